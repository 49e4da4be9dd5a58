import { Link } from 'react-router-dom';
import { pagedList } from '@/core/paged-list';
import { AdminPage, type Column } from '@/features/admin';
import { useAdminGratitudesQuery } from '@/generated/hooks';
import { Chip } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { ContentList, previewColumn, type Row } from '../lists/ContentList';
import { contentVariables, useContentAddress } from '../lists/content-address';

const pageSize = 30;
const columns: readonly Column<Row>[] = [
  previewColumn(texts.columns.gratitude, ({ text }) => text),
  {
    key: 'profile',
    label: texts.columns.profile,
    cell: ({ profile, isHidden, state }) => (
      <>
        {profile && <Link to={`/profile/${profile.id}`}>{profile.fullName}</Link>}
        {isHidden && state === 'shown' && <Chip>{texts.hiddenByOwner}</Chip>}
      </>
    ),
  },
];

/** The tab of gratitudes: filters, and hiding, deleting and showing again. */
export default function AdminGratitudesPage() {
  const address = useContentAddress();
  const list = pagedList(
    useAdminGratitudesQuery({
      variables: { ...contentVariables(address), first: pageSize },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ adminGratitudes }) => adminGratitudes,
  );
  return (
    <AdminPage title={adminTexts.tabs.gratitudes}>
      <ContentList
        {...list}
        exported="gratitudes"
        label={adminTexts.tabs.gratitudes}
        address={address}
        columns={columns}
        hasCompany={false}
      />
    </AdminPage>
  );
}
