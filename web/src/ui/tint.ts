const tints = 10;

/** Which of the ten tints a name has: the same everywhere, whatever its case. */
export function tintOf(name: string): number {
  let hash = 7;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % tints;
}

export const tintStyle = (name: string) => {
  const tint = tintOf(name);
  return { background: `var(--x-tint-${tint})`, color: `var(--x-ink-${tint})` };
};

const firstLetter = (word: string | undefined): string => (word ? ([...word][0] ?? '') : '').toUpperCase();

/** First and last name: Lakshmi Venkata Rao is LR, Meera D’Souza is MD. */
export function initials(name: string): string {
  const words = name.replace(/['’ʼ`]/gu, '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '') || '?';
}
