import { invitedFilters } from '@schema/rules/imports/imports-filters';
import { importTexts, remindAtMost } from '@schema/rules/imports/imports-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import {
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  type Column,
  tellBulkOutcome,
  timeSortOf,
  timeSortOptions,
  timeSortsFrom,
  useAdminFilters,
  useRowSelection,
} from '@/features/admin';
import type { InvitedPeopleQuery } from '@/generated/documents';
import { useInvitedPeopleQuery, useRemindInvitedMutation } from '@/generated/hooks';
import { Button, Chip, notify, RelativeTime } from '@/ui';
import css from '../list/imports.module.css';
import { RemindAll } from '../list/RemindAll';

type Row = InvitedPeopleQuery['invitedPeople']['nodes'][number];
const { invited: texts, actionFailed } = importTexts;

const columns: readonly Column<Row>[] = [
  {
    key: 'who',
    label: 'Who',
    isMain: true,
    cell: ({ id, fullName, stream, yearOfGraduation }) => (
      <>
        <Link to={pagePathOf.adminUser(id)}>{fullName}</Link> {stream ?? ''}{' '}
        {yearOfGraduation ?? ''}
      </>
    ),
  },
  { key: 'email', label: 'Email', cell: ({ email }) => email },
  { key: 'state', label: texts.state, cell: ({ state }) => <Chip>{texts.states[state]}</Chip> },
  {
    key: 'invited',
    label: 'Invited',
    cell: ({ invitedAt }) => (invitedAt ? <RelativeTime at={invitedAt} /> : '–'),
  },
  {
    key: 'reminded',
    label: 'Reminded',
    cell: ({ remindedAt }) => (remindedAt ? <RelativeTime at={remindedAt} /> : '–'),
  },
  {
    key: 'came',
    label: 'Came',
    cell: ({ cameAt }) => (cameAt ? <RelativeTime at={cameAt} /> : '–'),
  },
];

/** What the address asks for. */
function useInvitedList() {
  const { address, filter, fields } = useAdminFilters(invitedFilters, {
    sorts: timeSortsFrom('newest'),
  });
  const list = pagedList(
    useInvitedPeopleQuery({
      variables: { filter, sort: timeSortOf(address.sort, 'newest') },
      fetchPolicy: 'cache-and-network',
    }),
    ({ invitedPeople }) => invitedPeople,
  );
  return { address, filter, fields, list };
}

/** The list, for super admins. */
function InvitedList() {
  const { address, filter, fields, list } = useInvitedList();
  const selection = useRowSelection(list.rows);
  const [remind] = useRemindInvitedMutation();
  const remindAll = async (ids: readonly string[]) => {
    let mailed = 0;
    try {
      for (let at = 0; at < ids.length; at += remindAtMost) {
        const userIds = ids.slice(at, at + remindAtMost);
        mailed += (await remind({ variables: { userIds } })).data?.remindInvited.length ?? 0;
      }
    } catch (problem) {
      notify.error(errorText(problem, actionFailed.remind));
      return;
    } finally {
      list.reread();
    }
    selection.clear();
    const left = ids.length - mailed;
    if (mailed === 0) notify.info(texts.notReminded(left));
    else
      tellBulkOutcome({
        done: texts.reminded(mailed),
        refusal: left > 0 ? texts.notReminded(left) : null,
      });
  };
  return (
    <>
      <AdminFilters {...fields} sorts={timeSortOptions('newest')} />
      {list.rows && list.rows.length > 0 && <RemindAll filter={filter} onDone={list.reread} />}
      <AdminList
        {...list}
        label={texts.title}
        columns={columns}
        address={address}
        empty={{ title: texts.nobody, text: texts.nobodyText }}
        selection={selection}
        rowName={({ fullName }) => fullName}
        actions={({ id, fullName, state }) =>
          state === 'waiting' && (
            <Button
              size="xs"
              variant="default"
              aria-label={texts.remindOne(fullName)}
              onClick={() => void remindAll([id])}
            >
              {texts.remind}
            </Button>
          )
        }
      />
      <BulkBar selection={selection} actions={[{ label: texts.remind, onRun: remindAll }]} />
    </>
  );
}

/** `/admin/invited`: whose accounts imports made, who came, and who did not. */
export default function InvitedPage() {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <p className={css.back}>
        <Link to={pagePaths.adminImport}>{texts.back}</Link>
      </p>
      <InvitedList />
    </AdminPage>
  );
}
