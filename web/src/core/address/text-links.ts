export type TextPart = { text: string; href?: string };

/** With its scheme, beginning with www., or of a mailbox. */
const address =
  /https?:\/\/[^\s<>"']+|(?<![\w@.-])www\.[a-z0-9-]+\.[^\s<>"']+|(?<![\w.+-])[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
/** Ends a sentence rather than an address. */
const trailing = /[.,;:!?)\]}»”’…]+$/;

/** Where an address leads: to a page by its scheme, else by the safe one; to a letter. */
function hrefOf(shown: string): string {
  if (/^https?:/i.test(shown)) return shown;
  return /^www\./i.test(shown) ? `https://${shown}` : `mailto:${shown}`;
}

/** A text in parts: addresses, which can be opened, and what stands between them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(trailing, '');
    const href = hrefOf(shown);
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
