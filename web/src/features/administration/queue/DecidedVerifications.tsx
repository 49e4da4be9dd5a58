import { verificationTexts } from '@schema/rules/account/verification-texts';
import { documentLabels } from '@schema/rules/identity/identity-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import {
  type AdminAddress,
  AdminList,
  BulkBar,
  type Column,
  useRowSelection,
} from '@/features/admin';
import { useVerificationsQuery } from '@/generated/hooks';
import { notify, RelativeTime } from '@/ui';
import { TakeBackDialog, type Verified } from './TakeBackDialog';
import type { VerificationRequest } from './VerificationCard';
import type { Which } from './which';

/** Those of the requests' people who are verified, each once. */
const verifiedPeople = (requests: readonly VerificationRequest[]): Verified[] => {
  const people = requests.flatMap(({ user }) => (user?.isVerified ? [user] : []));
  return [...new Map(people.map((person) => [person.id, person])).values()];
};

const columns: readonly Column<VerificationRequest>[] = [
  {
    key: 'user',
    label: 'Person',
    isMain: true,
    cell: ({ user }) =>
      user ? <Link to={pagePathOf.adminUser(user.id)}>{user.fullName}</Link> : 'Deleted account',
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
  which,
  address,
}: {
  status: 'approved' | 'rejected';
  which: Which;
  address: AdminAddress;
}) {
  const list = pagedList(
    useVerificationsQuery({
      variables: { status, ...which, first: 20 },
      fetchPolicy: 'cache-and-network',
    }),
    ({ verifications }) => verifications,
  );
  const selection = useRowSelection(list.rows);
  const [asked, setAsked] = useState<readonly Verified[] | null>(null);
  const isNarrowed = which.search !== null || which.documentType !== null;
  const askFor = (ids: readonly string[]) => {
    const people = verifiedPeople(list.rows?.filter(({ id }) => ids.includes(id)) ?? []);
    if (people.length > 0) setAsked(people);
    else notify.info(verificationTexts.takeBack.nobody);
  };
  return (
    <>
      <AdminList
        {...list}
        label={status === 'approved' ? 'Approved documents' : 'Rejected documents'}
        columns={columns}
        {...(isNarrowed && { address })}
        // Of what was rejected nothing is left to be done: who it concerns hands in another.
        {...(status === 'approved' && { selection })}
        rowName={({ user }) => user?.fullName ?? ''}
      />
      {status === 'approved' && (
        <BulkBar
          selection={selection}
          actions={[{ label: verificationTexts.takeBack.action, isDanger: true, onRun: askFor }]}
        />
      )}
      <TakeBackDialog
        people={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          selection.clear();
          list.reread();
        }}
      />
    </>
  );
}
