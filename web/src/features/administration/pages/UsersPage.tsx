import { useApolloClient } from '@apollo/client/react';
import { userFilters } from '@schema/rules/administration/administration-filters';
import { userSorts } from '@schema/rules/administration/administration-texts';
import { actionLabels, userActionTexts } from '@schema/rules/administration/user-action-texts';
import { useState } from 'react';
import { filterFields } from '@/core/address/declared-filters';
import { useStudies } from '@/core/college/studies';
import { pagedList } from '@/core/data/lists/paged-list';
import {
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  useAdminFilters,
  useRowSelection,
} from '@/features/admin';
import { queryAdminUserIds } from '@/generated/calls';
import type { AdminUserFieldsFragment } from '@/generated/documents';
import {
  useAdminUserCountQuery,
  useAdminUsersQuery,
  useExportUsersMutation,
} from '@/generated/hooks';
import { Button } from '@/ui';
import { type Lift, LiftDialog } from '../people/dialogs/LiftDialog';
import { type Question, UserActionDialog } from '../people/dialogs/UserActionDialog';
import { useReach } from '../people/reach';
import type { OnDone, ReasonedAction, Target } from '../people/user-actions';
import { userColumns } from '../people/user-columns';

const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
];

/** What the address asks for. */
function useUserFilter() {
  const { address, filter, fields } = useAdminFilters(userFilters, { sorts: userSorts });
  const sort = userSorts.find((one) => one === address.sort) ?? 'newest';
  const isNoYear = address.filter['year'] !== undefined && filter.year === null;
  return { address, filter, fields, sort, isNoYear };
}

/** What is done to one person from the list. */
function RowActions({
  person,
  onAsk,
}: {
  person: AdminUserFieldsFragment;
  onAsk: (action: 'ban' | 'delete') => void;
}) {
  const refusal = useReach()(person);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={person.isBanned || refusal !== undefined}
        title={refusal}
        aria-label={userActionTexts.ask.ban.title(person.fullName)}
        onClick={() => onAsk('ban')}
      >
        {actionLabels.ban}
      </Button>
      <Button
        size="xs"
        variant="light"
        color="danger"
        disabled={refusal !== undefined}
        title={refusal}
        aria-label={userActionTexts.ask.delete.title(person.fullName)}
        onClick={() => onAsk('delete')}
      >
        {actionLabels.delete}
      </Button>
    </>
  );
}

/** `/admin/users`: everybody, with what can be done about them. */
export default function UsersPage() {
  const { address, filter, fields, sort, isNoYear } = useUserFilter();
  const list = pagedList(
    useAdminUsersQuery({
      variables: { filter, sort, first: 20 },
      fetchPolicy: 'cache-and-network',
    }),
    ({ adminUsers }) => adminUsers,
  );
  const total = useAdminUserCountQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const [exportUsers] = useExportUsersMutation();
  const [asked, setAsked] = useState<Question | null>(null);
  const selection = useRowSelection(list.rows);
  const askFor = (action: ReasonedAction, people: readonly Target[]) =>
    setAsked({ action, people });
  const readAfter: OnDone = (action, done) => {
    selection.clear();
    // One person is answered as they stand now; of many, and of who is gone, the list tells.
    if (done.length > 1 || action === 'delete') {
      list.reread();
      void total.refetch().catch(() => undefined);
    }
  };
  const [lifted, setLifted] = useState<Lift | null>(null);
  // Of those that match and are not listed, the id is known alone: they are told by their number.
  const chosen = (ids: readonly string[]): Target[] =>
    ids.map((id) => list.rows?.find((row) => row.id === id) ?? { id, fullName: '' });
  const readIds = async (): Promise<readonly string[]> => {
    const { data } = await queryAdminUserIds(client, {
      variables: { filter },
      fetchPolicy: 'no-cache',
    });
    return data?.adminUserIds ?? [];
  };
  const count = total.data?.adminUserCount;
  const bulkLift = (kind: 'mute' | 'ban', action: 'unmute' | 'unban') => ({
    label: actionLabels[action],
    onRun: (ids: readonly string[]) => setLifted({ kind, people: chosen(ids) }),
  });
  const bulk = (action: ReasonedAction, isDanger = false) => ({
    label: actionLabels[action],
    isDanger,
    onRun: (ids: readonly string[]) => askFor(action, chosen(ids)),
  });
  const { streams } = useStudies();
  const filters = { ...userFilters, stream: { ...userFilters.stream, offered: streams } };
  return (
    <AdminPage title="Users">
      <AdminFilters
        {...fields}
        filters={filterFields(filters, isNoYear ? { year: 'This is not a year' } : {})}
        sorts={sorts}
        onExport={async (after) =>
          (await exportUsers({ variables: { filter, after } })).data?.exportUsers
        }
      />
      <AdminList
        {...list}
        label="Users"
        total={count}
        columns={userColumns}
        address={address}
        selection={selection}
        rowName={({ fullName }) => fullName}
        actions={(person) => (
          <RowActions person={person} onAsk={(action) => askFor(action, [person])} />
        )}
      />
      <BulkBar
        selection={selection}
        match={count === undefined ? undefined : { count, ids: readIds }}
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
