import type {
  LetterLink,
  LetterParagraph,
  LetterReason,
  LetterText,
} from '../../../../schema/rules/text/letter.ts';
import type { Config } from '../../config.ts';
import { collegeIcon } from '../college/college-icon.ts';
import { collegeName } from '../college/college-name.ts';
import { letterPage } from './letter-page.ts';
import type { Mail } from './mail.ts';

/** To whom a letter goes; greeted where the name is known. */
export type LetterTo = string | { email: string; fullName: string };

/** Where a kind of mail is stopped: a page for people, and the call of mail programs (RFC 8058). */
export interface StopAddresses {
  page: string;
  call: string;
}

export interface Letter extends LetterText {
  to: LetterTo;
  /** Of a letter that may be sent twice: mail programs then show it once. */
  mailId?: string;
  /** Where an answer to it goes; nowhere that anybody reads where it is left out. */
  replyTo?: string | undefined;
  /** Of a letter that one may stop: why one gets it, and where it is stopped. */
  reason?: LetterReason & StopAddresses;
}

/** What people typed, on one line: no words of theirs look like lines of ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const indented = (quote: string): string =>
  quote
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => `    ${oneLine(line)}`)
    .join('\n');

const addressIn = (publicUrl: string, to: string): string =>
  to.startsWith('/') ? publicUrl + to : to;

function paragraphText(publicUrl: string, paragraph: LetterParagraph): string {
  if (typeof paragraph === 'object' && 'quote' in paragraph) return indented(paragraph.quote);
  const lineText = (line: string | LetterLink): string => {
    if (typeof line === 'string') return oneLine(line);
    const address = addressIn(publicUrl, line.to);
    return line.label === undefined ? address : `${oneLine(line.label)}: ${address}`;
  };
  const lines = typeof paragraph === 'string' || 'to' in paragraph ? [paragraph] : paragraph;
  return lines.map(lineText).join('\n');
}

/**
 * Every mail of the college: greeted, paragraph by paragraph, with why one gets it and where one
 * stops it, and signed. A text that is one string is said as it is. Where the college has a logo, a
 * page stands beside the text with the logo at its head.
 */
export function letterMail(
  config: Pick<Config, 'college' | 'publicUrl'>,
  { to, subject, text, mailId, replyTo, reason }: Letter,
): Mail {
  const { publicUrl } = config;
  const college = collegeName(config);
  const greeting = typeof to === 'string' ? [] : [`Hello ${oneLine(to.fullName)},`];
  const said = typeof text === 'string' ? [text] : text.map((it) => paragraphText(publicUrl, it));
  const footer: LetterParagraph[] = reason
    ? [[reason.why, { label: reason.stop, to: reason.page }]]
    : [];
  const picture = collegeIcon(config, 'mail-96');
  const page = (picturePath: string): string =>
    letterPage(
      { picture: publicUrl + picturePath, college },
      [
        ...greeting,
        ...(typeof text === 'string' ? [{ asItIs: text }] : text),
        ...footer,
        [`Experiencia · ${college}`, { to: publicUrl }],
      ],
      (path) => addressIn(publicUrl, path),
    );
  return {
    to: typeof to === 'string' ? to : to.email,
    subject: oneLine(subject),
    text: `${[
      ...greeting,
      ...said,
      ...footer.map((it) => paragraphText(publicUrl, it)),
      `Experiencia · ${college}\n${publicUrl}`,
    ].join('\n\n')}\n`,
    ...(picture !== null && { html: page(picture) }),
    ...(mailId !== undefined && { messageId: `<${mailId}@${new URL(publicUrl).hostname}>` }),
    ...(replyTo !== undefined && { replyTo }),
    headers: {
      ...(reason && {
        'List-Unsubscribe': `<${reason.call}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    },
  };
}
