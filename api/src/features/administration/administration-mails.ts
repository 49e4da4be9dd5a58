import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { type Letter, letterMail } from '../../core/mail/letter.ts';
import { mailRetries } from '../../core/mail/mail.ts';

const name = 'administration.mail-person';

/**
 * Mails somebody what an admin did, after the commit; also those who have no account any more. No
 * secret stands in it.
 */
export const mailLater = (work: Work, letter: Letter): Promise<void> => work.enqueue(name, letter);

export const administrationMails = (app: App): Job<Letter> => ({
  name,
  formerName: 'administration.mail',
  ...mailRetries,
  async run(letter) {
    await app.mailer.send(letterMail(app.config, letter));
  },
});
