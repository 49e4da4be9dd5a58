import { chatLimits } from '../../../../../schema/rules/chat-texts.ts';
import { degreeLine } from '../../../../../schema/rules/display.ts';
import type { App } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { collegeMail, type Mail, mailRetries, oneLine } from '../../../core/mail.ts';
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

export const reminderJob = 'chat.remind';

/**
 * Whether a person wants such mails, and where they stop them: a page, and the call of mail
 * programs (RFC 8058).
 */
interface ReminderChoice {
  isOff(app: App, userId: string): Promise<boolean>;
  stopAddress(app: App, userId: string): { page: string; call: string };
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
  const { publicUrl } = app.config;
  const stop = choice?.stopAddress(app, reminder.alumnusId);
  const link = (answer: 'accept' | 'decline'): string =>
    `${publicUrl}/chat-request?token=${encodeURIComponent(requestToken(app, { ...reminder, answer }))}`;
  const who = [oneLine(user.fullName), oneLine(degreeLine(user))].filter(Boolean).join(', ');
  const words = note ? `They write:\n\n    ${oneLine(note)}\n\n` : '';
  return collegeMail(app.config, {
    to,
    subject: `${user.fullName} still waits for your answer`,
    text: `${who} asks you for a chat. ${words}Accept: ${link('accept')}\nNot now: ${link('decline')}\n\nBoth open a page that asks whether you mean it; you need not sign in. After ${chatLimits.requestDays} days without an answer the request ends, and ${oneLine(user.fullName)} is told so.${stop ? `\n\nStop these mails: ${stop.page}` : ''}`,
    messageId: `<${reminder.mailId}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && {
        'List-Unsubscribe': `<${stop.call}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  });
}

/**
 * Mails a reminder, unless the request was answered meanwhile or the person wants no such mails.
 */
export const mailReminder = (app: App): Job<RequestReminder> => ({
  name: reminderJob,
  ...mailRetries,
  async run(reminder) {
    if (await choice?.isOff(app, reminder.alumnusId)) return;
    const to = await findAddressee(app, reminder.alumnusId);
    const request = await findLinkedRequest(app, { ...reminder, answer: 'accept' });
    if (to && request?.status === 'pending')
      await app.mailer.send(reminderMail(app, reminder, to, request));
  },
});
