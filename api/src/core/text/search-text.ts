/** Longer than any name that is searched for. */
const maxTextLength = 100;

/**
 * What somebody typed into a search box, as searches take it: without control characters, which
 * text columns refuse, without the `#` of a hashtag, at most 100 characters.
 * @returns null when nothing is left to look for
 */
export function searchText(typed: string | null | undefined): string | null {
  const text = (typed ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/^#+\s*/, '')
    .slice(0, maxTextLength);
  return text.toWellFormed() || null;
}
