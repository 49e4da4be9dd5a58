import { Link } from 'react-router-dom';
import { pagedList } from '@/core/paged-list';
import { AdminPage, type Column } from '@/features/admin';
import { useAdminCommentsQuery } from '@/generated/hooks';
import { typeLabels } from '@schema/rules/moderation-texts';
import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import css from '../lists/ContentList.module.css';
import { contentVariables, useContentAddress } from '../lists/content-address';

const pageSize = 30;
const columns: readonly Column<Row>[] = [
  previewColumn(texts.columns.comment, ({ text }) => text),
  {
    key: 'type',
    label: texts.columns.kind,
    cell: ({ type }) => <span className={css.word}>{typeLabels[type]}</span>,
  },
  {
    key: 'post',
    label: texts.columns.on,
    wideOnly: true,
    cell: ({ post }) => post && <Link to={`/post/${post.id}`}>{post.title}</Link>,
  },
];

/** The tab of questions and answers: filters, and hiding, deleting and showing again. */
export default function AdminCommentsPage() {
  const address = useContentAddress();
  const list = pagedList(
    useAdminCommentsQuery({
      variables: { ...contentVariables(address), first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ adminComments }) => adminComments,
  );
  return (
    <AdminPage title={adminTexts.tabs.comments}>
      <ContentList
        {...list}
        exported="comments"
        label={adminTexts.tabs.comments}
        address={address}
        columns={columns}
      />
    </AdminPage>
  );
}
