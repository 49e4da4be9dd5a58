import { importTexts as texts } from '@schema/rules/imports/imports-texts';
import { IconDownload } from '@tabler/icons-react';
import { followAddress } from '@/core/address/follow-address';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { AdminList, type Column } from '@/features/admin';
import type { ImportRowsQuery } from '@/generated/documents';
import { useExportBadRowsMutation, useImportRowsQuery } from '@/generated/hooks';
import { Button, notify } from '@/ui';
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
            {column && (
              <>
                <code>{column}</code>:{' '}
              </>
            )}
            {reason}
          </li>
        ))}
      </ul>
    ),
  },
];

/** The rows of an import that are left out, why, and a file of them to mend. */
export function BadRows({ id }: { id: string }) {
  const list = pagedList(
    useImportRowsQuery({ variables: { id, state: 'bad' } }),
    ({ importRows }) => importRows,
  );
  const [exportRows, { loading }] = useExportBadRowsMutation({ variables: { id } });
  const download = async () => {
    try {
      const answer = await exportRows();
      if (answer.data) followAddress(answer.data.exportBadRows);
    } catch (problem) {
      notify.error(errorText(problem, texts.actionFailed.export));
    }
  };
  return (
    <section aria-label="Bad rows" className={css.rows}>
      <AdminList
        {...list}
        rows={list.rows?.map((row) => ({ ...row, id: String(row.number) }))}
        label="Bad rows"
        columns={columns}
        empty={texts.rowsGone}
      />
      <Button
        variant="default"
        className={css.start}
        loading={loading}
        disabled={list.rows?.length === 0}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void download()}
      >
        Bad rows as a file to mend
      </Button>
    </section>
  );
}
