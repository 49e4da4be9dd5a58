import { useApolloClient } from '@apollo/client/react';
import { adminTexts } from '@schema/rules/admin-texts';
import { feedbackFilters } from '@schema/rules/feedback-filters';
import { feedbackTexts } from '@schema/rules/feedback-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { Link } from 'react-router-dom';
import { addressKeys, askedBy, filterFields } from '@/core/address/declared-filters';
import { pagedList } from '@/core/data/paged-list';
import { errorText } from '@/core/errors';
import {
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  type Column,
  useAdminAddress,
  useRowSelection,
} from '@/features/admin';
import { mutateCloseFeedback, mutateReopenFeedback } from '@/generated/calls';
import { type FeedbackQuery } from '@/generated/documents';
import { useFeedbackQuery } from '@/generated/hooks';
import { Button, notify, RelativeTime } from '@/ui';
import css from './FeedbackPage.module.css';

type Row = FeedbackQuery['feedback']['nodes'][number];

const texts = feedbackTexts.list;
/** What is open is listed while nothing is chosen. */
const filters = filterFields(feedbackFilters).map((field) => ({
  ...field,
  placeholder: texts.states.open,
  options: field.options?.filter(({ value }) => value !== 'open') ?? [],
}));

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
  const address = useAdminAddress(addressKeys(feedbackFilters));
  const { search, state: asked } = askedBy(feedbackFilters, address);
  const state = asked ?? 'open';
  const list = pagedList(
    useFeedbackQuery({
      variables: { state, search },
      fetchPolicy: 'cache-and-network',
    }),
    ({ feedback }) => feedback,
  );
  return { address, state, list };
}

/** `/admin/feedback`: what members told, until an admin closes it. */
export default function FeedbackPage() {
  const { address, state, list } = useFeedbackList();
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
      <AdminFilters address={address} searchLabel={texts.search} filters={filters} />
      <AdminList
        {...list}
        label={texts.title}
        columns={columns}
        errorText={adminTexts.loadFailed}
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
