import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { collegeMail, mailRetries } from '../../core/mail.ts';

const name = 'administration.mail';

interface AdministrationMailJob {
  to: { email: string; fullName: string };
  subject: string;
  text: string;
}

/**
 * Mails somebody what an admin did, after the commit; also those who have no account any more. No
 * secret stands in it.
 */
export const mailLater = (work: Work, mail: AdministrationMailJob): Promise<void> =>
  work.enqueue(name, mail);

export const administrationMails = (app: App): Job<AdministrationMailJob> => ({
  name,
  ...mailRetries,
  async run({ to, subject, text }) {
    await app.mailer.send(
      collegeMail(app.config, {
        to,
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  },
});
