import { auditTargets } from '@schema/rules/audits/audit-actions';
import { auditFilters } from '@schema/rules/audits/audits-filters';
import {
  auditActionText,
  auditFactText,
  auditTargetAddress,
  auditTargetText,
  auditTexts as texts,
} from '@schema/rules/audits/audits-texts';
import { momentText } from '@schema/rules/sanctions/sanctions-texts';
import { Link } from 'react-router-dom';
import { areDaysReversed, filterFields } from '@/core/address/declared-filters';
import { pagedList } from '@/core/data/lists/paged-list';
import { AdminFilters, AdminList, AdminPage, type Column, useAdminFilters } from '@/features/admin';
import type { AuditLogQuery } from '@/generated/documents';
import {
  useAuditActionsQuery,
  useAuditLogQuery,
  useExportAuditLogMutation,
} from '@/generated/hooks';
import { RelativeTime } from '@/ui';
import css from './AuditPage.module.css';
import { ChainCheck } from './ChainCheck';

type Row = AuditLogQuery['auditLog']['nodes'][number];

const known = { targetType: auditTargets };

/** A value as people read it: a moment by the clock of the college. */
const valueText = (value: string | null): string =>
  value === null
    ? '–'
    : /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
      ? momentText(new Date(value))
      : value;

/** What something is called, as a link to where admins see it. */
const TargetName = ({ name, to }: { name: string; to: string | null }) => (
  <span className={css.name}>{to ? <Link to={to}>{name}</Link> : name}</span>
);

const columns: readonly Column<Row>[] = [
  {
    key: 'action',
    label: 'Action',
    isMain: true,
    cell: ({ action, changes }) => (
      <>
        <strong>{auditActionText(action)}</strong>
        {changes.length > 0 && (
          <span className={css.changes}>
            {changes
              .map(({ name, value }) => `${auditFactText(name)}: ${valueText(value)}`)
              .join(' · ')}
          </span>
        )}
      </>
    ),
  },
  { key: 'admin', label: 'Admin', cell: ({ admin }) => admin?.fullName ?? texts.goneAdmin },
  {
    key: 'type',
    label: 'Target type',
    cell: ({ targetType }) => <span className={css.short}>{auditTargetText(targetType)}</span>,
  },
  {
    key: 'target',
    label: 'Target',
    cell: ({ targetId, targetName, targetType }) =>
      targetId ? (
        <>
          {targetName && (
            <TargetName name={targetName} to={auditTargetAddress(targetType, targetId)} />
          )}
          <code className={css.id}>{targetId}</code>
        </>
      ) : (
        '–'
      ),
  },
  { key: 'at', label: 'Date', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  {
    key: 'number',
    label: 'No.',
    wideOnly: true,
    align: 'end',
    cell: ({ number }) => number ?? '–',
  },
];

/** What can be chosen of it: the actions that the log holds, and what they are done to. */
function optionsOf(name: string, actions: readonly string[]) {
  const words = name === 'action' ? actions : name === 'targetType' ? auditTargets : null;
  const text = name === 'action' ? auditActionText : auditTargetText;
  return words && { options: words.map((value) => ({ value, label: text(value) })) };
}

/** What admins did: filtered, page by page, and as a file. */
export default function AuditPage() {
  const { address, filter } = useAdminFilters(auditFilters, { known });
  const isReversed = areDaysReversed(address);
  const list = pagedList(
    useAuditLogQuery({ variables: { filter }, fetchPolicy: 'cache-and-network', skip: isReversed }),
    ({ auditLog }) => auditLog,
  );
  const { data: found } = useAuditActionsQuery({ fetchPolicy: 'cache-and-network' });
  const [exportLog] = useExportAuditLogMutation();
  return (
    <AdminPage title={texts.title} lead={texts.description}>
      <ChainCheck />
      <AdminFilters
        address={address}
        filters={[
          {
            name: 'admin',
            label: auditFilters.admin.label,
            options: (found?.admins ?? []).map(({ id, fullName }) => ({
              value: id,
              label: fullName,
            })),
          },
          ...filterFields(auditFilters, isReversed ? { to: texts.range } : {}).map((field) => ({
            ...field,
            ...optionsOf(field.name, found?.auditActions ?? []),
          })),
        ]}
        onExport={async (after) =>
          (await exportLog({ variables: { filter, after } })).data?.exportAuditLog
        }
      />
      <AdminList
        {...list}
        {...(isReversed && { rows: [], isStale: false })}
        label={texts.title}
        columns={columns}
        address={address}
        empty={{ title: texts.empty, text: 'What admins do stands here, for good.' }}
      />
    </AdminPage>
  );
}
