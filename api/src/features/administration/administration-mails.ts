import type { App, Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { type Letter, letterMail } from '../../core/mail/letter.ts';
import { mailRetries } from '../../core/mail/mail.ts';
import { sendInvitation } from '../imports/index.ts';

const name = 'administration.mail-person';

interface PersonMail extends Letter {
  /** Whom it invites: whether it arrives is noted then. */
  invitedId?: string;
}

/**
 * Mails somebody what an admin did, after the commit; also those who have no account any more. No
 * secret stands in it.
 */
export const mailLater = (work: Work, mail: PersonMail): Promise<void> => work.enqueue(name, mail);

export const administrationMails = (app: App): Job<PersonMail> => ({
  name,
  formerName: 'administration.mail',
  ...mailRetries,
  async run({ invitedId, ...letter }) {
    const mail = letterMail(app.config, letter);
    if (invitedId) await sendInvitation(app, invitedId, mail);
    else await app.mailer.send(mail);
  },
});
