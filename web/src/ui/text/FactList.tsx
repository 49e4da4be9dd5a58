import { Fragment, type ReactNode } from 'react';
import classes from './FactList.module.css';

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** Facts one below the other, each with its name before it, or above it where there is no room. */
export function FactList({ facts }: Props) {
  return (
    <div className={classes.room}>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
