import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui';
import classes from '../../cards/CardGrid.module.css';

/** The grid's columns while its cards load. @param card the shape of one */
export function CardGridSkeleton({ count, card }: { count: number; card: ReactNode }) {
  return (
    <div className={classes.grid}>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{card}</div>
      ))}
    </div>
  );
}
