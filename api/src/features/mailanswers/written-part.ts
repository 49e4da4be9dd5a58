import EmailReplyParser from 'email-reply-parser';

/** Twice what an answer may have: what is longer is too long anyway. */
const maxCharacters = 10_000;
/** More lines than an answer has; the library takes more than linear time for them, too. */
const maxLines = 300;
/** The line above a quote is shorter, whatever the mail program. */
const maxLine = 160;

/** Stands for a line that is too long to be looked at: no mail has these characters. */
const [begin, end] = ['\u{F0000}', '\u{F0001}'];

/**
 * The library's expressions take more than linear time for long lines, so it sees none: a paragraph
 * that a mail program did not wrap is no line above a quote, and comes back as it was.
 */
function shortened(text: string): { text: string; whole(part: string): string } {
  const long: string[] = [];
  const short = text
    .replaceAll(/[\u{F0000}\u{F0001}]/gu, '')
    .split('\n')
    .map((line) => {
      if (line.length <= maxLine) return line;
      const marks = /^>*/.exec(line)?.[0].slice(0, 5) ?? '';
      return `${marks}${begin}${long.push(line) - 1}${end}`;
    });
  return {
    text: short.join('\n'),
    whole: (part) =>
      part.replaceAll(/\u{F0000}(\d+)\u{F0001}/gu, (_mark, index) => long[Number(index)] ?? ''),
  };
}

/** `-------- मूल संदेश --------`, as phones write it above the mail that they answer. */
const isDividingLine = (line: string): boolean => /^-{3,20} ?[^-\s][^-]{0,60}-{3,20}$/.test(line);

/**
 * Drops what the library leaves of a quote in a language that it does not know: a line above it has
 * the address that our mail came from, or what it is answered to.
 */
function withoutHead(text: string, ours: readonly string[]): string {
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const plain = line.trim();
    if (isDividingLine(plain)) break;
    if (!ours.some((address) => plain.toLowerCase().includes(address))) kept.push(line);
    // `… ने लिखा:`: what stands below may have been written below a quote.
    else if (!plain.endsWith(':')) break;
    else if (kept.at(-1)?.trimEnd().endsWith('<')) kept.pop();
  }
  return kept.join('\n');
}

/** Without carriage returns, blanks that are not seen, and rows of empty lines. */
const tidied = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u200B\uFEFF]/g, ' ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * What somebody wrote into a mail that answers another: without the mail that it quotes, and
 * without what their program or they themselves put below each mail.
 * @param ours addresses that stand in the line above a quote of ours, in small letters
 * @returns null for more than anybody writes as an answer
 */
export function writtenPart(mail: string, ours: readonly string[]): string | null {
  const lines = tidied(mail.slice(0, maxCharacters)).split('\n');
  const { text, whole } = shortened(lines.slice(0, maxLines).join('\n'));
  const seen = withoutHead(new EmailReplyParser().parseReply(text), ours).trim();
  const isCutOff = mail.length > maxCharacters || lines.length > maxLines;
  return isCutOff && text.endsWith(seen) && seen !== '' ? null : whole(seen);
}
