import type { PlacementPackages } from './placements.types.ts';

/** So many people stand behind each end, and behind the middle. */
const together = 3;
/** From so many on both ends and the quartiles are told: before, they would be the same people. */
const endsFrom = 2 * together;

/**
 * To the half below ten, to the whole above: of exact figures of a few people, one package could be
 * reckoned back.
 */
const rounded = (value: number): number =>
  value < 10 ? Math.round(value * 2) / 2 : Math.round(value);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** A quantile of sorted numbers, between two of them in proportion. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

/** The middle three of sorted numbers, the middle four of an even count, on average. */
function middle(sorted: readonly number[]): number {
  const width = together + ((sorted.length - together) % 2);
  const from = (sorted.length - width) / 2;
  return mean(sorted.slice(from, from + width));
}

/**
 * What packages say together: no figure is one person's, nor tells one by the others
 * (docs/decisions/placements.md).
 * @param least how many of them may be told of; nothing is said of 0
 */
export function packageFigures(packages: readonly number[], least: number): PlacementPackages {
  const none = { least, lowest: null, lower: null, median: null, upper: null, highest: null };
  if (least === 0) return none;
  const sorted = packages.toSorted((a, b) => a - b);
  const median = rounded(middle(sorted));
  if (sorted.length < endsFrom) return { ...none, median };
  return {
    least,
    lowest: rounded(mean(sorted.slice(0, together))),
    lower: rounded(quantile(sorted, 0.25)),
    median,
    upper: rounded(quantile(sorted, 0.75)),
    highest: rounded(mean(sorted.slice(-together))),
  };
}
