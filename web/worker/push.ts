import { callLimits } from '@schema/rules/calls/calls-texts';
import type { PushMessage } from '@schema/rules/push/push';
import { pushAnswers, pushTexts } from '@schema/rules/push/push-texts';
import { isQuietAt, type QuietHours } from '@schema/rules/settings/quiet-hours';
import { ask as mutate } from './ask-server.ts';
import { AnswerByPush, DeclineCallByToken, PushReceived } from './generated/documents.ts';

declare const self: ServiceWorkerGlobalScope;

type Shown = PushMessage & { kind: 'show' };

/** Shown of a message that can't be read, by a server that is newer than this script. */
const unknown: Shown = {
  kind: 'show',
  tag: 'unknown',
  title: 'News in Experiencia',
  body: '',
  link: '/notifications',
  at: 0,
};
const icon = '/icons/icon-192.png';
const badge = '/icons/badge-96.png';
/** A page that does not answer for so long is loaded anew. */
const answerMs = 700;

function readQuiet(sent: unknown): QuietHours | null {
  const { from, to, zone } = (sent ?? {}) as Partial<Record<string, unknown>>;
  const isWhole = typeof from === 'number' && typeof to === 'number' && typeof zone === 'string';
  return isWhole ? { from, to, zone } : null;
}

function readCall(sent: unknown): Shown['call'] | null {
  const { decline } = (sent ?? {}) as Partial<Record<string, unknown>>;
  return typeof decline === 'string' ? { decline } : null;
}

type Answers = NonNullable<Shown['answers']>;

/** Those that this script has a button for. */
const readAnswers = (sent: unknown): Answers =>
  (Array.isArray(sent) ? sent : []).flatMap((one: unknown) => {
    const { answer, token } = (one ?? {}) as Partial<Record<string, unknown>>;
    const known = pushAnswers.find((name) => name === answer);
    return known && typeof token === 'string' ? [{ answer: known, token }] : [];
  });

/** What a server of this version sends; anything else is news that can't be read. */
export function readMessage(text: string): PushMessage {
  try {
    const message = JSON.parse(text) as Partial<Record<string, unknown>>;
    const { kind, tag, title, body, link, at } = message;
    if (typeof tag !== 'string') return unknown;
    if (kind === 'takeBack') return { kind, tag };
    const quiet = readQuiet(message['quiet']);
    const call = readCall(message['call']);
    const answers = readAnswers(message['answers']);
    const more = {
      ...(quiet && { quiet }),
      ...(call && { call }),
      ...(answers.length > 0 && { answers }),
    };
    return kind === 'show' &&
      typeof title === 'string' &&
      typeof body === 'string' &&
      typeof at === 'number' &&
      typeof link === 'string' &&
      /^\/(?!\/)/.test(link)
      ? { kind, tag, title, body, link, at, ...more }
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

/** Asks a page something that it answers where it is so. @returns whether it does, in time */
const ask = (client: WindowClient, question: object): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, answerMs, false);
    client.postMessage(question, [port2]);
  });

/** What TypeScript does not know of notifications yet, and browsers do. */
type Options = NotificationOptions & {
  renotify: boolean;
  vibrate?: readonly number[];
  actions?: readonly { action: string; title: string; type?: 'text'; placeholder?: string }[];
};

/** A phone rings so: long, and again. */
const ringPattern = Array.from({ length: 8 }, () => [800, 400]).flat();

/**
 * How a call stands there: until somebody acts, with what answers and declines it. A tab that
 * nobody looks at may ring for it already: then it is seen here, and not heard twice.
 */
async function ringOptions(tag: string): Promise<Partial<Options>> {
  const windows = await openWindows();
  const rings = await Promise.all(windows.map((client) => ask(client, { rings: tag })));
  const { answer, decline } = pushTexts.call;
  return {
    requireInteraction: true,
    actions: [
      { action: 'answer', title: answer },
      { action: 'decline', title: decline },
    ],
    ...(rings.includes(true) ? { silent: true } : { vibrate: ringPattern }),
  };
}

/** The buttons of what is answered where it stands; words are typed there where systems let one. */
const answerActions = (answers: Answers): Pick<Options, 'actions'> => ({
  actions: answers.map(({ answer }) => ({
    action: answer,
    title: pushTexts.answers[answer],
    ...(answer === 'reply' && { type: 'text', placeholder: pushTexts.replyHint }),
  })),
});

