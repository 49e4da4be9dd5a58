import { verificationFilters } from '@schema/rules/administration/administration-filters';
import { counted } from '@schema/rules/lists/counted';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import {
  AdminFilters,
  AdminPage,
  timeSortOf,
  timeSortsFrom,
  useAdminFilters,
  useAwaitingUndo,
} from '@/features/admin';
import { useAdminTasksQuery, useExportVerificationsMutation } from '@/generated/hooks';
import { SegmentedControl } from '@/ui';
import { DecidedVerifications } from '../queue/DecidedVerifications';
import css from '../queue/queue.module.css';
import { WaitingVerifications } from '../queue/WaitingVerifications';
import type { Which } from '../queue/which';

const sortLabels = { newest: 'Handed in last', oldest: 'Handed in first' } as const;
/** Which documents are listed is chosen above the list. */
const { status: _status, ...filters } = verificationFilters;
const known = { status: ['approved', 'rejected'] };
const lists = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

const hoursText = (hours: number): string =>
  hours < 1
    ? 'less than an hour'
    : hours < 48
      ? counted(Math.round(hours), 'hour')
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
          <span>{counted(count, 'waits', 'wait')}</span>
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
  const [query] = useAddressQuery();
  const status = lists.find(({ value }) => value === query.get('status'))?.value ?? 'pending';
  // Who waits longest comes first; of what is decided the latest does.
  const usual = status === 'pending' ? 'oldest' : 'newest';
  const { address, filter, fields } = useAdminFilters(filters, {
    sorts: timeSortsFrom(usual),
    known,
    opened: 'request',
  });
  const which: Which = {
    ...filter,
    sort: timeSortOf(address.sort, usual),
  };
  const { search, documentType, sort } = which;
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
        {...fields}
        sorts={timeSortsFrom(usual).map((value) => ({ value, label: sortLabels[value] }))}
        onExport={async (after) => {
          const variables = { status, search, documentType, after };
          return (await exportList({ variables })).data?.exportVerifications;
        }}
      />
      {status === 'pending' ? (
        <WaitingVerifications key={`${search} ${documentType} ${sort}`} which={which} />
      ) : (
        <DecidedVerifications key={status} status={status} which={which} address={address} />
      )}
    </AdminPage>
  );
}
