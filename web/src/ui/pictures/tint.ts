const tints = 10;

/** Which of the ten tints a name has: always the same, whatever its case. */
export function tintOf(name: string): number {
  // FNV-1a, mixed once more at the end: names that begin or end alike still get different colours.
  let hash = 251;
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % tints;
}

/** The colours of a name, readable in all themes. */
export const tintStyle = (name: string) => {
  const tint = tintOf(name);
  return { background: `var(--x-tint-${tint})`, color: `var(--x-ink-${tint})` };
};

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
