import { useRef } from 'react';
import { errorText } from '@/core/errors';
import { pagedList } from '@/core/paged-list';
import { AdminFilters, AdminList, type Column, useAdminAddress } from '@/features/admin';
import {
  RosterMatches as RosterMatchesDocument,
  type RosterMatchesQuery,
} from '@/generated/documents';
import { useDecideRosterMatchMutation, useRosterMatchesQuery } from '@/generated/hooks';
import { Button, notify, RelativeTime } from '@/ui';
import { importTexts as texts } from '@schema/rules/imports-texts';
import css from './imports.module.css';

type Row = RosterMatchesQuery['rosterMatches']['nodes'][number] & { id: string };

const columns: readonly Column<Row>[] = [
  {
    key: 'who',
    label: 'Who signed up',
    isMain: true,
    cell: ({ user }) => `${user.fullName}, ${user.stream ?? ''} ${user.yearOfGraduation ?? ''}`,
  },
  { key: 'email', label: 'With', cell: ({ email }) => email },
  { key: 'roster', label: 'On the roster', cell: ({ rosterEmail }) => rosterEmail },
  { key: 'at', label: 'Since', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

/** People who share name, year and branch with a row of the roster: an admin says whether they are the same. */
export function RosterMatches() {
  const address = useAdminAddress({});
  const search = address.search || null;
  const list = pagedList(
    useRosterMatchesQuery({ variables: { search }, fetchPolicy: 'cache-and-network' }),
    ({ rosterMatches }) => rosterMatches,
  );
  const [decide, { loading }] = useDecideRosterMatchMutation({
    refetchQueries: [RosterMatchesDocument],
    awaitRefetchQueries: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const say = async (userId: string, isSame: boolean) => {
    try {
      await decide({ variables: { userId, isSame } });
      notify.success(isSame ? 'Verified' : 'Left unverified');
      // Its row is gone with the button that had the focus.
      heading.current?.focus();
    } catch (problem) {
      notify.error(errorText(problem, texts.actionFailed.match));
      list.retry();
    }
  };
  if (list.rows?.length === 0 && search === null) return null;
  return (
    <section aria-labelledby="matches-heading" className={css.section}>
      <h2 id="matches-heading" ref={heading} tabIndex={-1}>
        Is this the person of the roster?
      </h2>
      <AdminFilters address={address} searchLabel="Name or email" />
      <AdminList
        {...list}
        rows={list.rows?.map((match) => ({ ...match, id: match.user.id }))}
        label="People alike"
        address={address}
        columns={columns}
        errorText={texts.failed}
        actions={({ id, user: { fullName } }) => (
          <div className={css.buttons}>
            <Button
              size="xs"
              disabled={loading}
              aria-label={`Verify ${fullName}`}
              onClick={() => void say(id, true)}
            >
              Verify
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={loading}
              aria-label={`Not the same: ${fullName}`}
              onClick={() => void say(id, false)}
            >
              Not the same
            </Button>
          </div>
        )}
      />
    </section>
  );
}
