import { postFiles } from '@schema/rules/files/files';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { useId, useState, useSyncExternalStore } from 'react';
import { FileDropZone, TextField } from '@/ui';
import classes from '../fields/fields.module.css';
import type { FormOf } from '../form/post-form';
import { UploadList } from './UploadList';
import { fileProblem, type UploadQueue } from './upload-queue';

const { accept, maxBytes } = postFiles.resume;

type Props = { form: FormOf<'resume'>; uploads: UploadQueue };

/**
 * A link or a file, never both: a file that arrives clears the link, and one on its way shuts its
 * box.
 */
export function ResumeField({ form, uploads }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const { resume } = form.values;
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSyncExternalStore(uploads.subscribe, uploads.get).some(
    ({ kind }) => kind === 'resume',
  );
  const hasFile = resume !== null || sending;
  const choose = ([file]: File[]) => {
    if (!file) return;
    const wrong = fileProblem(file, 'resume');
    setProblem(wrong && `${file.name}: ${wrong}`);
    if (wrong) return;
    uploads.add([file], 'resume');
  };
  const error = problem ?? form.errors.resume;
  return (
    <div role="group" aria-labelledby={id} className={classes.stack}>
      <span id={id} className={classes.label}>
        Résumé
      </span>
      <p className={classes.hint}>{postTexts.resumeSeenBy}</p>
      <TextField
        label="Link to your résumé"
        type="url"
        inputMode="url"
        placeholder="https://"
        disabled={hasFile}
        description={hasFile ? 'Remove the file to give a link instead.' : 'Or choose a PDF below.'}
        {...form.getInputProps('resumeLink')}
      />
      {hasFile ? (
        <UploadList
          queue={uploads}
          kind="resume"
          files={resume ? [resume] : []}
          onRemove={() => form.setFieldValue('resume', null)}
        />
      ) : (
        <FileDropZone
          label="Choose a PDF"
          onFiles={choose}
          accept={accept.split(',')}
          hint={`PDF, under ${maxBytes / 1024 / 1024} MB`}
          isInvalid={Boolean(error)}
          errorId={errorId}
          path="resume"
        />
      )}
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
