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

/**
 * What the mail client says of a failure that speaks against one mail: its code, the step and the
 * number of the server. That is its address, or what it holds (552 too much, 554 refused once
 * read); anything else that a server refuses, as a sender beyond its limit, is of all mail.
 */
export const ofOneMail = '^(EENVELOPE (RCPT TO|API)|EMESSAGE (API|MAIL FROM|DATA 55[24]))';
const ofOneMailPattern = new RegExp(ofOneMail);

interface MailError extends Error {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

function isOfOneMail(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode }: MailError = error;
  return ofOneMailPattern.test([code, command, responseCode].join(' '));
}

/** Remembers whether mails pass. */
export function watchMailer(mailer: Mailer, now = () => performance.now()): WatchedMailer {
  let failedAt = -Infinity;
  const state = {
    sent: 0,
    failures: 0,
    isFailing: () => now() - failedAt < freshMilliseconds,
  };
  return {
    state,
    // Of now: a mail server may be named at any time.
    get storedMails() {
      return mailer.storedMails;
    },
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        state.failures += 1;
        failedAt = isOfOneMail(error) ? -Infinity : now();
        throw error;
      }
      state.sent += 1;
      failedAt = -Infinity;
    },
  };
}
