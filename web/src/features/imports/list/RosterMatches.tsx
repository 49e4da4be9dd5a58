import { rosterMatchFilters } from '@schema/rules/imports/imports-filters';
import { importTexts as texts } from '@schema/rules/imports/imports-texts';
import type { TimeSort } from '@schema/rules/lists/lists';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressKeys, askedBy } from '@/core/address/declared-filters';
import { pagedList } from '@/core/data/lists/paged-list';
import {
  AdminFilters,
  AdminList,
  BulkBar,
  type Column,
  timeSortOf,
  timeSortOptions,
  timeSortsFrom,
  useAdminAddress,
  useRowSelection,
} from '@/features/admin';
import type { RosterMatchesQuery } from '@/generated/documents';
import { useExportRosterMatchesMutation, useRosterMatchesQuery } from '@/generated/hooks';
import { Button, RelativeTime } from '@/ui';
import css from './imports.module.css';
import { useRosterDecisions } from './useRosterDecisions';

type Row = RosterMatchesQuery['rosterMatches']['nodes'][number] & { id: string };
const words = texts.matches;

const columns: readonly Column<Row>[] = [
  {
    key: 'who',
    label: 'Who signed up',
    isMain: true,
    cell: ({ id, user }) => (
      <>
        <Link to={pagePathOf.adminUser(id)}>{user.fullName}</Link>,{' '}
        {user.stream ?? user.specialisation ?? ''} {user.yearOfGraduation ?? ''}
      </>
    ),
  },
  { key: 'email', label: 'With', cell: ({ email }) => email },
  { key: 'roster', label: 'On the roster', cell: ({ rosterEmail }) => rosterEmail },
  { key: 'at', label: 'Since', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

/** The matches that the address looks for, without those that the viewer has just decided. */
function useMatches(search: string | null, sort: TimeSort) {
  const list = pagedList(
    useRosterMatchesQuery({ variables: { search, sort }, fetchPolicy: 'cache-and-network' }),
    ({ rosterMatches }) => rosterMatches,
  );
  const { decided, decide } = useRosterDecisions(list.reread);
  const rows = list.rows
    ?.map((match): Row => ({ ...match, id: match.user.id }))
    .filter(({ id }) => !decided.has(id));
  return { list: { ...list, rows }, decide };
}

/**
 * People who share name, year and branch with a row of the roster: an admin says whether they are
 * the same.
 */
export function RosterMatches() {
  const address = useAdminAddress(addressKeys(rosterMatchFilters), timeSortsFrom('oldest'));
  const { search } = askedBy(rosterMatchFilters, address);
  const { list, decide } = useMatches(search, timeSortOf(address.sort, 'oldest'));
  const [exportMatches] = useExportRosterMatchesMutation();
  const selection = useRowSelection(list.rows);
  const heading = useRef<HTMLHeadingElement>(null);
  const decideMany = (ids: readonly string[], isSame: boolean) => {
    const chosen = list.rows?.filter(({ id }) => ids.includes(id)) ?? [];
    decide(
      chosen.map(({ id, user }) => ({ id, name: user.fullName })),
      isSame,
    );
    selection.clear();
    // The rows are gone with the button that had the focus.
    heading.current?.focus();
  };
  const isEmpty = list.rows?.length === 0 && list.cursor === null;
  // Mostly there is nobody: the section comes with its rows, instead of going without them.
  if (search === null && (isEmpty || (!list.rows && !list.failure))) return null;
  return (
    <section aria-labelledby="matches-heading" className={css.section}>
      <h2 id="matches-heading" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <AdminFilters
        address={address}
        searchLabel={rosterMatchFilters.search.label}
        sorts={timeSortOptions('oldest')}
        onExport={async (after) =>
          (await exportMatches({ variables: { search, after } })).data?.exportRosterMatches
        }
      />
      <AdminList
        {...list}
        label="People alike"
        address={address}
        columns={columns}
        selection={selection}
        rowName={({ user }) => user.fullName}
        actions={({ id, user: { fullName } }) => (
          <div className={css.buttons}>
            <Button
              size="xs"
              aria-label={words.sameOf(fullName)}
              onClick={() => decideMany([id], true)}
            >
              {words.same}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={words.otherOf(fullName)}
              onClick={() => decideMany([id], false)}
            >
              {words.other}
            </Button>
          </div>
        )}
      />
      <BulkBar
        selection={selection}
        actions={[
          { label: words.same, onRun: (ids) => decideMany(ids, true) },
          { label: words.other, onRun: (ids) => decideMany(ids, false) },
        ]}
      />
    </section>
  );
}
