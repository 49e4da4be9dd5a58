/**
 * Numbers as people read them here. Written by hand and not by `Intl`: see
 * docs/decisions/first-screen.md.
 */

/** `12,34,567`, grouped as in India; a fraction stands behind it as it is. */
export function numberText(n: number): string {
  const [whole = '', fraction] = String(n).split('.');
  const grouped = whole.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const sizes = [
  [1e3, 'k'],
  [1e6, 'M'],
  [1e9, 'B'],
] as const;

/** `1.2k`, `3.4M`: at most one digit behind the point, halves upward. */
export function compact(n: number): string {
  if (n < 1e3) return String(n);
  for (const [size, letter] of sizes) {
    const rounded = Math.round(n / (size / 10)) / 10;
    // What rounds to a thousand of them is one of the next.
    if (rounded < 1e3) return `${rounded}${letter}`;
  }
  return `${numberText(Math.round(n / 1e9))}B`;
}
