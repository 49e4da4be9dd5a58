import type { CSSProperties } from 'react';
import classes from './FactsStrip.module.css';
import type { Fact } from './facts';

type Props = { facts: readonly Fact[] };

/** Rows as even as they get: no cell alone in the last one where it can be helped. */
const columns = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));
/** Words that want a row of their own. */
const longFrom = 22;

/** The numbers one came for, before any reading. */
export function FactsStrip({ facts }: Props) {
  const short = facts.filter(({ value }) => value.length < longFrom).length;
  const style = { '--wide': columns(short, 5) } as CSSProperties;
  return (
    <dl className={classes.strip} style={style}>
      {facts.map(({ label, value, tone }) => (
        <div key={label} className={classes.fact} data-long={value.length >= longFrom || undefined}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
