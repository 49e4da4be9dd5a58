import type {
  LetterLink,
  LetterParagraph,
  LetterReason,
  LetterText,
} from '../../../../schema/rules/letter.ts';
import type { Config } from '../../config.ts';
import { collegeName } from '../college-name.ts';
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

function paragraphText(publicUrl: string, paragraph: LetterParagraph): string {
  if (typeof paragraph === 'object' && 'quote' in paragraph) return indented(paragraph.quote);
  const lineText = (line: string | LetterLink): string => {
    if (typeof line === 'string') return oneLine(line);
    const address = line.to.startsWith('/') ? publicUrl + line.to : line.to;
    return line.label === undefined ? address : `${oneLine(line.label)}: ${address}`;
  };
  const lines = typeof paragraph === 'string' || 'to' in paragraph ? [paragraph] : paragraph;
  return lines.map(lineText).join('\n');
}

/**
 * Every mail of the college: greeted, paragraph by paragraph, with why one gets it and where one
 * stops it, and signed. A text that is one string is said as it is.
 */
export function letterMail(
  config: Pick<Config, 'college' | 'publicUrl'>,
  { to, subject, text, mailId, replyTo, reason }: Letter,
): Mail {
  const { publicUrl } = config;
  const said = typeof text === 'string' ? [text] : text.map((it) => paragraphText(publicUrl, it));
  const footer: LetterParagraph[] = reason
    ? [[reason.why, { label: reason.stop, to: reason.page }]]
    : [];
  return {
    to: typeof to === 'string' ? to : to.email,
    subject: oneLine(subject),
    text: `${[
      ...(typeof to === 'string' ? [] : [`Hello ${oneLine(to.fullName)},`]),
      ...said,
      ...footer.map((it) => paragraphText(publicUrl, it)),
      `Experiencia · ${collegeName(config)}\n${publicUrl}`,
    ].join('\n\n')}\n`,
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
