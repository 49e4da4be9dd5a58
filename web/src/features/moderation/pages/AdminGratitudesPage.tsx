import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/paged-list';
import { useReadLoaded } from '@/core/data/useReadLoaded';
import { AdminPage, type Column } from '@/features/admin';
import type { AdminGratitudesQuery } from '@/generated/documents';
import { useAdminGratitudesQuery } from '@/generated/hooks';
import { Chip } from '@/ui';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import { contentVariables, useContentAddress } from '../lists/content-address';
import { listPageSize } from '../lists/page-size';

const columns: readonly Column<Row>[] = [
  previewColumn(texts.columns.gratitude, ({ text }) => text),
  {
    key: 'profile',
    label: texts.columns.profile,
    cell: ({ profile, isHidden, state }) => (
      <>
        {profile && <Link to={pagePathOf.adminUser(profile.id)}>{profile.fullName}</Link>}
        {isHidden && state === 'shown' && <Chip>{texts.hiddenByOwner}</Chip>}
      </>
    ),
  },
];

const pick = ({ adminGratitudes }: AdminGratitudesQuery) => adminGratitudes;

/** The tab of gratitudes: filters, and hiding, deleting and showing again. */
export default function AdminGratitudesPage() {
  const address = useContentAddress();
  const result = useAdminGratitudesQuery({
    variables: { ...contentVariables(address), first: listPageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick, listPageSize);
  return (
    <AdminPage title={adminTexts.tabs.gratitudes}>
      <ContentList
        {...pagedList(result, pick)}
        readAnew={readAnew}
        exported="gratitudes"
        label={adminTexts.tabs.gratitudes}
        address={address}
        columns={columns}
        hasCompany={false}
      />
    </AdminPage>
  );
}