/**
 * Shows it, unless a tab that is looked at tells it, or it stands there already. What the service
 * brings in quiet hours, as the phone was off until then, comes without a sound.
 */
async function show(message: Shown): Promise<void> {
  const { tag, title, body, link, at, quiet, call, answers } = message;
  const isLookedAt = (await openWindows()).some(({ focused }) => focused);
  if (isLookedAt && !mustShow(self.navigator.userAgent)) return;
  const stands = (await shown(tag)).some(({ data }) => (data as { at?: number } | null)?.at === at);
  if (stands && at !== 0) return;
  const options: Options = {
    body,
    tag,
    renotify: true,
    silent: quiet !== undefined && isQuietAt(quiet, new Date()),
    icon,
    badge,
    data: { link, at, answers, ...(call && { decline: call.decline, since: Date.now() }) },
    ...(answers && answerActions(answers)),
    ...(call && (await ringOptions(tag))),
  };
  await self.registration.showNotification(title, options);
}

/** What stands on the device, as this script made it. */
type Data = { link?: string; decline?: string; since?: number; answers?: Answers };
const dataOf = ({ data }: Notification): Data => (data ?? {}) as Data;

/**
 * Closes calls that ring no more by now: what takes them back may not have come, and Apple's
 * service brings nothing of the kind.
 */
async function closeOldRings(): Promise<void> {
  const oldest = Date.now() - callLimits.ringSeconds * 1000;
  for (const notification of await self.registration.getNotifications())
    if ((dataOf(notification).since ?? oldest) < oldest) notification.close();
}

const receiptEveryMs = 60_000;
let receiptAt = 0;

/**
 * Tells the server that pushes come, by the secret that the browser and it know: one that none are
 * heard of is renewed. A burst of pushes has one receipt, as long as this script stays awake.
 */
async function sendReceipt(): Promise<void> {
  const now = Date.now();
  if (now - receiptAt < receiptEveryMs) return;
  const subscription = await self.registration.pushManager?.getSubscription();
  const auth = subscription?.toJSON().keys?.['auth'];
  if (!subscription || !auth) return;
  receiptAt = now;
  await mutate(PushReceived, { endpoint: subscription.endpoint, auth });
}

/** What a push service brought. The receipt comes after it is shown, whether or not it can. */
export async function onPush(text: string): Promise<void> {
  const message = readMessage(text);
  await closeOldRings();
  if (message.kind === 'show') await show(message);
  else for (const notification of await shown(message.tag)) notification.close();
  await sendReceipt().catch(() => undefined);
}

/** Declines the call that rings, without a tab: the server ends it for all devices. */
async function decline(token: string): Promise<void> {
  await mutate(DeclineCallByToken, { token });
}

/** Answers without a tab; what does not arrive stands there again, with its words. */
async function answerHere(
  { tag, title }: Notification,
  { link, token, words }: { link: string; token: string; words: string },
): Promise<void> {
  const isThere = await mutate(AnswerByPush, { token, words: words || null })
    .then(({ code }) => code === undefined)
    .catch(() => false);
  if (isThere) return;
  const options = { tag, body: pushTexts.notAnswered(words), icon, badge, data: { link } };
  await self.registration.showNotification(title, options);
}

/**
 * A press on a notification opens the very thing: in a tab that is there, else in a new one. A call
 * rings there, to be answered; one that is declined needs no tab.
 * @param action the button that was pressed; empty for the notification itself
 * @param words what was typed there, where the system lets one
 */
export async function onPress(
  notification: Notification,
  action: string,
  words = '',
): Promise<void> {
  notification.close();
  const { link = unknown.link, decline: token, answers = [] } = dataOf(notification);
  if (action === 'decline' && token) return decline(token).catch(() => undefined);
  const answer = answers.find((one) => one.answer === action);
  if (answer && (action !== 'reply' || words.trim()))
    return answerHere(notification, { link, token: answer.token, words });
  const { pathname } = new URL(link, self.location.origin);
  const windows = await openWindows();
  const best =
    windows.find(({ url }) => new URL(url).pathname === pathname) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0];
  if (best) {
    const focused = await best.focus().catch(() => best);
    // A page that hears of it later leaves it to the new tab.
    if (await ask(focused, { open: link, until: Date.now() + answerMs })) return;
  }
  await self.clients.openWindow(link);
}
