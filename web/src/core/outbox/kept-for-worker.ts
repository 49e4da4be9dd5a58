import { type Waiting, type WaitingThing, waitingStore } from '@schema/rules/device/waiting-store';
import { claimsOf, getToken, signedInId } from '../auth.ts';
import { deviceDatabase } from '../drafts/device-database.ts';
import { personalStore } from '../drafts/persisted.ts';
import { site } from '../site.ts';
import { workerRegistration } from '../worker/registration.ts';

/** What TypeScript does not know of yet: Background Sync, which not every browser has. */
type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

const database = deviceDatabase<Waiting>(waitingStore.database, waitingStore.store);

/** That the worker has something of this person: most visits need not look. */
const isKept = personalStore('forWorker', {
  parse: (stored) => (stored === true ? true : undefined),
});

/** Whether this browser sends what waits when it has a line, also while no tab is open. */
export const sendsWhenClosed = (): boolean => site.worker === 'on' && 'SyncManager' in window;

async function wakeLater(): Promise<void> {
  const registration: WithSync | undefined = await workerRegistration();
  // The person may have shut it off in the browser: then it goes at the next visit.
  await registration?.sync?.register(waitingStore.tag).catch(() => undefined);
}

async function keep(userId: string, things: readonly WaitingThing[]): Promise<void> {
  const token = getToken();
  if (!sendsWhenClosed() || !token || claimsOf(token).sub !== userId) return;
  if (things.length === 0) {
    if (isKept.read() !== true) return;
    isKept.remove();
    await database((store) => store.remove([userId]), undefined);
    return;
  }
  isKept.write(true);
  await database(async (store) => {
    const arrived = (await store.get(userId))?.arrived ?? [];
    await store.set(userId, { token, things: [...things], arrived });
    // Somebody who signed out meanwhile leaves nothing behind.
    if (signedInId() !== userId) await store.remove([userId]);
  }, undefined);
  await wakeLater();
}

/** What is said of it, one after the other: the last stays. */
let keeping: Promise<void> = Promise.resolve();

/**
 * Keeps what waits where the service worker finds it, which sends it once there is a line and no
 * tab that does; where nothing waits, takes it away there.
 */
export function keepForWorker(userId: string, things: readonly WaitingThing[]): Promise<void> {
  keeping = keeping.then(() => keep(userId, things));
  return keeping;
}

/** Keys of what the worker has sent, once it is not at it. */
export async function takeArrived(userId: string): Promise<string[]> {
  if (isKept.read() !== true) return [];
  const take = () =>
    database<string[]>(async (store) => {
      const kept = await store.get(userId);
      if (!kept) return [];
      await store.set(userId, { ...kept, arrived: [] });
      return kept.arrived;
    }, []);
  return 'locks' in navigator ? navigator.locks.request(waitingStore.lock, take) : take();
}

/** Forgets what waits there of everybody. */
export const forgetWaiting = (): Promise<void> =>
  database(async (store) => store.remove(await store.keys()), undefined);

/** Forgets what waits there of others than that person. */
export const forgetWaitingOfOthers = (userId: string): Promise<void> =>
  database(
    async (store) => store.remove((await store.keys()).filter((key) => key !== userId)),
    undefined,
  );
