import { AdminPage, type Column } from '@/features/admin';
import { useAdminJobsQuery } from '@/generated/hooks';
import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import { PinButtons } from '../lists/PinButtons';
import { contentVariables, useContentAddress } from '../lists/content-address';

const pageSize = 30;
const columns: readonly Column<Row>[] = [previewColumn(texts.columns.job, ({ title }) => title)];

/** The tab of job openings: filters, and hiding, deleting and showing again. */
export default function AdminJobsPage() {
  const address = useContentAddress();
  const { data, previousData, error, refetch, fetchMore } = useAdminJobsQuery({
    variables: { ...contentVariables(address), first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = (data ?? previousData)?.adminJobs;
  const cursor = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  return (
    <AdminPage title={adminTexts.tabs.jobs}>
      <ContentList
        list="jobs"
        label={adminTexts.tabs.jobs}
        address={address}
        rows={page?.nodes}
        error={error}
        cursor={cursor}
        isStale={!data}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={() => fetchMore({ variables: { after: cursor } })}
        columns={columns}
        actions={(row) => <PinButtons job={row} />}
      />
    </AdminPage>
  );
}
