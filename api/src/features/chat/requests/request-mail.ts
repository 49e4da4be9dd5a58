import { chatRequestMailTexts as texts } from '../../../../../schema/rules/chat-mail-texts.ts';
import { degreeLine } from '../../../../../schema/rules/display.ts';
import { pagePaths } from '../../../../../schema/rules/page-paths.ts';
import type { App } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { letterMail, type StopAddresses } from '../../../core/mail/letter.ts';
import { type Mail, mailRetries } from '../../../core/mail/mail.ts';
import { webAddress } from '../../../core/web-address.ts';
import { findAddressee } from '../../identity/index.ts';
import { findLinkedRequest } from './answer-by-link.ts';
import { requestToken } from './request-links.ts';
import type { LinkedRequest } from './requests.types.ts';

/**
 * A reminder of a request that waits. Its id is made when it is asked for: sent again, it is the
 * same mail.
 */
export interface RequestReminder {
  mailId: string;
  conversationId: string;
  alumnusId: string;
  askedAt: number;
}

export const reminderJob = 'chat.mail-reminder';

/**
 * Whether a person wants such mails, and where they stop them: a page, and the call of mail
 * programs (RFC 8058).
 */
interface ReminderChoice {
  isOff(app: App, userId: string): Promise<boolean>;
  stopAddresses(app: App, userId: string): StopAddresses;
}
let choice: ReminderChoice | undefined;

/**
 * Lets the room that keeps the choices of mails say them. Called once, while that room's module
 * loads.
 */
export function provideReminderChoice(provided: ReminderChoice): void {
  choice = provided;
}

function reminderMail(
  app: App,
  reminder: RequestReminder,
  to: { email: string; fullName: string },
  { user, note }: LinkedRequest,
): Mail {
  const stop = choice?.stopAddresses(app, reminder.alumnusId);
  const link = (answer: 'accept' | 'decline'): string =>
    webAddress(app.config, pagePaths.chatRequest, {
      token: requestToken(app, { ...reminder, answer }),
    });
  const who = [user.fullName, degreeLine(user)].filter(Boolean).join(', ');
  const links = { accept: link('accept'), decline: link('decline') };
  return letterMail(app.config, {
    to,
    ...texts.waits({ name: user.fullName, who, note }, links),
    mailId: reminder.mailId,
    ...(stop && { reason: { ...texts.reason, ...stop } }),
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
    if (await choice?.isOff(app, reminder.alumnusId)) return;
    const to = await findAddressee(app, reminder.alumnusId);
    const request = await findLinkedRequest(app, { ...reminder, answer: 'accept' });
    if (to && request?.status === 'pending')
      await app.mailer.send(reminderMail(app, reminder, to, request));
  },
});
