import { Link } from 'react-router-dom';
import { pagedList } from '@/core/paged-list';
import { type AdminAddress, AdminList, type Column } from '@/features/admin';
import { useVerificationsQuery } from '@/generated/hooks';
import { RelativeTime } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { documentLabels } from '@schema/rules/identity-texts';
import type { VerificationRequest } from './VerificationCard';

const columns: readonly Column<VerificationRequest>[] = [
  {
    key: 'user',
    label: 'Person',
    isMain: true,
    cell: ({ user }) =>
      user ? <Link to={`/admin/users/${user.id}`}>{user.fullName}</Link> : 'Deleted account',
  },
  { key: 'type', label: 'Document', cell: ({ documentType }) => documentLabels[documentType] },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason ?? '–' },
  { key: 'by', label: 'Decided by', cell: ({ decidedBy }) => decidedBy?.fullName ?? '–' },
  {
    key: 'at',
    label: 'Decided',
    cell: ({ decidedAt }) => (decidedAt ? <RelativeTime at={decidedAt} /> : '–'),
  },
  {
    key: 'file',
    label: 'File',
    cell: ({ fileUrl }) =>
      fileUrl ? (
        <a href={fileUrl} target="_blank" rel="noopener noreferrer">
          Open
        </a>
      ) : (
        'Deleted'
      ),
  },
];

/** What was decided, newest first. */
export function DecidedVerifications({
  status,
  address,
}: {
  status: 'approved' | 'rejected';
  address: AdminAddress;
}) {
  const list = pagedList(
    useVerificationsQuery({
      variables: {
        status,
        search: address.search || null,
        sort: address.sort === 'oldest' ? 'oldest' : 'newest',
        first: 20,
      },
      fetchPolicy: 'cache-and-network',
    }),
    ({ verifications }) => verifications,
  );
  return (
    <AdminList
      {...list}
      label={status === 'approved' ? 'Approved documents' : 'Rejected documents'}
      columns={columns}
      errorText={adminTexts.loadFailed}
      {...(address.search && { address })}
    />
  );
}
