import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

type Props = { label: string; children: ReactNode };

/** Cards in as many columns as fit; children are list items. */
export function CardGrid({ label, children }: Props) {
  return (
    <ul role="list" className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}
