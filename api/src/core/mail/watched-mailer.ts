import type { Mailer } from './mail.ts';

/** What became of the mails of this process. */
interface MailState {
  /** Mails that were sent, and tries that failed. */
  sent: number;
  failures: number;
  /** Whether the mail server, or the way to it, failed at the last try. */
  isFailing(): boolean;
}

export interface WatchedMailer extends Mailer {
  readonly state: Readonly<MailState>;
}

/**
 * Mail that waits is tried every twenty seconds, by whichever instance comes to it: a failure that
 * nothing has followed for longer tells nothing any more.
 */
const freshMilliseconds = 120_000;

/** Codes of the mail client that speak against one mail, by its addressee or its text. */
export const ofOneMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Remembers whether mails pass. */
export function watchMailer(mailer: Mailer, now = () => performance.now()): WatchedMailer {
  let failedAt = -Infinity;
  const state = {
    sent: 0,
    failures: 0,
    isFailing: () => now() - failedAt < freshMilliseconds,
  };
  return {
    ...mailer,
    state,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        state.failures += 1;
        failedAt = ofOneMail.has((error as { code?: unknown }).code) ? -Infinity : now();
        throw error;
      }
      state.sent += 1;
      failedAt = -Infinity;
    },
  };
}
