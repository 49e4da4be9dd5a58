import { mailAnswerTexts } from '../../../../../schema/rules/mailanswers/mailanswers-mail-texts.ts';
import { notificationMailTexts } from '../../../../../schema/rules/notifications/notifications-mail-texts.ts';
import { pagePathOf, pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import type { LetterLink } from '../../../../../schema/rules/text/letter.ts';
import type { App } from '../../../core/context.ts';
import { webAddress } from '../../../core/text/web-address.ts';
import { findRequestToAnswer } from '../../chat/index.ts';
import { makeAnswerAddress } from '../../mailanswers/index.ts';
import { makeAnswerLink } from '../../questions/index.ts';
import type { MailedNotification } from '../notifications.queries.ts';

const texts = notificationMailTexts.byLink;

/** How what a mail tells of is answered without signing in. */
export interface AnswersByLink {
  links: LetterLink[];
  /** What somebody writes, where the notification does not have it itself. */
  words?: string | null;
  /** Makes where an answer to the mail itself goes; null where the college takes none. */
  answerAddress(): Promise<string | null>;
  /** What stands in a mail that can be answered. */
  byMail(name: string): string;
}

/** The id at the end of a link. */
const idAfter = (link: string, start: string): string | null =>
  link.startsWith(start) ? link.slice(start.length) : null;

/** The conversation that a link leads to; null for other links. */
export const conversationOfLink = (link: string): string | null =>
  idAfter(link, pagePathOf.chat(''));

/** The question of a link, `/post/<id>#question-<id>`. */
const questionOf = (link: string): string | null =>
  idAfter(link.slice(link.indexOf('#')), pagePathOf.question('', '').replace(/^[^#]*/, ''));

async function answersTo(
  app: App,
  userId: string,
  { kind, link }: MailedNotification,
): Promise<AnswersByLink | null> {
  if (kind === 'questionAsked') {
    const questionId = questionOf(link);
    if (questionId === null) return null;
    const token = await makeAnswerLink(app, { userId, questionId });
    const to = webAddress(app.config, pagePaths.answerQuestion, { token });
    return {
      links: [{ label: texts.answer, to }],
      answerAddress: () => makeAnswerAddress(app, { userId, kind: 'question', about: questionId }),
      byMail: mailAnswerTexts.question,
    };
  }
  const conversationId = kind === 'chatRequested' ? conversationOfLink(link) : null;
  const request = conversationId && (await findRequestToAnswer(app, userId, conversationId));
  if (!request) return null;
  const { accept, decline } = request.links;
  return {
    links: [
      { label: texts.accept, to: accept },
      { label: texts.decline, to: decline },
    ],
    words: request.note,
    answerAddress: request.answerAddress,
    byMail: mailAnswerTexts.chatRequest,
  };
}

/** Makes the links of a mail that is about to leave, by the ids of its notifications. */
export async function answersByLink(
  app: App,
  userId: string,
  notifications: readonly MailedNotification[],
): Promise<Map<string, AnswersByLink>> {
  const found = new Map<string, AnswersByLink>();
  for (const notification of notifications) {
    const answers = await answersTo(app, userId, notification);
    if (answers) found.set(notification.id, answers);
  }
  return found;
}

/** Where a mail is answered to, and what it says of that. */
export interface AnswerByMail {
  replyTo: string;
  words: string;
}

/**
 * Of a mail in which one thing alone can be answered: an answer to a mail about two would have to
 * be guessed at.
 */
export async function answerByMail(
  notifications: readonly MailedNotification[],
  answers: ReadonlyMap<string, AnswersByLink>,
): Promise<AnswerByMail | null> {
  const [only, ...more] = notifications.filter(({ id }) => answers.has(id));
  const how = only && answers.get(only.id);
  const replyTo = how && more.length === 0 ? await how.answerAddress() : null;
  if (!only?.sender || !how || !replyTo) return null;
  return { replyTo, words: how.byMail(only.sender.fullName) };
}
