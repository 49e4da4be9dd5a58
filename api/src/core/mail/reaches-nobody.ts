import type { App } from '../context.ts';

/**
 * Whether mails would be kept where nobody reads them: no mail server is named, and the page for
 * them (`/dev/mail`) is not there in production. Mails to many wait then.
 */
export const reachesNobody = ({ config, mailer }: Pick<App, 'config' | 'mailer'>): boolean =>
  config.production && mailer.storedMails !== undefined;

/** How long mails to many wait until it is looked again whether a mail server is named. */
export const untilMailSeconds = 60;
