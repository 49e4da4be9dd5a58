import { pagedList } from '@/core/paged-list';
import { AdminPage, type Column } from '@/features/admin';
import { useAdminPostsQuery } from '@/generated/hooks';
import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import { contentVariables, useContentAddress } from '../lists/content-address';

const pageSize = 30;
const columns: readonly Column<Row>[] = [previewColumn(texts.columns.post, ({ title }) => title)];

/** The tab of posts: filters, and hiding, deleting and showing again. */
export default function AdminPostsPage() {
  const address = useContentAddress();
  const list = pagedList(
    useAdminPostsQuery({
      variables: { ...contentVariables(address), first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ adminPosts }) => adminPosts,
  );
  return (
    <AdminPage title={adminTexts.tabs.posts}>
      <ContentList
        {...list}
        exported="posts"
        label={adminTexts.tabs.posts}
        address={address}
        columns={columns}
      />
    </AdminPage>
  );
}
