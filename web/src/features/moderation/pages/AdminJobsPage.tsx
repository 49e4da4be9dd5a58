import { pagedList } from '@/core/paged-list';
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
  const list = pagedList(
    useAdminJobsQuery({
      variables: { ...contentVariables(address), first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ adminJobs }) => adminJobs,
  );
  return (
    <AdminPage title={adminTexts.tabs.jobs}>
      <ContentList
        {...list}
        exported="jobs"
        label={adminTexts.tabs.jobs}
        address={address}
        columns={columns}
        actions={(row) => <PinButtons job={row} />}
      />
    </AdminPage>
  );
}
