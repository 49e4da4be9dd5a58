import type { ApolloClient } from '@apollo/client';
import { signedInId } from '@/core/auth';
import { personalStore } from '@/core/drafts/persisted';
import { isInstalled, isIos } from '@/core/worker/install';
import { workerRegistration } from '@/core/worker/registration';
import { startWorker } from '@/core/worker/start-worker';
import {
  mutateSubscribeToPush,
  mutateUnsubscribeFromPush,
  queryPushState,
} from '@/generated/calls';

/**
 * How this browser stands: `needsInstall` on iOS, where only the installed app can be told;
 * `blocked` by the person, in the browser.
 */
type PushStanding = 'impossible' | 'needsInstall' | 'blocked' | 'off' | 'on';

/** That somebody turned it on here: a subscription that is lost is made anew. */
const turnedOn = personalStore('push', {
  parse: (stored) => (stored === true ? true : undefined),
});
const isTurnedOn = (): boolean => turnedOn.read() === true;

const hasPush = (): boolean => 'PushManager' in window && 'Notification' in window;

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  await startWorker();
  return workerRegistration();
}

/** What the server knows of this browser's subscription. */
const askState = async (client: ApolloClient, endpoint: string | null) => {
  const { data } = await queryPushState(client, {
    variables: { endpoint },
    fetchPolicy: 'network-only',
  });
  if (!data) throw new Error('no answer');
  return data.pushState;
};

export interface Standing {
  standing: PushStanding;
  /** The server's key, where this browser can subscribe. */
  key: string | null;
  /** It is told, and hears nothing of it for long: it is to subscribe anew. */
  needsRenewal?: boolean;
}

/** @throws when the server can't be asked */
export async function readStanding(client: ApolloClient): Promise<Standing> {
  if (!hasPush())
    return { standing: isIos() && !isInstalled() ? 'needsInstall' : 'impossible', key: null };
  const registration = await registered();
  if (!registration) return { standing: 'impossible', key: null };
  const subscription = await registration.pushManager.getSubscription();
  const { key, isOn, needsRenewal } = await askState(client, subscription?.endpoint ?? null);
  if (Notification.permission === 'denied') return { standing: 'blocked', key };
  return { standing: isOn ? 'on' : 'off', key, needsRenewal };
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );

/** A worker that is not there by then can't be stored on this device. */
const longestWaitMs = 30_000;

/**
 * The worker's registration once it listens: at a first visit it is still being stored, for as long
 * as the line takes, and browsers subscribe nobody before.
 * @throws where there is none, and none comes
 */
async function listening(): Promise<ServiceWorkerRegistration> {
  const registration = await registered();
  if (!registration) throw new Error('no service worker');
  if (registration.active) return registration;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, longestWaitMs, new Error('the service worker is not there'));
  });
  return Promise.race([navigator.serviceWorker.ready, tooLong]).finally(() => clearTimeout(timer));
}

/** Subscribes this browser, which is allowed to, and tells the server. */
async function subscribe(client: ApolloClient, key: string): Promise<void> {
  const { pushManager } = await listening();
  // One of another key of the server, or a silent one: browsers have one at a time.
  const before = await pushManager.getSubscription();
  await before?.unsubscribe();
  const userId = signedInId();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { endpoint } = subscription;
  const input = { endpoint, p256dh, auth, ...(before && { replaces: before.endpoint }) };
  await mutateSubscribeToPush(client, { variables: { input } });
  // Somebody who signed out meanwhile leaves nothing behind.
  if (signedInId() === userId) turnedOn.write(true);
  else await subscription.unsubscribe();
}

/**
 * Asks the person, through the browser, and subscribes. Called in a press, for browsers ask in no
 * other.
 * @throws when the push service or the server can't be reached
 */
export async function turnPushOn(client: ApolloClient, key: string): Promise<PushStanding> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await subscribe(client, key);
  return 'on';
}

/** @throws when the server can't be reached: it is on as before */
export async function turnPushOff(client: ApolloClient): Promise<PushStanding> {
  const registration = await registered();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await mutateUnsubscribeFromPush(client, { variables: { endpoint } });
    await subscription.unsubscribe();
  }
  turnedOn.remove();
  return 'off';
}

/**
 * Makes a subscription anew that this browser, its service or a new session lost, and one that went
 * silent. Tabs do it one after the other: the second finds it done.
 */
export async function renewPush(client: ApolloClient): Promise<void> {
  if (!isTurnedOn() || !hasPush() || Notification.permission !== 'granted') return;
  const renew = async () => {
    const { standing, key, needsRenewal } = await readStanding(client);
    if (key !== null && (standing === 'off' || needsRenewal)) await subscribe(client, key);
  };
  await ('locks' in navigator ? navigator.locks.request('push', renew) : renew());
}
