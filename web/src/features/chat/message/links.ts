export type TextPart = { text: string; href?: string };

const address = /https?:\/\/[^\s<>"']+/gi;
/** Ends a sentence rather than an address. */
const trailing = /[.,;:!?)\]}»”’…]+$/;

/** A text in parts: addresses, which can be opened, and what stands between them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(trailing, '');
    if (!URL.canParse(shown)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href: shown });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
