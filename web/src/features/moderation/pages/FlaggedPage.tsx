import { caseFilters } from '@schema/rules/moderation/moderation-filters';
import {
  moderationPageTexts,
  previewOf,
  casePageTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import { reportReasonLabels, typeLabels } from '@schema/rules/moderation/moderation-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { filterFields } from '@/core/address/declared-filters';
import {
  AdminFilters,
  AdminList,
  AdminPage,
  BulkBar,
  type Column,
  useRowSelection,
} from '@/features/admin';
import type { ReportCaseFieldsFragment } from '@/generated/documents';
import { useExportReportCasesMutation } from '@/generated/hooks';
import { ConfirmDialog, LinkButton, RelativeTime } from '@/ui';
import { CaseChips } from '../cases/CaseChips';
import { useCaseList } from '../cases/useCaseList';
import { useManyCases } from '../cases/useManyCases';

type Row = ReportCaseFieldsFragment;

const columns: readonly Column<Row>[] = [
  {
    key: 'what',
    label: texts.columns.what,
    isMain: true,
    cell: ({ id, excerpt, subjectType }) => (
      <Link to={pagePathOf.reportedCase(id)}>{previewOf(excerpt) || typeLabels[subjectType]}</Link>
    ),
  },
  { key: 'type', label: texts.type, cell: ({ subjectType }) => typeLabels[subjectType] },
  { key: 'about', label: texts.columns.about, cell: ({ about }) => about.fullName },
  {
    key: 'reasons',
    label: texts.columns.reasons,
    wideOnly: true,
    cell: ({ reasons }) => reasons.map((reason) => reportReasonLabels[reason]).join(', '),
  },
  {
    key: 'reports',
    label: texts.columns.reports,
    align: 'end',
    cell: ({ reportsCount }) => reportsCount,
  },
  {
    key: 'date',
    label: texts.columns.date,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', label: texts.state, cell: (row) => <CaseChips found={row} /> },
];

const filters = filterFields(caseFilters).map((field) =>
  field.name === 'state'
    ? {
        ...field,
        placeholder: texts.waiting,
        options: [{ value: 'all', label: texts.allStates }, ...(field.options ?? [])],
      }
    : field,
);

const sorts = [
  { value: 'oldest', label: moderationPageTexts.oldest },
  { value: 'newest', label: moderationPageTexts.newest },
];

/** What members have reported, for super admins. */
export default function FlaggedPage() {
  return (
    <AdminPage title={pages.reportedCases.title} lead={texts.lead}>
      <Cases />
    </AdminPage>
  );
}

/** What a case is called. */
const caseLabel = ({ excerpt, subjectType }: Row): string =>
  previewOf(excerpt) || typeLabels[subjectType];

function Cases() {
  const { address, fields, filter, readAnew, ...list } = useCaseList();
  const selection = useRowSelection(list.rows);
  const [exportCases] = useExportReportCasesMutation();
  const { claim, dismiss } = useManyCases(readAnew);
  const [toDismiss, setToDismiss] = useState<readonly string[] | null>(null);
  return (
    <>
      <AdminFilters
        {...fields}
        filters={filters}
        sorts={sorts}
        people={['about', 'reporter']}
        onExport={async (after) =>
          (await exportCases({ variables: { filter, after } })).data?.exportReportCases
        }
      />
      <AdminList
        {...list}
        label={pages.reportedCases.title}
        columns={columns}
        errorText={texts.loadFailed}
        address={address}
        empty={texts.none}
        selection={selection}
        rowName={caseLabel}
        actions={({ id, excerpt }) => (
          <LinkButton
            to={pagePathOf.reportedCase(id)}
            size="compact-sm"
            variant="light"
            aria-label={`${texts.open}: ${previewOf(excerpt)}`}
          >
            {texts.open}
          </LinkButton>
        )}
      />
      <BulkBar
        selection={selection}
        actions={[
          { label: texts.claimThem, onRun: claim },
          { label: texts.dismissThem, onRun: setToDismiss },
        ]}
      />
      <ConfirmDialog
        about={toDismiss}
        tone="plain"
        words={({ length }) => ({
          title: texts.askDismiss(length),
          text: texts.askDismissText,
          yes: texts.dismissThem,
        })}
        onClose={() => setToDismiss(null)}
        onYes={async (ids) => {
          const isDone = await dismiss(ids);
          if (isDone) selection.clear();
          return isDone;
        }}
      />
    </>
  );
}
