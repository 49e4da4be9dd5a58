import type { CSSProperties } from 'react';
import classes from './FactsStrip.module.css';

/** Colour is for meaning only: an offer or a difficulty, never a place or a number. */
type FactTone = 'neutral' | 'good' | 'warn' | 'bad';
export type Fact = {
  label: string;
  value: string;
  tone?: FactTone;
  /** It has a row of its own, however short it is today: a list of skills. */
  isLong?: boolean;
};

/** Rows as even as they get: no cell alone in the last one where it can be helped. */
const columns = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));
/** Words that want a row of their own. */
const longFrom = 22;

const wantsRow = ({ value, isLong }: Fact): boolean => isLong || value.length >= longFrom;

/** The numbers one came for, before any reading. */
export function FactsStrip({ facts }: { facts: readonly Fact[] }) {
  const short = facts.filter((fact) => !wantsRow(fact)).length;
  const style = { '--wide': columns(short, 5) } as CSSProperties;
  return (
    <dl className={classes.strip} style={style}>
      {facts.map((fact) => (
        <div key={fact.label} className={classes.fact} data-long={wantsRow(fact) || undefined}>
          <dt>{fact.label}</dt>
          <dd data-tone={fact.tone}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
