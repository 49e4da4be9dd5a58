import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { pagedList } from '@/core/data/paged-list';
import { useReadLoaded } from '@/core/data/useReadLoaded';
import { AdminPage, type Column } from '@/features/admin';
import type { AdminJobsQuery } from '@/generated/documents';
import { useAdminJobsQuery } from '@/generated/hooks';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import { contentVariables, useContentAddress } from '../lists/content-address';
import { PinButtons } from '../lists/PinButtons';
import { listPageSize } from '../lists/page-size';

const columns: readonly Column<Row>[] = [previewColumn(texts.columns.job, ({ title }) => title)];

const pick = ({ adminJobs }: AdminJobsQuery) => adminJobs;

/** The tab of job openings: filters, and hiding, deleting and showing again. */
export default function AdminJobsPage() {
  const address = useContentAddress();
  const result = useAdminJobsQuery({
    variables: { ...contentVariables(address), first: listPageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick, listPageSize);
  return (
    <AdminPage title={adminTexts.tabs.jobs}>
      <ContentList
        {...pagedList(result, pick)}
        readAnew={readAnew}
        exported="jobs"
        label={adminTexts.tabs.jobs}
        address={address}
        columns={columns}
        actions={(row) => <PinButtons job={row} />}
      />
    </AdminPage>
  );
}
