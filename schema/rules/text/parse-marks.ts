/** A message taken apart: words, code, and what somebody set apart by signs around it. */
export type MarkedPart =
  | { kind: 'words' | 'code' | 'block'; text: string }
  | { kind: 'bold' | 'italic'; parts: MarkedPart[] };

/**
 * In this order, the first one wins: lines of code, code, an address (which may hold any sign), and
 * signs around words. A sign opens where no word ends and a word begins, and the same one closes in
 * that line where a word ends and none begins: `2 * 3 * 4`, `snake_case`, `__init__` and
 * `f(*a, *b)` have none. Spaces behind a fence go with the end of its line alone: what two parts
 * of the expression could take would be tried anew for each space of a fence that nothing closes.
 */
const signs = new RegExp(
  [
    '```(?:[^\\S\\n]*\\n)?(?<block>[\\s\\S]+?)\\n?```\\n?',
    '`(?<code>[^`\\n]+)`',
    '(?<address>(?:https?://|www\\.)[^\\s<>"\']+)',
    '(?<![\\p{L}\\p{N}*\\\\])(?<star>\\*{1,2})(?=[^\\s*])(?<bold>[^\\n]{0,500}?[^\\s*])\\k<star>(?![\\p{L}\\p{N}*])',
    '(?<![\\p{L}\\p{N}_\\\\])_(?=[^\\s_])(?<italic>[^\\n]{0,500}?[^\\s_])_(?![\\p{L}\\p{N}_@])',
  ].join('|'),
  'gu',
);

function partOf(groups: Record<string, string | undefined>): MarkedPart | null {
  const { block, code, bold, italic } = groups;
  if (block !== undefined) return { kind: 'block', text: block };
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', parts: parseMarks(bold) };
  return italic === undefined ? null : { kind: 'italic', parts: parseMarks(italic) };
}

/** Takes a message apart: what is no sign stays as it was written, spaces and lines too. */
export function parseMarks(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(signs)) {
    const part = partOf(groups);
    if (!part) continue;
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push(part);
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
