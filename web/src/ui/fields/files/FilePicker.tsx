import { fileSize } from '@schema/rules/text/display.ts';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import { IconFile, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../buttons/IconButton.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import css from './FilePicker.module.css';

type Props = {
  label: string;
  /** The chosen file, if there is one. */
  file: File | null;
  /** Called with the first file and how many were dropped; with null when the file is removed. */
  onPick: (file: File | null, dropped: number) => void;
  accept: readonly string[];
  hint?: string;
  error?: string | null;
  disabled?: boolean;
  /** The field's name in the form: the focus goes here when the field has an error. */
  path?: string;
};

/** Picks one file and shows it. The form decides which files are valid. */
export function FilePicker(props: Props) {
  const { label, file, onPick, accept, hint, error, disabled = false, path } = props;
  const errorId = useId();
  return (
    <div className={css.picker}>
      <FileDropZone
        label={label}
        onFiles={(files) => onPick(files[0] ?? null, files.length)}
        accept={accept}
        hint={hint}
        isInvalid={Boolean(error)}
        errorId={errorId}
        disabled={disabled}
        {...(path && { path })}
      />
      {file && (
        <div className={css.file}>
          <IconFile size={20} aria-hidden />
          <span className={css.name}>{file.name}</span>
          <span className={css.hint}>{fileSize(file.size)}</span>
          {!disabled && (
            <IconButton label={uiTexts.removeFile} onClick={() => onPick(null, 0)}>
              <IconX size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {error && (
        <p id={errorId} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
