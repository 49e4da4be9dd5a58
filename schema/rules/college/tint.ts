/**
 * The colours of tiles, background and letters: those of the light theme (`--x-tint-0` and
 * `--x-ink-0` of the web's tokens, which a test compares with these).
 */
export const tints = [
  ['#ffbdc1', '#55101d'],
  ['#ffc1a2', '#4d1e00'],
  ['#f9c87b', '#3f2900'],
  ['#d2d982', '#2f3100'],
  ['#a3e4a4', '#003908'],
  ['#78e9d1', '#00372e'],
  ['#86e0fe', '#003442'],
  ['#b6d3fe', '#062b5f'],
  ['#d4c8fe', '#331f5a'],
  ['#feb6ee', '#4a1541'],
] as const;

/** Which of the ten tints a name has: always the same, whatever its case. */
export function tintOf(name: string): number {
  // FNV-1a, mixed once more at the end: names that begin or end alike still get different colours.
  let hash = 251;
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % tints.length;
}

const firstLetter = (word: string | undefined): string =>
  (word ? ([...word][0] ?? '') : '').toUpperCase();

/** The first letters of the first and last name: Lakshmi Venkata Rao is LR, Meera D’Souza is MD. */
export function initials(name: string): string {
  const words = name
    .replace(/['’ʼ`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '') || '?';
}
