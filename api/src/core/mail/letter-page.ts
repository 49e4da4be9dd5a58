import type { LetterLink, LetterParagraph } from '../../../../schema/rules/text/letter.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** What stands at the head of a letter: whose it is. */
export interface LetterHead {
  /** Where the picture is, for mail programs, which have no session. */
  picture: string;
  college: string;
}

/** Half the pixels of `mail-96`. */
const side = 48;

// Colours are left to the mail program, which has a light and a dark ground of its own.
const styles = {
  page: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif',
  letter: 'max-width:36rem;margin:0 auto;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #8e92a2',
} as const;

const broken = (lines: readonly string[]): string => lines.join('<br>');

function lineHtml(line: string | LetterLink, addressOf: (to: string) => string): string {
  if (typeof line === 'string') return escapeHtml(line);
  const address = addressOf(line.to);
  const label = line.label === undefined ? '' : escapeHtml(line.label);
  // An address that people typed may be of another kind: it is shown, and leads nowhere.
  if (!/^https?:\/\//.test(address)) return `${label && `${label}: `}${escapeHtml(address)}`;
  return `<a href="${escapeHtml(address)}">${label || escapeHtml(address)}</a>`;
}

/** A paragraph of a page; a text as it is keeps its lines. */
type PageParagraph = LetterParagraph | { asItIs: string };

function paragraphHtml(paragraph: PageParagraph, addressOf: (to: string) => string): string {
  if (typeof paragraph === 'object' && 'asItIs' in paragraph)
    return `<p style='${styles.paragraph};white-space:pre-wrap'>${escapeHtml(paragraph.asItIs)}</p>`;
  if (typeof paragraph === 'object' && 'quote' in paragraph) {
    const lines = paragraph.quote.trim().split(/\s*\n\s*/);
    return `<blockquote style='${styles.quote}'>${broken(lines.map(escapeHtml))}</blockquote>`;
  }
  const lines = typeof paragraph === 'string' || 'to' in paragraph ? [paragraph] : paragraph;
  const said = broken(lines.map((line) => lineHtml(line, addressOf)));
  return `<p style='${styles.paragraph}'>${said}</p>`;
}

/**
 * A letter as a page, with the picture of the college at its head. It says what its text says, in
 * the same order; whatever people typed is text in it.
 * @param paragraphs from the greeting to the signature
 * @param addressOf where a link of a letter leads, as a whole address
 */
export function letterPage(
  { picture, college }: LetterHead,
  paragraphs: readonly PageParagraph[],
  addressOf: (to: string) => string,
): string {
  const name = escapeHtml(college);
  const head = `<p style='${styles.paragraph}'><img src="${escapeHtml(picture)}" alt="${name}" width="${side}" height="${side}"></p>`;
  const said = paragraphs.map((it) => paragraphHtml(it, addressOf)).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}</style></head>
<body style='${styles.page}'><div style='${styles.letter}'>
${head}
${said}
</div></body></html>
`;
}
