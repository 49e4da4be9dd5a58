import { useApolloClient } from '@apollo/client/react';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { feedbackFilters } from '@schema/rules/feedback/feedback-filters';
import { feedbackTexts } from '@schema/rules/feedback/feedback-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import {
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  type Column,
  useAdminFilters,
  useRowSelection,
} from '@/features/admin';
import { mutateCloseFeedback, mutateReopenFeedback } from '@/generated/calls';
import { type FeedbackQuery } from '@/generated/documents';
import { useFeedbackQuery } from '@/generated/hooks';
import { Button, notify, RelativeTime } from '@/ui';
import css from './FeedbackPage.module.css';

type Row = FeedbackQuery['feedback']['nodes'][number];

const texts = feedbackTexts.list;
const columns: readonly Column<Row>[] = [
  {
    key: 'message',
    label: 'Message',
    isMain: true,
    cell: ({ message }) => <span className={css.message}>{message}</span>,
  },
  {
    key: 'by',
    label: 'By',
    cell: ({ user }) => <Link to={pagePathOf.adminUser(user.id)}>{user.fullName}</Link>,
  },
  {
    key: 'page',
    label: 'Page',
    cell: ({ page }) =>
      page ? (
        <Link to={page} className={css.page}>
          {page}
        </Link>
      ) : (
        '–'
      ),
  },
  { key: 'at', label: 'Sent', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

/** What the address asks for. */
function useFeedbackList() {
  const { address, filter, fields } = useAdminFilters(feedbackFilters);
  const { search, state: asked } = filter;
  const state = asked ?? 'open';
  const list = pagedList(
    useFeedbackQuery({
      variables: { state, search },
      fetchPolicy: 'cache-and-network',
    }),
    ({ feedback }) => feedback,
  );
  return { address, fields, state, list };
}

/** `/admin/feedback`: what members told, until an admin closes it. */
export default function FeedbackPage() {
  const { address, fields, state, list } = useFeedbackList();
  const client = useApolloClient();
  const selection = useRowSelection(list.rows);
  const set = async (ids: readonly string[], isClosed: boolean, isUndone = false) => {
    const done: string[] = [];
    try {
      for (const id of ids) {
        const change = isClosed ? mutateCloseFeedback : mutateReopenFeedback;
        await change(client, { variables: { id } });
        done.push(id);
      }
    } catch (problem) {
      notify.error(errorText(problem, adminTexts.actionFailed('/feedback')));
    }
    list.reread();
    selection.clear();
    if (done.length === 0 || isUndone) return;
    notify.success(isClosed ? texts.closed : texts.reopened, {
      undo: () => void set(done, !isClosed, true),
    });
  };
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <AdminFilters {...fields} />
      <AdminList
        {...list}
        label={texts.title}
        columns={columns}
        address={address}
        empty={texts.empty}
        selection={selection}
        rowName={({ message }) => message.slice(0, 60)}
        actions={({ id, message, closedAt }) => {
          const label = closedAt ? texts.reopen : texts.close;
          return (
            <Button
              size="xs"
              variant="default"
              aria-label={`${label}: ${message.slice(0, 60)}`}
              onClick={() => void set([id], closedAt === null)}
            >
              {label}
            </Button>
          );
        }}
      />
      <BulkBar
        selection={selection}
        actions={[
          {
            label: state === 'closed' ? texts.reopen : texts.close,
            onRun: (ids) => set(ids, state !== 'closed'),
          },
        ]}
      />
    </AdminPage>
  );
}
