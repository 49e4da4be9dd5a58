import { chatRequestMailTexts as texts } from '../../../../../../schema/rules/chat/chat-mail-texts.ts';
import { mailAnswerTexts } from '../../../../../../schema/rules/mailanswers/mailanswers-mail-texts.ts';
import { pagePaths } from '../../../../../../schema/rules/pages/page-paths.ts';
import { degreeLine } from '../../../../../../schema/rules/text/display.ts';
import type { LetterParagraph } from '../../../../../../schema/rules/text/letter.ts';
import { asked } from '../../../../core/asks.ts';
import type { App, Work } from '../../../../core/context.ts';
import type { Job } from '../../../../core/jobs/jobs.ts';
import { letterMail, type StopAddresses } from '../../../../core/mail/letter.ts';
import { type Mail, mailRetries } from '../../../../core/mail/mail.ts';
import { webAddress } from '../../../../core/text/web-address.ts';
import { findAddressee } from '../../../identity/index.ts';
import type { LinkedRequest } from '../requests.types.ts';
import { findLinkedRequest, findWaitingRequest } from './answer-by-link.ts';
import { requestAnswerAddress } from './answer-by-mail.ts';
import { type LinkAnswer, type RequestLink, requestToken } from './request-links.ts';

/**
 * A reminder of a request that waits. Its id is made when it is asked for: sent again, it is the
 * same mail.
 */
export interface RequestReminder {
  mailId: string;
  conversationId: string;
  alumnusId: string;
  askedAt: number;
  /** After it there are no mails at once for a while. */
  isLast?: boolean;
}

export const reminderJob = 'chat.mail-reminder';

/** What a reminder says besides the request. */
interface ReminderWords {
  /** Where such mails are stopped: a page, and the call of mail programs (RFC 8058). */
  stop: StopAddresses;
  /** How many mails there are, beside why one gets this, and at the end of the last of them. */
  bound: { why: string; last: readonly LetterParagraph[] } | null;
}

/** What people want of such mails. */
interface ReminderChoice {
  /**
   * Which of these may leave: mails at once are bounded, and those about one person. What gets no
   * place is told of in the weekly mail. After a last one there is none for a while.
   */
  takePlaces(
    work: Work,
    reminders: readonly { userId: string; conversationId: string; senderId: string }[],
    now: Date,
  ): Promise<readonly ('taken' | 'last' | 'none')[]>;
  /** Null for who wants no such mails. */
  choiceOf(app: App, userId: string, isLast: boolean): Promise<ReminderWords | null>;
}

/** Of the room that keeps the choices of mails. */
export const reminderChoice = asked<ReminderChoice>('chat.reminderChoice');

/** The pages that answer a request without signing in, one for each answer. */
function requestLinks(app: App, request: Omit<RequestLink, 'answer'>) {
  const link = (answer: LinkAnswer): string =>
    webAddress(app.config, pagePaths.chatRequest, {
      token: requestToken(app, { ...request, answer }),
    });
  return { accept: link('accept'), decline: link('decline') };
}

interface MailedRequest {
  note: string | null;
  links: { accept: string; decline: string };
  /** Makes where the mail itself is answered to; null where the college takes no such answers. */
  answerAddress(): Promise<string | null>;
}

/**
 * A request that waits, for the first mail about it: what is written with it, and where it is
 * answered without signing in. Null for what waits no more.
 */
export async function findRequestToAnswer(
  app: App,
  alumnusId: string,
  conversationId: string,
): Promise<MailedRequest | null> {
  const waiting = await findWaitingRequest(app, conversationId, alumnusId);
  if (!waiting) return null;
  const request = { conversationId, alumnusId, askedAt: waiting.askedAt };
  return {
    note: waiting.note,
    links: requestLinks(app, request),
    answerAddress: () => requestAnswerAddress(app, request),
  };
}

function reminderMail(
  app: App,
  reminder: RequestReminder,
  to: { email: string; fullName: string },
  { user, note }: LinkedRequest,
  replyTo: string | null,
  { stop, bound }: ReminderWords,
): Mail {
  const { why, ...reason } = texts.reason;
  const who = [user.fullName, degreeLine(user)].filter(Boolean).join(', ');
  const links = requestLinks(app, reminder);
  return letterMail(app.config, {
    to,
    ...texts.waits(
      { name: user.fullName, who, note },
      links,
      replyTo ? mailAnswerTexts.chatRequest(user.fullName) : null,
      bound?.last ?? [],
    ),
    replyTo: replyTo ?? undefined,
    mailId: reminder.mailId,
    reason: { why: bound ? `${why} ${bound.why}` : why, ...reason, ...stop },
  });
}

/**
 * Mails a reminder, unless the request was answered meanwhile or the person wants no such mails.
 */
export const mailReminder = (app: App): Job<RequestReminder> => ({
  name: reminderJob,
  formerName: 'chat.remind',
  ...mailRetries,
  async run(reminder) {
    const words = await reminderChoice().choiceOf(app, reminder.alumnusId, !!reminder.isLast);
    if (!words) return;
    const to = await findAddressee(app, reminder.alumnusId);
    const request = await findLinkedRequest(app, { ...reminder, answer: 'accept' });
    if (!to || request?.status !== 'pending') return;
    const replyTo = await requestAnswerAddress(app, reminder);
    await app.mailer.send(reminderMail(app, reminder, to, request, replyTo, words));
  },
});
