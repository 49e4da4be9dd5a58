import type { Config } from '../../config.ts';
import { collegeMail, type Mail } from '../../core/mail.ts';
import { ownDataHours } from '../../limits.ts';

/** Says that a copy of somebody's data can be fetched: on the page, for addresses of files live for minutes. */
export const copyReadyMail = (config: Config, to: string): Mail =>
  collegeMail(config, {
    to,
    subject: 'Your data is ready to download',
    text: `The copy of your data that you asked for is ready. Fetch it here, within ${ownDataHours} hours:\n\n${config.publicUrl}/settings#data\n\nIf you did not ask for it, change your password: somebody else is signed in to your account.`,
  });
