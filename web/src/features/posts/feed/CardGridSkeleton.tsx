import { CardSkeleton, VisuallyHidden } from '@/ui';
import classes from './CardGrid.module.css';

type Props = { count: number; lines: number };

/** The grid's columns while its cards load. */
export function CardGridSkeleton({ count, lines }: Props) {
  return (
    <div className={classes.grid}>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} lines={lines} />
      ))}
    </div>
  );
}
