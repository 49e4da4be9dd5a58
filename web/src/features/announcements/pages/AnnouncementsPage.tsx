import { useApolloClient } from '@apollo/client/react';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { announcementFilters } from '@schema/rules/announcements/announcements-filters';
import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import type { TimeSort } from '@schema/rules/lists/lists';
import { type ReactNode, useRef, useState } from 'react';
import { pagedList } from '@/core/data/lists/paged-list';
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
  useAdminFilters,
  useRowSelection,
} from '@/features/admin';
import { mutateDeactivateAnnouncement } from '@/generated/calls';
import {
  AllAnnouncementsDocument,
  type AllAnnouncementsQuery,
  AnnouncementsDocument,
} from '@/generated/documents';
import { useAllAnnouncementsQuery, useExportAnnouncementsMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, notify, RelativeTime } from '@/ui';
import { MessageText } from '../banner/MessageText';
import { AnnouncementForm } from '../writing/AnnouncementForm';
import css from '../writing/AnnouncementForm.module.css';
import { audienceText } from '../writing/audience';
import { ChangeDialog } from '../writing/ChangeDialog';

type Row = AllAnnouncementsQuery['allAnnouncements']['nodes'][number];

type State = keyof typeof texts.lists;

/** When one ends or ended; who was ended before its time was deactivated. */
function endText({ active, scheduled, expiresAt }: Row): ReactNode {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (!active && !scheduled && !isOver) return 'Deactivated';
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
  {
    key: 'at',
    label: 'Begins',
    cell: ({ startsAt, createdAt }) => <RelativeTime at={startsAt ?? createdAt} />,
  },
  {
    key: 'ends',
    label: 'Ends',
    cell: (row) => <span className={css.short}>{endText(row)}</span>,
  },
];

const endWord = (isScheduled: boolean) => (isScheduled ? texts.withdraw : texts.askEnd.yes);
const startOf = ({ message }: Row, length = 60) => message.slice(0, length);

/** What is asked before announcements end. */
function askWords(rows: readonly Row[]) {
  const [row] = rows;
  const yes = endWord(row?.scheduled ?? false);
  if (rows.length !== 1 || !row)
    return { title: texts.askEnd.title(rows.length), text: texts.askEnd.many, yes };
  const words = startOf(row, 120);
  return row.scheduled
    ? { title: texts.askWithdraw.title, text: texts.askWithdraw.text(words), yes }
    : { title: texts.askEnd.title(1), text: texts.askEnd.one(words), yes };
}

/** Ends an announcement; one that waits for its time can be changed too. */
function RowActions({
  row,
  onEnd,
  onChange,
}: {
  row: Row;
  onEnd: () => void;
  onChange: () => void;
}) {
  const end = endWord(row.scheduled);
  return (
    <>
      {row.scheduled && (
        <Button
          variant="default"
          size="xs"
          aria-label={texts.changeOne(startOf(row))}
          onClick={onChange}
        >
          {texts.changeShort}
        </Button>
      )}
      <Button variant="default" size="xs" aria-label={`${end} “${startOf(row)}”`} onClick={onEnd}>
        {end}
      </Button>
    </>
  );
}

/** Announcements that are active, wait for their time, or are over. */
function List({
  state,
  list,
  address,
}: {
  state: State;
  list: ReturnType<typeof useList>;
  address: AdminAddress;
}) {
  const words = texts.lists[state];
  const isEnded = state === 'past';
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  const [changing, setChanging] = useState<Row | null>(null);
  const selection = useRowSelection(list.rows);
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useApolloClient();
  const end = async (rows: readonly Row[]) => {
    let ended = 0;
    try {
      for (const { id } of rows) {
        await mutateDeactivateAnnouncement(client, { variables: { id } });
        ended += 1;
      }
    } catch (problem) {
      notify.error(errorText(problem, adminTexts.actionFailed('/announcements')));
    }
    await client
      .refetchQueries({ include: [AllAnnouncementsDocument, AnnouncementsDocument] })
      .catch(() => undefined);
    if (ended === 0) return false;
    const done = state === 'scheduled' ? texts.withdrawn : texts.ended;
    notify.success(ended === 1 ? done : texts.endedMany(ended));
    selection.clear();
    // The rows are gone with the button that had the focus.
    heading.current?.focus();
    return true;
  };
  return (
    <section className={css.section} aria-label={words.title}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <AdminList
        {...list}
        label={words.label}
        columns={columns}
        address={address}
        empty={words.empty}
        {...(!isEnded && {
          selection,
          rowName: ({ message }: Row) => message.slice(0, 60),
          actions: (row: Row) => (
            <RowActions row={row} onEnd={() => setAsked([row])} onChange={() => setChanging(row)} />
          ),
        })}
      />
      {!isEnded && (
        <BulkBar
          selection={selection}
          actions={[
            {
              label: endWord(state === 'scheduled'),
              isDanger: true,
              onRun: (ids) => setAsked(list.rows?.filter(({ id }) => ids.includes(id)) ?? null),
            },
          ]}
        />
      )}
      <ConfirmDialog about={asked} words={askWords} onYes={end} onClose={() => setAsked(null)} />
      <ChangeDialog announcement={changing} onClose={() => setChanging(null)} />
    </section>
  );
}

/** The states are listed one below the other. */
const { state: _state, ...filters } = announcementFilters;

const useList = (state: State, search: string | null, sort: TimeSort) =>
  pagedList(
    useAllAnnouncementsQuery({
      variables: {
        active: state === 'scheduled' ? null : state === 'active',
        scheduled: state === 'scheduled',
        search,
        sort,
      },
      fetchPolicy: 'cache-and-network',
    }),
    ({ allAnnouncements }) => allAnnouncements,
  );

/** What the college tells its people: new ones, and those that are active, planned or over. */
export default function AnnouncementsPage() {
  const { address, filter, fields } = useAdminFilters(filters, { sorts: timeSortsFrom('newest') });
  const { search } = filter;
  const sort = timeSortOf(address.sort, 'newest');
  const active = useList('active', search, sort);
  const scheduled = useList('scheduled', search, sort);
  const past = useList('past', search, sort);
  const [exportList] = useExportAnnouncementsMutation();
  return (
    <AdminPage
      title={texts.title}
      lead="Shown below the header of everybody it is for, and told by the bell."
    >
      <AnnouncementForm
        onCreated={() => {
          active.reread();
          scheduled.reread();
        }}
      />
      <AdminFilters
        {...fields}
        sorts={timeSortOptions('newest')}
        onExport={async (after) =>
          (await exportList({ variables: { search, after } })).data?.exportAnnouncements
        }
      />
      <List state="active" list={active} address={address} />
      <List state="scheduled" list={scheduled} address={address} />
      <List state="past" list={past} address={address} />
    </AdminPage>
  );
}
