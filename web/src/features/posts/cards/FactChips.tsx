import { Chip, type Fact } from '@/ui';
import classes from './FactChips.module.css';

type Props = { facts: readonly Fact[] };

/** The facts of a post as a row of chips. */
export function FactChips({ facts }: Props) {
  return (
    <ul role="list" className={classes.chips} aria-label="At a glance">
      {facts.map(({ label, value, tone }) => (
        <li key={label}>
          <Chip tone={tone}>{value}</Chip>
        </li>
      ))}
    </ul>
  );
}
