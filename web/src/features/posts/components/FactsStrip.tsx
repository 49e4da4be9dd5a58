import type { Fact } from '../facts';
import classes from './FactsStrip.module.css';

type Props = { facts: readonly Fact[] };

/** The numbers one came for, before any reading. */
export function FactsStrip({ facts }: Props) {
  return (
    <dl className={classes.strip}>
      {facts.map(({ label, value, tone }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
