import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { mailRetries, oneLine } from '../../core/mail.ts';

const name = 'administration.mail';

interface Letter {
  to: { email: string; fullName: string };
  subject: string;
  text: string;
}

/** Mails somebody what an admin did, after the commit; also those who have no account any more. No secret stands in it. */
export const mailLater = (work: Work, letter: Letter): Promise<void> => work.enqueue(name, letter);

export const administrationMails = (app: App): Job<Letter> => ({
  name,
  ...mailRetries,
  async run({ to, subject, text }) {
    const { publicUrl, college } = app.config;
    await app.mailer.send({
      to: to.email,
      subject,
      text: `Hello ${oneLine(to.fullName)},\n\n${text.replaceAll('{site}', publicUrl)}\n\nExperiencia · ${college.name}\n${publicUrl}\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  },
});
