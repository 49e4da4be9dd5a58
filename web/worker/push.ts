import type { PushMessage } from '@schema/rules/push';
import { isQuietAt, type QuietHours } from '@schema/rules/quiet-hours';

declare const self: ServiceWorkerGlobalScope;

/** Shown of a message that can't be read, by a server that is newer than this script. */
const unknown: PushMessage & { kind: 'show' } = {
  kind: 'show',
  tag: 'unknown',
  title: 'News in Experiencia',
  body: '',
  link: '/notifications',
  at: 0,
};
/** A page that does not answer for so long is loaded anew. */
const answerMs = 700;

function readQuiet(sent: unknown): QuietHours | null {
  const { from, to, zone } = (sent ?? {}) as Partial<Record<string, unknown>>;
  const isWhole = typeof from === 'number' && typeof to === 'number' && typeof zone === 'string';
  return isWhole ? { from, to, zone } : null;
}

/** What a server of this version sends; anything else is news that can't be read. */
export function readMessage(text: string): PushMessage {
  try {
    const message = JSON.parse(text) as Partial<Record<string, unknown>>;
    const { kind, tag, title, body, link, at } = message;
    if (typeof tag !== 'string') return unknown;
    if (kind === 'takeBack') return { kind, tag };
    const quiet = readQuiet(message['quiet']);
    return kind === 'show' &&
      typeof title === 'string' &&
      typeof body === 'string' &&
      typeof at === 'number' &&
      typeof link === 'string' &&
      /^\/(?!\/)/.test(link)
      ? { kind, tag, title, body, link, at, ...(quiet && { quiet }) }
      : unknown;
  } catch {
    return unknown;
  }
}

/** Apple ends subscriptions whose messages show nothing, whoever looks. */
const mustShow = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit') && !/Chrom|Edg|OPR/.test(userAgent);

const openWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const shown = (tag: string): Promise<Notification[]> => self.registration.getNotifications({ tag });

/**
 * Shows it, unless a tab that is looked at tells it, or it stands there already. What the service
 * brings in quiet hours, as the phone was off until then, comes without a sound.
 */
async function show(message: PushMessage & { kind: 'show' }): Promise<void> {
  const { tag, title, body, link, at, quiet } = message;
  const isLookedAt = (await openWindows()).some(({ focused }) => focused);
  if (isLookedAt && !mustShow(self.navigator.userAgent)) return;
  const stands = (await shown(tag)).some(({ data }) => (data as { at?: number } | null)?.at === at);
  if (stands && at !== 0) return;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    silent: quiet !== undefined && isQuietAt(quiet, new Date()),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { link, at },
  };
  await self.registration.showNotification(title, options);
}

/** What a push service brought. */
export async function onPush(text: string): Promise<void> {
  const message = readMessage(text);
  if (message.kind === 'show') return show(message);
  for (const notification of await shown(message.tag)) notification.close();
}

/** Asks a page to open a link itself: its forms ask first. @returns whether it does */
const opensItself = (client: WindowClient, link: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, answerMs, false);
    client.postMessage({ open: link }, [port2]);
  });

/** A press on a notification opens the very thing: in a tab that is there, else in a new one. */
export async function onPress(notification: Notification): Promise<void> {
  notification.close();
  const { link = unknown.link } = (notification.data ?? {}) as { link?: string };
  const { pathname } = new URL(link, self.location.origin);
  const windows = await openWindows();
  const best =
    windows.find(({ url }) => new URL(url).pathname === pathname) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0];
  if (best) {
    const focused = await best.focus().catch(() => best);
    if (await opensItself(focused, link)) return;
  }
  await self.clients.openWindow(link);
}
