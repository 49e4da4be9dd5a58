import { adminTexts } from '@schema/rules/administration/admin-texts';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import { useState } from 'react';
import { pagedList } from '@/core/data/lists/paged-list';
import { succeeds } from '@/core/data/succeeds';
import { AdminFilters, AdminList, useAdminAddress } from '@/features/admin';
import { useViewer } from '@/features/identity';
import type { AdminUserFieldsFragment, AdminUserFilterInput } from '@/generated/documents';
import {
  useAdminUsersQuery,
  useDemoteAdminMutation,
  useExportUsersMutation,
  usePromoteAdminMutation,
  useRemoveAdminMutation,
  useResetSecondFactorMutation,
} from '@/generated/hooks';
import { Button, ConfirmDialog, notify } from '@/ui';
import css from '../people/people.module.css';
import { userColumns } from '../people/user-columns';

type Admin = AdminUserFieldsFragment;
type Question = { what: 'promote' | 'demote' | 'remove' | 'reset'; admin: Admin };

const words = administrationTexts.rights;

const pageSize = 30;
const sorts = [
  { value: 'oldest', label: adminTexts.list.oldest },
  { value: 'newest', label: adminTexts.list.newest },
  { value: 'name', label: 'Name' },
] as const;

/** The admins that the address looks for, page by page. */
function useAdmins() {
  const address = useAdminAddress(
    {},
    sorts.map(({ value }) => value),
  );
  const filter: AdminUserFilterInput = { status: 'admin', search: address.search || null };
  const sort = sorts.find(({ value }) => value === address.sort)?.value ?? 'oldest';
  const result = useAdminUsersQuery({
    variables: { filter, sort, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = pagedList(result, ({ adminUsers }) => adminUsers);
  const { rows, cursor, isStale } = list;
  // Of a part of the list nobody can say that there is one alone; the server refuses it then.
  const isWhole = address.search === '' && cursor === null && !isStale;
  const isAlone = isWhole && rows?.filter(({ isSuperAdmin }) => isSuperAdmin).length === 1;
  return { address, filter, isAlone, list };
}

/** All admins, and what a super admin may do with their rights. */
export function AdminsList() {
  const { address, filter, isAlone, list } = useAdmins();
  const [exportUsers] = useExportUsersMutation();
  const [asked, setAsked] = useState<Question | null>(null);
  const [promote] = usePromoteAdminMutation();
  const [demote] = useDemoteAdminMutation();
  const [remove] = useRemoveAdminMutation();
  const [reset] = useResetSecondFactorMutation();
  const { me } = useViewer();
  /** Why the rights of this admin can't be taken. */
  const keptBy = ({ id, isSuperAdmin }: Admin, isRemoval: boolean): string | undefined =>
    isSuperAdmin && isAlone
      ? administrationTexts.lastSuperAdmin
      : isRemoval && id === me?.user.id
        ? administrationTexts.oneself
        : undefined;
  const mutations = { promote, demote, remove, reset };
  const act = async ({ what, admin: { id, fullName } }: Question) => {
    const request = mutations[what]({ variables: { id } });
    if (!(await succeeds(request, adminTexts.actionFailed(`/admins/${id}`)))) return false;
    notify.success(words[what].done(fullName));
    list.reread();
    return true;
  };
  return (
    <>
      <AdminFilters
        address={address}
        searchLabel="Name or email"
        sorts={sorts}
        onExport={async (after) =>
          (await exportUsers({ variables: { filter, after } })).data?.exportUsers
        }
      />
      <AdminList
        label="Admins"
        address={address}
        {...list}
        columns={userColumns}
        rowName={({ fullName }) => fullName}
        actions={(admin) => (
          <>
            <Button
              size="xs"
              variant="default"
              aria-label={`${admin.isSuperAdmin ? 'Make plain admin' : 'Make super admin'}: ${admin.fullName}`}
              disabled={keptBy(admin, false) !== undefined}
              onClick={() => setAsked({ what: admin.isSuperAdmin ? 'demote' : 'promote', admin })}
            >
              {admin.isSuperAdmin ? 'Make plain admin' : 'Make super admin'}
            </Button>
            {admin.hasSecondFactor && admin.id !== me?.user.id && (
              <Button
                size="xs"
                variant="default"
                aria-label={`${words.reset.yes}: ${admin.fullName}`}
                onClick={() => setAsked({ what: 'reset', admin })}
              >
                {words.reset.yes}
              </Button>
            )}
            <Button
              size="xs"
              variant="light"
              color="danger"
              aria-label={`Remove admin: ${admin.fullName}`}
              disabled={keptBy(admin, true) !== undefined}
              onClick={() => setAsked({ what: 'remove', admin })}
            >
              Remove
            </Button>
            {keptBy(admin, true) && <span className={css.small}>{keptBy(admin, true)}</span>}
          </>
        )}
      />
      <ConfirmDialog
        about={asked}
        words={({ what, admin: { fullName } }) => {
          const { title, text, yes } = words[what];
          return { title: title(fullName), text, yes };
        }}
        onYes={act}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
