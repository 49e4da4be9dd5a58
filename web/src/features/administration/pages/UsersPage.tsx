import { adminTexts } from '@schema/rules/admin-texts';
import { userSorts, userStatuses } from '@schema/rules/administration-texts';
import { roles, streams } from '@schema/rules/college';
import { roleLabels } from '@schema/rules/identity-texts';
import { actionLabels, userActionTexts } from '@schema/rules/user-action-texts';
import { useState } from 'react';
import { pagedList } from '@/core/data/paged-list';
import {
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  useAdminAddress,
  useRowSelection,
} from '@/features/admin';
import type {
  AdminUserFieldsFragment,
  AdminUserFilterInput,
  UserSort,
} from '@/generated/documents';
import { useAdminUsersQuery, useExportUsersMutation } from '@/generated/hooks';
import { Button } from '@/ui';
import { type Lift, LiftDialog } from '../people/LiftDialog';
import { useReach } from '../people/reach';
import { type Question, UserActionDialog } from '../people/UserActionDialog';
import type { OnDone, ReasonedAction } from '../people/user-actions';
import { userColumns } from '../people/user-columns';

const statusLabels = {
  banned: 'Banned',
  muted: 'Muted',
  verified: 'Verified',
  unverified: 'Unverified',
  admin: 'Admins',
};
const filters = [
  {
    name: 'status',
    label: 'Status',
    options: userStatuses.map((value) => ({ value, label: statusLabels[value] })),
  },
  {
    name: 'role',
    label: 'Role',
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
  },
  {
    name: 'stream',
    label: 'Branch',
    options: streams.map((value) => ({ value, label: value })),
  },
  { name: 'year', label: 'Year of graduation' },
  { name: 'college', label: 'College' },
];
const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
];
const knownWord = <Word extends string>(words: readonly Word[], word?: string): Word | null =>
  words.find((known) => known === word) ?? null;

/** What the address asks for. */
function useUserFilter() {
  const address = useAdminAddress(
    { status: userStatuses, role: roles, stream: streams, year: null, college: null },
    userSorts,
  );
  const { filter: chosenFilters, search, sort } = address;
  const year = Number(chosenFilters['year']);
  const filter: AdminUserFilterInput = {
    status: knownWord(userStatuses, chosenFilters['status']),
    role: knownWord(roles, chosenFilters['role']),
    stream: chosenFilters['stream'] ?? null,
    year: Number.isInteger(year) && year > 0 && year < 10_000 ? year : null,
    college: chosenFilters['college'] ?? null,
    search: search || null,
  };
  const order: UserSort = knownWord(userSorts, sort) ?? 'newest';
  const isNoYear = chosenFilters['year'] !== undefined && filter.year === null;
  return { address, filter, sort: order, isNoYear };
}

/** `/admin/users`: everybody, with what can be done about them. */
export default function UsersPage() {
  const { address, filter, sort, isNoYear } = useUserFilter();
  const list = pagedList(
    useAdminUsersQuery({
      variables: { filter, sort, first: 20 },
      fetchPolicy: 'cache-and-network',
    }),
    ({ adminUsers }) => adminUsers,
  );
  const [exportUsers] = useExportUsersMutation();
  const [asked, setAsked] = useState<Question | null>(null);
  const selection = useRowSelection(list.rows);
  const askFor = (action: ReasonedAction, people: readonly AdminUserFieldsFragment[]) =>
    setAsked({ action, people });
  const readAfter: OnDone = (action, done) => {
    selection.clear();
    // One person is answered as they stand now; of many, and of who is gone, the list tells.
    if (done.length > 1 || action === 'delete') list.retry();
  };
  const [lifted, setLifted] = useState<Lift | null>(null);
  const outOfReach = useReach();
  const chosen = (ids: readonly string[]) => list.rows?.filter(({ id }) => ids.includes(id)) ?? [];
  const bulkLift = (kind: 'mute' | 'ban', action: 'unmute' | 'unban') => ({
    label: actionLabels[action],
    onRun: (ids: readonly string[]) => setLifted({ kind, people: chosen(ids) }),
  });
  const bulk = (action: ReasonedAction, isDanger = false) => ({
    label: actionLabels[action],
    isDanger,
    onRun: (ids: readonly string[]) => askFor(action, chosen(ids)),
  });
  return (
    <AdminPage title="Users">
      <AdminFilters
        address={address}
        searchLabel="Name, email or phone"
        filters={filters.map((one) =>
          one.name === 'year' && isNoYear ? { ...one, error: 'This is not a year' } : one,
        )}
        sorts={sorts}
        onExport={async (after) =>
          (await exportUsers({ variables: { filter, after } })).data?.exportUsers
        }
      />
      <AdminList
        {...list}
        label="Users"
        columns={userColumns}
        errorText={adminTexts.loadFailed}
        address={address}
        selection={selection}
        rowName={({ fullName }) => fullName}
        actions={(person) => (
          <>
            <Button
              size="xs"
              variant="default"
              disabled={person.isBanned || outOfReach(person) !== undefined}
              title={outOfReach(person)}
              aria-label={userActionTexts.ask.ban.title(person.fullName)}
              onClick={() => askFor('ban', [person])}
            >
              {actionLabels.ban}
            </Button>
            <Button
              size="xs"
              variant="light"
              color="danger"
              disabled={outOfReach(person) !== undefined}
              title={outOfReach(person)}
              aria-label={userActionTexts.ask.delete.title(person.fullName)}
              onClick={() => askFor('delete', [person])}
            >
              {actionLabels.delete}
            </Button>
          </>
        )}
      />
      <BulkBar
        selection={selection}
        actions={[
          bulk('warn'),
          bulk('mute'),
          bulkLift('mute', 'unmute'),
          bulk('ban', true),
          bulkLift('ban', 'unban'),
          bulk('delete', true),
        ]}
      />
      <UserActionDialog asked={asked} onClose={() => setAsked(null)} onDone={readAfter} />
      <LiftDialog asked={lifted} onClose={() => setLifted(null)} onDone={readAfter} />
    </AdminPage>
  );
}
