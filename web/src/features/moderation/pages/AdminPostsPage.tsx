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
  const { data, previousData, error, refetch, fetchMore } = useAdminPostsQuery({
    variables: { ...contentVariables(address), first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = (data ?? previousData)?.adminPosts;
  const cursor = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  return (
    <AdminPage title={adminTexts.tabs.posts}>
      <ContentList
        list="posts"
        label={adminTexts.tabs.posts}
        address={address}
        rows={page?.nodes}
        error={error}
        cursor={cursor}
        isStale={!data}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={() => fetchMore({ variables: { after: cursor } })}
        columns={columns}
      />
    </AdminPage>
  );
}
