import type { ReactNode } from 'react';
import { Button, EmptyState } from '@/ui';
import { PopularCompanies } from './PopularCompanies';

type Props = {
  drawing: 'posts' | 'people';
  title: string;
  /** Set when nothing was found: back to everything. */
  onShowAll: (() => void) | undefined;
  /** The next step where there is nothing at all. */
  next?: ReactNode;
  /** Set when something may be found elsewhere. */
  elsewhere?: ReactNode;
};

/** A list of the feed without cards: nothing found, or nothing there yet. */
export function FeedEmpty({ drawing, title, onShowAll, next, elsewhere }: Props) {
  return (
    <>
      <EmptyState
        drawing={onShowAll ? 'search' : drawing}
        title={title}
        action={
          onShowAll ? (
            <>
              {elsewhere}
              <Button variant="light" onClick={onShowAll}>
                Show all
              </Button>
            </>
          ) : (
            next
          )
        }
      />
      {onShowAll && drawing === 'posts' && <PopularCompanies />}
    </>
  );
}
