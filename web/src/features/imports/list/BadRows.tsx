import { IconDownload } from '@tabler/icons-react';
import { errorText } from '@/core/errors';
import { AdminList, type Column } from '@/features/admin';
import type { ImportRowsQuery } from '@/generated/documents';
import { useExportBadRowsMutation, useImportRowsQuery } from '@/generated/hooks';
import { Button, notify } from '@/ui';
import { importTexts as texts } from '@schema/rules/imports-texts';
import css from './imports.module.css';

type Row = ImportRowsQuery['importRows']['nodes'][number] & { id: string };

const columns: readonly Column<Row>[] = [
  { key: 'number', label: 'Row', isMain: true, cell: ({ number }) => `Row ${number}` },
  { key: 'who', label: 'Who', cell: ({ fullName, email }) => fullName || email || '–' },
  {
    key: 'problems',
    label: 'What is wrong',
    cell: ({ problems }) => (
      <ul role="list" className={css.problems}>
        {problems.map(({ column, reason }) => (
          <li key={column}>
            {column && <code>{column}</code>} {reason}
          </li>
        ))}
      </ul>
    ),
  },
];

/** The rows of an import that are left out, why, and a file of them to mend. */
export function BadRows({ id }: { id: string }) {
  const { data, error, refetch, fetchMore } = useImportRowsQuery({
    variables: { id, state: 'bad' },
  });
  const [exportRows, { loading }] = useExportBadRowsMutation({ variables: { id } });
  const page = data?.importRows;
  const download = async () => {
    try {
      const answer = await exportRows();
      if (answer.data) window.location.assign(answer.data.exportBadRows);
    } catch (problem) {
      notify.error(errorText(problem, texts.actionFailed.export));
    }
  };
  return (
    <section aria-label="Bad rows" className={css.rows}>
      <AdminList
        label="Bad rows"
        rows={page?.nodes.map((row) => ({ ...row, id: String(row.number) }))}
        columns={columns}
        error={error}
        errorText={texts.failed}
        onRetry={() => void refetch().catch(() => undefined)}
        cursor={page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } })}
      />
      <Button
        variant="default"
        className={css.start}
        loading={loading}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void download()}
      >
        Bad rows as a file to mend
      </Button>
    </section>
  );
}
