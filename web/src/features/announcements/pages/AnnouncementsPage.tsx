import { useApolloClient } from '@apollo/client/react';
import { adminTexts } from '@schema/rules/admin-texts';
import { announcementTexts as texts } from '@schema/rules/announcements-texts';
import type { TimeSort } from '@schema/rules/lists';
import { type ReactNode, useRef, useState } from 'react';
import { pagedList } from '@/core/data/paged-list';
import { errorText } from '@/core/errors';
import {
  type AdminAddress,
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  type Column,
  timeSortOf,
  timeSortOptions,
  timeSortsFrom,
  useAdminAddress,
  useRowSelection,
} from '@/features/admin';
import {
  AllAnnouncements,
  type AllAnnouncementsQuery,
  Announcements,
  DeactivateAnnouncement,
} from '@/generated/documents';
import { useAllAnnouncementsQuery, useExportAnnouncementsMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, notify, RelativeTime } from '@/ui';
import { MessageText } from '../banner/MessageText';
import { AnnouncementForm } from '../writing/AnnouncementForm';
import css from '../writing/AnnouncementForm.module.css';
import { audienceText } from '../writing/audience';

type Row = AllAnnouncementsQuery['allAnnouncements']['nodes'][number];

/** When one ends or ended; who was ended before its time was deactivated. */
function endText({ active, expiresAt }: Row): ReactNode {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (!active && !isOver) return 'Deactivated';
  return expiresAt ? <RelativeTime at={expiresAt} /> : 'Never';
}

const columns: readonly Column<Row>[] = [
  {
    key: 'message',
    label: 'Message',
    isMain: true,
    cell: ({ message }) => (
      <span className={css.message}>
        <MessageText message={message} />
      </span>
    ),
  },
  {
    key: 'for',
    label: 'For',
    cell: (row) => <span className={css.short}>{audienceText(row)}</span>,
  },
  { key: 'by', label: 'By', cell: ({ admin }) => admin?.fullName ?? 'A deleted account' },
  { key: 'at', label: 'Announced', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  {
    key: 'ends',
    label: 'Ends',
    cell: (row) => <span className={css.short}>{endText(row)}</span>,
  },
];

/** Announcements that are active, or over. */
function List({
  active,
  list,
  address,
}: {
  active: boolean;
  list: ReturnType<typeof useList>;
  address: AdminAddress;
}) {
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  const selection = useRowSelection(list.rows);
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useApolloClient();
  const end = async (rows: readonly Row[]) => {
    let ended = 0;
    try {
      for (const { id } of rows) {
        await client.mutate({ mutation: DeactivateAnnouncement, variables: { id } });
        ended += 1;
      }
    } catch (problem) {
      notify.error(errorText(problem, adminTexts.actionFailed('/announcements')));
    }
    await client
      .refetchQueries({ include: [AllAnnouncements, Announcements] })
      .catch(() => undefined);
    if (ended === 0) return false;
    notify.success(ended === 1 ? texts.ended : texts.endedMany(ended));
    selection.clear();
    // The rows are gone with the button that had the focus.
    heading.current?.focus();
    return true;
  };
  return (
    <section className={css.section} aria-label={active ? 'Active' : 'Past'}>
      <h2 ref={heading} tabIndex={-1}>
        {active ? 'Active' : 'Past'}
      </h2>
      <AdminList
        {...list}
        label={active ? 'Active announcements' : 'Past announcements'}
        columns={columns}
        errorText={adminTexts.loadFailed}
        address={address}
        empty={
          active
            ? {
                title: 'Nothing is announced now',
                text: 'What you announce shows to everybody at once.',
              }
            : { title: 'Nothing is over yet', text: 'Announcements that ended are kept here.' }
        }
        {...(active && {
          selection,
          rowName: ({ message }: Row) => message.slice(0, 60),
          actions: (row: Row) => (
            <Button
              variant="default"
              size="xs"
              aria-label={`Deactivate “${row.message.slice(0, 60)}”`}
              onClick={() => setAsked([row])}
            >
              {texts.askEnd.yes}
            </Button>
          ),
        })}
      />
      {active && (
        <BulkBar
          selection={selection}
          actions={[
            {
              label: texts.askEnd.yes,
              isDanger: true,
              onRun: (ids) => setAsked(list.rows?.filter(({ id }) => ids.includes(id)) ?? null),
            },
          ]}
        />
      )}
      <ConfirmDialog
        about={asked}
        words={(rows) => ({
          title: texts.askEnd.title(rows.length),
          text:
            rows.length === 1
              ? texts.askEnd.one(rows[0]?.message.slice(0, 120) ?? '')
              : texts.askEnd.many,
          yes: texts.askEnd.yes,
        })}
        onYes={end}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

const useList = (active: boolean, search: string, sort: TimeSort) =>
  pagedList(
    useAllAnnouncementsQuery({
      variables: { active, search: search || null, sort },
      fetchPolicy: 'cache-and-network',
    }),
    ({ allAnnouncements }) => allAnnouncements,
  );

/** What the college tells its people: new ones, those that are active, and those that are over. */
export default function AnnouncementsPage() {
  const address = useAdminAddress({}, timeSortsFrom('newest'));
  const { search } = address;
  const sort = timeSortOf(address.sort, 'newest');
  const [active, past] = [useList(true, search, sort), useList(false, search, sort)];
  const [exportList] = useExportAnnouncementsMutation();
  return (
    <AdminPage title={texts.title} lead="Shown below the header of everybody it is for, at once.">
      <AnnouncementForm onCreated={active.retry} />
      <AdminFilters
        address={address}
        searchLabel="Words of an announcement"
        sorts={timeSortOptions('newest')}
        onExport={async (after) =>
          (await exportList({ variables: { search: search || null, after } })).data
            ?.exportAnnouncements
        }
      />
      <List active list={active} address={address} />
      <List active={false} list={past} address={address} />
    </AdminPage>
  );
}
