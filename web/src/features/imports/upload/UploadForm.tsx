import { type ImportMapping, importFieldLabels } from '@schema/rules/imports/import-columns';
import {
  type ImportMode,
  importColumns,
  importTexts as texts,
} from '@schema/rules/imports/imports-texts';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { saveText } from '@/core/address/save-text';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { sendFile } from '@/core/data/send-file';
import { errorText } from '@/core/errors';
import { type ImportFieldsFragment, UploadImportDocument } from '@/generated/documents';
import { Button, Card, FileDropZone, notify, Progress, SegmentedControl } from '@/ui';
import css from '../list/imports.module.css';
import { ColumnsStep } from './ColumnsStep';
import { columnNames } from './csv-header';

const modes = [
  { value: 'accounts', label: 'Make accounts' },
  { value: 'roster', label: 'Roster' },
] as const;
const modeHints: Record<ImportMode, string> = {
  accounts: 'Each row becomes a verified account, and its person is invited by mail.',
  roster:
    'No account is made: whoever signs up with an address of the file is verified; the same name, year and branch wait for your look.',
};

const example = 'Asha Rao,asha@example.com,+91 98765 43210,Our College,CSE,2027,mentee';

/** A file with the columns and one row, to fill in. */
const downloadTemplate = (): void =>
  saveText(`\uFEFF${importColumns.join(',')}\n${example}\n`, {
    name: 'people.csv',
    type: 'text/csv',
  });

const subject = 'import upload';
const hint = `UTF-8, below 10 MB, with columns such as ${Object.values(importFieldLabels).join(', ')}`;

/** Takes a file of people: it is looked at before anything is made of it. */
export function UploadForm({ onUploaded }: { onUploaded: (made: ImportFieldsFragment) => void }) {
  const [query, changeQuery] = useAddressQuery();
  const mode: ImportMode = query.get('mode') === 'roster' ? 'roster' : 'accounts';
  const [percent, setPercent] = useState<number | null>(null);
  const problemId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ file: File; names: string[] } | null>(null);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setProblem(null);
    notify.close(subject);
    const names = await columnNames(file).catch(() => []);
    if (names === null) setProblem(texts.encoding);
    else if (names.length === 1) setProblem(texts.noColumns);
    // What has no first line is refused in the words of the server.
    else if (names.length === 0) await send(file, null);
    else setChosen({ file, names });
  };
  const send = async (file: File, columns: ImportMapping[] | null) => {
    setChosen(null);
    setPercent(0);
    try {
      const { uploadImport } = await sendFile({
        document: UploadImportDocument,
        variables: { mode, columns },
        variable: 'file',
        file,
        onProgress: setPercent,
      });
      onUploaded(uploadImport);
    } catch (error) {
      const text = errorText(error, texts.actionFailed.upload);
      setProblem(text);
      notify.error(text, { subject });
    } finally {
      setPercent(null);
    }
  };
  return (
    <Card as="section" aria-labelledby="import-heading" className={css.form}>
      <h2 id="import-heading">A file of people</h2>
      <SegmentedControl
        label="What becomes of the rows"
        value={mode}
        onChange={(next) => changeQuery({ mode: next === 'roster' ? next : null }, true)}
        options={modes}
      />
      <p className={css.note}>{modeHints[mode]}</p>
      {chosen ? (
        <ColumnsStep
          fileName={chosen.file.name}
          names={chosen.names}
          onChosen={(columns) => void send(chosen.file, columns)}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <FileDropZone
          label="Choose a CSV file"
          accept={['.csv', 'text/csv']}
          onFiles={(files) => void choose(files)}
          hint={hint}
          isInvalid={problem !== null}
          errorId={problemId}
          disabled={percent !== null}
        />
      )}
      {problem && (
        <p id={problemId} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {percent !== null && (
        <Progress percent={percent} label={percent < 100 ? 'Sending' : 'Looking at the rows'} />
      )}
      {!chosen && (
        <Button
          variant="subtle"
          className={css.start}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={downloadTemplate}
        >
          Download a template
        </Button>
      )}
    </Card>
  );
}
