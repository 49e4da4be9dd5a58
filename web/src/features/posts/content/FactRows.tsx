import type { Fact } from '@/ui';
import classes from './FactRows.module.css';

type Props = { facts: readonly Fact[] };

/** Facts in words, a line for each. */
export function FactRows({ facts }: Props) {
  return (
    <dl className={classes.rows}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
