import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { pagedList } from '@/core/data/paged-list';
import { useReadLoaded } from '@/core/data/useReadLoaded';
import { AdminPage, type Column } from '@/features/admin';
import type { AdminPostsQuery } from '@/generated/documents';
import { useAdminPostsQuery } from '@/generated/hooks';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import { contentVariables, useContentAddress } from '../lists/content-address';
import { listPageSize } from '../lists/page-size';

const columns: readonly Column<Row>[] = [previewColumn(texts.columns.post, ({ title }) => title)];

const pick = ({ adminPosts }: AdminPostsQuery) => adminPosts;

/** The tab of posts: filters, and hiding, deleting and showing again. */
export default function AdminPostsPage() {
  const address = useContentAddress();
  const result = useAdminPostsQuery({
    variables: { ...contentVariables(address), first: listPageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick, listPageSize);
  return (
    <AdminPage title={adminTexts.tabs.posts}>
      <ContentList
        {...pagedList(result, pick)}
        readAnew={readAnew}
        exported="posts"
        label={adminTexts.tabs.posts}
        address={address}
        columns={columns}
      />
    </AdminPage>
  );
}
