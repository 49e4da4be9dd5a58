import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { type Mail, mailRetries } from '../../core/mail/mail.ts';
import { findAddressee } from '../identity/index.ts';
import { isCollegeMailOff } from '../notifications/index.ts';

/**
 * Each reason to write to many has a queue of its own: no code, notice or other reason waits behind
 * it.
 */
type Reason = 'invitation' | 'graduation';
const nameOf = (reason: Reason): string => `imports.mail-${reason}`;

interface CollegeMailJob {
  userId: string;
  mail: Mail;
}

/** Mails one of many. */
export const enqueueCollegeMail = (
  work: Work,
  reason: Reason,
  mail: CollegeMailJob,
): Promise<void> => work.enqueue(nameOf(reason), mail);

/**
 * Sends what was asked for, one after the other, unless the account was deleted meanwhile or the
 * person has stopped these mails.
 */
export const mailCollege = (app: App, reason: Reason): Job<CollegeMailJob> => ({
  name: nameOf(reason),
  ...mailRetries,
  async run({ userId, mail }) {
    if (await isCollegeMailOff(app, userId)) return;
    if (await findAddressee(app, userId)) await app.mailer.send(mail);
  },
});
