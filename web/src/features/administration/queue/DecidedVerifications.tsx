import { Link } from 'react-router-dom';
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
  const { data, previousData, error, refetch, fetchMore } = useVerificationsQuery({
    variables: {
      status,
      search: address.search || null,
      sort: address.sort === 'oldest' ? 'oldest' : 'newest',
      first: 20,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.verifications;
  const cursor = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  return (
    <AdminList
      label={status === 'approved' ? 'Approved documents' : 'Rejected documents'}
      rows={list?.nodes}
      columns={columns}
      error={error}
      errorText={adminTexts.loadFailed}
      onRetry={() => void refetch().catch(() => undefined)}
      cursor={cursor}
      onMore={() => fetchMore({ variables: { after: cursor } })}
      {...(address.search && { address })}
      isStale={!data}
    />
  );
}
