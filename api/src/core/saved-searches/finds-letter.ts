import type { LetterReason, LetterText } from '../../../../schema/rules/text/letter.ts';
import type { App } from '../context.ts';
import { letterMail } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { type LinkPurpose, signLink } from '../secrets/signed-link.ts';
import { webAddress } from '../text/web-address.ts';

interface FindsLetter {
  mailId: string;
  searchId: string;
  to: { email: string; fullName: string };
  /** What was found, in words, and why they get it. */
  words: LetterText;
  reason: LetterReason;
  /** Where the mails of the search are stopped: the page, the call, and what its link is for. */
  stop: { purpose: LinkPurpose; page: string; call: string };
}

/** The mail about what a saved search found; the link in it ends the mails of that search alone. */
export function findsLetter(
  app: App,
  { mailId, searchId, to, words, reason, stop }: FindsLetter,
): Mail {
  const token = signLink(app, stop.purpose, searchId);
  return letterMail(app.config, {
    ...words,
    to,
    mailId,
    reason: {
      ...reason,
      page: webAddress(app.config, stop.page, { token }),
      call: webAddress(app.config, stop.call, { token }),
    },
  });
}
