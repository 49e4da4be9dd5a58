import { AdminFilters, AdminPage, useAdminAddress, useAwaitingUndo } from '@/features/admin';
import { useAdminTasksQuery, useExportVerificationsMutation } from '@/generated/hooks';
import { SegmentedControl } from '@/ui';
import { DecidedVerifications } from '../queue/DecidedVerifications';
import css from '../queue/queue.module.css';
import { WaitingVerifications } from '../queue/WaitingVerifications';

const sorts = [
  { value: 'newest', label: 'Handed in last' },
  { value: 'oldest', label: 'Handed in first' },
];
const lists = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

const hoursText = (hours: number): string =>
  hours < 1
    ? 'less than an hour'
    : hours < 48
      ? `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`
      : `${Math.round(hours / 24)} days`;

/** How much waits, and how long it takes. */
function QueueFigures() {
  const decided = useAwaitingUndo();
  const { data } = useAdminTasksQuery({ fetchPolicy: 'cache-and-network' });
  const tasks = data?.adminTasks;
  const count = Math.max(0, (tasks?.verifications ?? 0) - decided);
  return (
    <p className={css.figures} role="status">
      {tasks && (
        <>
          <span>{count === 1 ? '1 waits' : `${count} wait`}</span>
          {tasks.medianHours !== null && (
            <span>Half of all decisions took {hoursText(tasks.medianHours)} or less</span>
          )}
        </>
      )}
    </p>
  );
}

/** `/admin/verification`: documents that people handed in, and what became of earlier ones. */
export default function VerificationQueuePage() {
  const address = useAdminAddress({ status: ['approved', 'rejected'] }, ['newest', 'oldest']);
  const { search } = address;
  const status = lists.find(({ value }) => value === address.filter['status'])?.value ?? 'pending';
  const [exportList] = useExportVerificationsMutation();
  return (
    <AdminPage title="Verification">
      <SegmentedControl
        label="Which documents"
        value={status}
        options={lists}
        onChange={(value) => address.set('status', value === 'pending' ? null : value)}
      />
      <QueueFigures />
      <AdminFilters
        address={address}
        searchLabel="Name or email"
        sorts={status === 'pending' ? [] : sorts}
        onExport={async () =>
          (await exportList({ variables: { status, search: search || null } })).data
            ?.exportVerifications
        }
      />
      {status === 'pending' ? (
        <WaitingVerifications key={search} search={search} />
      ) : (
        <DecidedVerifications key={status} status={status} address={address} />
      )}
    </AdminPage>
  );
}
