import { companyTexts } from '@schema/rules/companies/companies-texts';
import { type ReactNode, Suspense } from 'react';
import { MoreButton } from '@/core/data/lists/MoreButton';
import type { PagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { ErrorState, ListSkeleton, useInSlices } from '@/ui';
import classes from '../CompanyView.module.css';

type Props<Row> = {
  id: string;
  title: string;
  list: PagedList<Row>;
  /** Between the title and the list. */
  head?: ReactNode;
  /** Said where there is nothing in it. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A part of the page that is a list: its title, its states, and more of it by a press. */
export function ListPart<Row>({ id, title, list, head, empty, children }: Props<Row>) {
  const { cursor, failure, reread, more } = list;
  const rows = useInSlices(list.rows);
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {head}
      {!rows &&
        (failure ? (
          <ErrorState title={errorText(failure, companyTexts.listFailed)} onRetry={reread} />
        ) : (
          <ListSkeleton count={2} lines={2} />
        ))}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <Suspense fallback={<ListSkeleton count={2} lines={2} />}>{children(rows)}</Suspense>
      )}
      {cursor !== null && <MoreButton onMore={more} failed={companyTexts.listFailed} />}
    </section>
  );
}
