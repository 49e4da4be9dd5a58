import { adminTexts } from '@schema/rules/administration/admin-texts';
import type { ReactNode } from 'react';
import type { PagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { Button, CheckboxField, EmptyState, ErrorState, LoadMore, RowsSkeleton } from '@/ui';
import css from './AdminList.module.css';
import type { AdminAddress } from './admin-address';
import type { RowSelection } from './useRowSelection';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The cell that says what the row is: the first line of its card on a phone. */
  isMain?: boolean;
  /** Left out on a phone. */
  wideOnly?: boolean;
  align?: 'start' | 'end';
};

type Props<Row extends { id: string }> = PagedList<Row> & {
  /** What is listed, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** What is said of a failure that the server has no words for, where lists have other words. */
  errorText?: string;
  /** Says that nothing fits when a filter is set. */
  address?: AdminAddress;
  empty?: { title: string; text: string };
  selection?: RowSelection;
  /** What a row is called, for its box and its buttons. */
  rowName?: (row: Row) => string;
  /** The buttons or the menu of a row. */
  actions?: (row: Row) => ReactNode;
};

const { list } = adminTexts;

function Nothing({ address, empty }: Pick<Props<{ id: string }>, 'address' | 'empty'>) {
  if (!address?.isFiltered) return <EmptyState {...(empty ?? list.none)} />;
  return (
    <EmptyState
      {...list.noneFit}
      action={
        <Button variant="light" onClick={address.clear}>
          {list.clear}
        </Button>
      }
    />
  );
}

/** The rows of a tab: a table on wide screens, cards on a phone, in each of their five states. */
export function AdminList<Row extends { id: string }>(props: Props<Row>) {
  const { rows, columns, selection, actions, rowName = () => '' } = props;
  const problem = () => errorText(props.failure, props.errorText ?? adminTexts.loadFailed);
  if (!rows)
    return props.failure ? (
      <ErrorState title={problem()} onRetry={props.reread} />
    ) : (
      <RowsSkeleton count={8} />
    );
  if (rows.length === 0 && props.failure)
    return <ErrorState title={problem()} onRetry={props.reread} />;
  if (rows.length === 0) return <Nothing address={props.address} empty={props.empty} />;
  return (
    <>
      {/* The rows stay where they are: that they could not be read again is a line above them. */}
      {Boolean(props.failure) && (
        <p role="alert" className={css.outdated}>
          {problem()}
          <Button variant="subtle" size="sm" onClick={props.reread}>
            {list.tryAgain}
          </Button>
        </p>
      )}
      {props.total !== undefined && (
        <p className={css.total} role="status">
          {props.address?.isFiltered ? list.matching(props.total) : list.total(props.total)}
        </p>
      )}
      <div className={css.frame} data-stale={props.isStale || undefined}>
        {/* The roles are said: a table that is laid out as cards is none to screen readers. */}
        <table className={css.table} role="table" aria-label={props.label}>
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th role="columnheader" className={css.tick}>
                  <CheckboxField
                    aria-label={list.selectAll}
                    checked={selection.isAll}
                    indeterminate={selection.ids.length > 0 && !selection.isAll}
                    onChange={selection.toggleAll}
                  />
                </th>
              )}
              {columns.map(({ key, label, align, wideOnly }) => (
                <th key={key} role="columnheader" data-align={align} data-wide={wideOnly}>
                  {label}
                </th>
              ))}
              {actions && (
                <th role="columnheader" data-align="end">
                  {list.actions}
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.id} role="row" data-selected={selection?.has(row.id) || undefined}>
                {selection && (
                  <td role="cell" className={css.tick}>
                    <CheckboxField
                      aria-label={list.select(rowName(row))}
                      checked={selection.has(row.id)}
                      onChange={() => selection.toggle(row.id)}
                    />
                  </td>
                )}
                {columns.map(({ key, label, cell, align, isMain, wideOnly }) => (
                  <td
                    key={key}
                    role="cell"
                    data-label={isMain ? undefined : label}
                    data-main={isMain || undefined}
                    data-align={align}
                    data-wide={wideOnly}
                  >
                    {cell(row)}
                  </td>
                ))}
                {actions && (
                  <td role="cell" className={css.actions}>
                    <div>{actions(row)}</div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore cursor={props.cursor} onMore={props.more} />
    </>
  );
}
