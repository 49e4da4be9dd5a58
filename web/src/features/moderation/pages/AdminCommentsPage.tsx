import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { typeLabels } from '@schema/rules/moderation-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/paged-list';
import { useReadLoaded } from '@/core/data/useReadLoaded';
import { AdminPage, type Column } from '@/features/admin';
import type { AdminCommentsQuery } from '@/generated/documents';
import { useAdminCommentsQuery } from '@/generated/hooks';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import css from '../lists/ContentList.module.css';
import { contentVariables, useContentAddress } from '../lists/content-address';
import { listPageSize } from '../lists/page-size';

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
    cell: ({ post }) =>
      post && <Link to={pagePathOf.moderatedContent('post', post.id)}>{post.title}</Link>,
  },
];

const pick = ({ adminComments }: AdminCommentsQuery) => adminComments;

/** The tab of questions and answers: filters, and hiding, deleting and showing again. */
export default function AdminCommentsPage() {
  const address = useContentAddress();
  const result = useAdminCommentsQuery({
    variables: { ...contentVariables(address), first: listPageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick, listPageSize);
  return (
    <AdminPage title={adminTexts.tabs.comments}>
      <ContentList
        {...pagedList(result, pick)}
        readAnew={readAnew}
        exported="comments"
        label={adminTexts.tabs.comments}
        address={address}
        columns={columns}
      />
    </AdminPage>
  );
}
