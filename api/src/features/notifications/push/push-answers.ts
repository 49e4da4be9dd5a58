import {
  type PushAnswer,
  pushAnswers,
  pushTexts,
} from '../../../../../schema/rules/push/push-texts.ts';
import { assertNotMuted } from '../../../core/access.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import { badUserInput, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { oneOfOrNull } from '../../../core/rest/rest-input.ts';
import { readLink, signLink } from '../../../core/secrets/signed-link.ts';
import {
  answerMailedRequest,
  findUnreadWords,
  findWaitingRequest,
  sendMessage,
} from '../../chat/index.ts';
import { acceptConnection, rejectConnection } from '../../connections/index.ts';
import { viewerOfAccount } from '../../identity/index.ts';
import { conversationOfLink } from '../mail/answers-by-link.ts';
import { findNotification } from '../notifications.queries.ts';
import { notificationsSql } from '../notifications.sql.ts';
import { changeNotifications } from '../notifications.ts';
import type { Notification } from '../notifications.types.ts';
import { listeningBrowsers } from './browsers.ts';

/** What a button of one notification on one browser does. */
interface AnswerToken {
  subscriptionId: string;
  notificationId: string;
  answer: PushAnswer;
  /** In milliseconds: of a request when it was sent, of messages when the latest came. */
  at: number;
}

const tokenOf = (app: App, { subscriptionId, notificationId, answer, at }: AnswerToken): string =>
  signLink(app, 'push-answer', subscriptionId, notificationId, answer, at);

/** @throws BAD_USER_INPUT for tokens that this product did not make */
function readToken(app: App, token: string): AnswerToken {
  const [subscriptionId, notificationId, name, at, ...more] =
    readLink(app, 'push-answer', token) ?? [];
  const answer = oneOfOrNull(name, pushAnswers);
  if (!isId(subscriptionId) || !isId(notificationId) || !answer || more.length > 0)
    throw badUserInput(pushTexts.answerInvalid);
  return { subscriptionId, notificationId, answer, at: Number(at) };
}

/** How a notification is answered where it stands, and what is written with what it asks. */
interface AnswersByPush {
  answers: { answer: PushAnswer; token: string }[];
  words: string | null;
}

/** What can be answered of a notification by its own person, and since when it is as it is. */
async function answerable(
  app: App,
  userId: string,
  { kind, link, status, updatedAt }: Notification,
): Promise<{ answers: readonly PushAnswer[]; at: number; words?: string | null } | null> {
  if (kind === 'messageSent') {
    const id = conversationOfLink(link);
    const words = id && (await findUnreadWords(app, id, userId));
    return { answers: ['reply'], at: updatedAt.getTime(), words };
  }
  if (kind === 'connectionAsked')
    return status === 'pending'
      ? { answers: ['acceptConnection', 'rejectConnection'], at: updatedAt.getTime() }
      : null;
  const conversationId = kind === 'chatRequested' ? conversationOfLink(link) : null;
  const request = conversationId && (await findWaitingRequest(app, conversationId, userId));
  if (!request) return null;
  const { askedAt: at, note: words } = request;
  return { answers: ['acceptRequest', 'declineRequest'], at, words };
}

/** Makes what answers a notification on one browser, without a tab. */
export async function answersByPush(
  app: App,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  told: Notification,
): Promise<AnswersByPush | null> {
  const found = await answerable(app, userId, told);
  if (!found) return null;
  const { answers, at, words = null } = found;
  const whose = { subscriptionId, notificationId: told.id, at };
  return {
    answers: answers.map((answer) => ({ answer, token: tokenOf(app, { ...whose, answer }) })),
    words,
  };
}

const browserOwner = notificationsSql.statement(
  'browserOwner',
  { id: 'uuid', now: 'timestamptz' },
  (_db, { id, now }) =>
    listeningBrowsers
      .where('subscription.id', '=', id)
      .where('session.expires_at', '>', now)
      .select('subscription.user_id as userId'),
);

/** Who is told on a browser, as long as its session is open; never as an admin. */
async function viewerOfBrowser(app: App, id: string): Promise<Viewer | null> {
  const [browser] = await app.db.query(browserOwner, { id, now: app.clock.now() });
  return browser ? viewerOfAccount(app, browser.userId) : null;
}

type Acting = Context & { viewer: Viewer };
type Answer = (
  ctx: Acting,
  about: { told: Notification; token: AnswerToken; words: string | null },
) => Promise<unknown>;

const gone = () => notFound(pushTexts.answerGone);

const answerRequest =
  (answer: 'accept' | 'decline'): Answer =>
  (ctx, { told, token }) => {
    const conversationId = conversationOfLink(told.link);
    if (!conversationId) throw gone();
    const request = { conversationId, alumnusId: ctx.viewer.id, answer, askedAt: token.at };
    return answerMailedRequest(ctx, request, null);
  };

const acting: Record<PushAnswer, Answer> = {
  acceptRequest: answerRequest('accept'),
  declineRequest: answerRequest('decline'),
  acceptConnection: (ctx, { told }) => acceptConnection(ctx, told.requestId ?? ''),
  rejectConnection: (ctx, { told }) => rejectConnection(ctx, told.requestId ?? ''),
  reply: (ctx, { told, token, words }) => {
    const conversationId = conversationOfLink(told.link);
    if (!conversationId) throw gone();
    // The same however often it is sent: one notification has one answer, until it comes again.
    const key = `push-${told.id}-${token.at}`;
    return sendMessage(ctx, { conversationId, key, content: words ?? '', replyToId: null });
  },
};

/**
 * Answers what a notification on a browser tells of, without a tab, by the commands of the product,
 * and has it read. The token was sent to that browser alone and ends with its session. The browser
 * is what is limited (`pushAnswers`), not the address it answers from: a hostel shares one.
 * @throws BAD_USER_INPUT for tokens that this product did not make and for words that are none;
 * RATE_LIMITED; NOT_FOUND once the session is over or the thing is gone; FORBIDDEN for who is
 * muted; CONFLICT for what was answered
 */
export async function answerByPush(
  ctx: Context,
  sent: string,
  words: string | null,
): Promise<boolean> {
  const { app } = ctx;
  const token = readToken(app, sent);
  await app.limits.consume('pushAnswers', token.subscriptionId);
  const viewer = await viewerOfBrowser(app, token.subscriptionId);
  const told = viewer && (await findNotification(app, token.notificationId, viewer.id));
  if (!told) throw gone();
  assertNotMuted(viewer.mutedUntil, app.clock.now());
  const own = { ...ctx, viewer, cache: new Map() };
  await acting[token.answer](own, { told, token, words });
  await changeNotifications(own, 'markRead', { ids: [told.id], tab: 'all' });
  return true;
}
