import css from './Report.module.css';

/** A place on a track, in percent. */
const at = (value: number, most: number): string => `${(100 * value) / most}%`;

/** A share as a bar. The numbers beside it say the same. */
export function ShareBar({ least, finish }: { least: number; finish: number }) {
  return (
    <span className={css.track} aria-hidden>
      {finish > 0 && (
        <span className={css.bar} style={{ insetInlineStart: 0, width: at(least, finish) }} />
      )}
    </span>
  );
}

type Packages = {
  lowest: number | null;
  lower: number | null;
  median: number | null;
  upper: number | null;
  highest: number | null;
};

/**
 * Packages on a track that all rows share: a line from the lowest to the highest three, a bar
 * between the quartiles, a mark at the median; of a few packages the mark alone. The
 * numbers beside it say the same.
 */
export function PackageBar({ packages, most }: { packages: Packages; most: number }) {
  const { lowest, lower, median, upper, highest } = packages;
  const span = (from: number, to: number) => ({
    insetInlineStart: at(from, most),
    width: at(to - from, most),
  });
  return (
    <span className={css.track} aria-hidden>
      {lowest !== null && highest !== null && (
        <span className={css.line} style={span(lowest, highest)} />
      )}
      {lower !== null && upper !== null && <span className={css.bar} style={span(lower, upper)} />}
      {median !== null && (
        <span className={css.mark} style={{ insetInlineStart: at(median, most) }} />
      )}
    </span>
  );
}
