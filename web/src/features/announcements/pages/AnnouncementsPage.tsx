import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '@/core/errors';
import { pagedList } from '@/core/paged-list';
import {
  type AdminAddress,
  AdminFilters,
  AdminList,
  AdminPage,
  type Column,
  useAdminAddress,
} from '@/features/admin';
import { AllAnnouncements, type AllAnnouncementsQuery, Announcements } from '@/generated/documents';
import { useAllAnnouncementsQuery, useDeactivateAnnouncementMutation } from '@/generated/hooks';
import { Button, ConfirmDialog, notify, RelativeTime } from '@/ui';
import { announcementTexts as texts } from '@schema/rules/announcements-texts';
import { MessageText } from '../banner/MessageText';
import { AnnouncementForm } from '../writing/AnnouncementForm';
import { audienceText } from '../writing/audience';
import css from '../writing/AnnouncementForm.module.css';

type Row = AllAnnouncementsQuery['allAnnouncements']['nodes'][number];

/** When one ends or ended; who was ended before its time was deactivated. */
function endOf({ active, expiresAt }: Row): ReactNode {
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
    cell: (row) => <span className={css.short}>{endOf(row)}</span>,
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
  const [asked, setAsked] = useState<Row | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [deactivate] = useDeactivateAnnouncementMutation({
    refetchQueries: [AllAnnouncements, Announcements],
    awaitRefetchQueries: true,
  });
  const end = async ({ id }: Row) => {
    try {
      await deactivate({ variables: { id } });
      notify.success(texts.ended);
      // Its row is gone with the button that had the focus.
      heading.current?.focus();
    } catch (problem) {
      notify.error(errorText(problem, texts.actionFailed.end));
    }
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
        errorText={texts.failed}
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
          actions: (row: Row) => (
            <Button
              variant="default"
              size="xs"
              aria-label={`Deactivate “${row.message.slice(0, 60)}”`}
              onClick={() => setAsked(row)}
            >
              Deactivate
            </Button>
          ),
        })}
      />
      <ConfirmDialog
        about={asked}
        words={({ message }) => ({
          title: 'Deactivate this announcement?',
          text: `“${message.slice(0, 120)}” goes from every page at once. It can't be shown again.`,
          yes: 'Deactivate',
        })}
        onYes={end}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

const useList = (active: boolean, search: string) =>
  pagedList(
    useAllAnnouncementsQuery({
      variables: { active, search: search || null },
      fetchPolicy: 'cache-and-network',
    }),
    ({ allAnnouncements }) => allAnnouncements,
  );

/** What the college tells its people: new ones, those that are active, and those that are over. */
export default function AnnouncementsPage() {
  const address = useAdminAddress({});
  const [active, past] = [useList(true, address.search), useList(false, address.search)];
  return (
    <AdminPage title={texts.title} lead="Shown below the header of everybody it is for, at once.">
      <AnnouncementForm onCreated={active.retry} />
      <AdminFilters address={address} searchLabel="Words of an announcement" />
      <List active list={active} address={address} />
      <List active={false} list={past} address={address} />
    </AdminPage>
  );
}
