import { Chip } from '@/ui';
import type { Fact } from '../content/facts';
import classes from './FactChips.module.css';

type Props = { facts: readonly Fact[] };

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
