import type { App, Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { type Mail, mailRetries } from '../../../core/mail/mail.ts';
import { findAddressee } from './addressee.ts';

const name = 'identity.mail-owner';

interface AccountMail {
  userId: string;
  mail: Mail;
}

/** Mails the owner of an account what happened to it: no secret. */
export const enqueueAccountMail = (work: Work, userId: string, mail: Mail): Promise<void> =>
  work.enqueue(name, { userId, mail } satisfies AccountMail);

/** Sends what was asked for, unless the account was deleted or banned meanwhile. */
export const mailAccountOwner = (app: App): Job<AccountMail> => ({
  name,
  formerName: 'identity.account-mail',
  ...mailRetries,
  async run({ userId, mail }) {
    if (await findAddressee(app, userId)) await app.mailer.send(mail);
  },
});
