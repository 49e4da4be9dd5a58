import { IconFile, IconX } from '@tabler/icons-react';
import { fileSize } from '@schema/rules/display.ts';
import { FileZone } from './FileZone.tsx';
import css from './FilePicker.module.css';
import { IconButton } from './IconButton.tsx';

type Props = {
  label: string;
  /** The chosen file, if any. */
  file: File | null;
  /** null takes it back. More than one dropped: the second argument says how many. */
  onPick: (file: File | null, dropped: number) => void;
  accept: readonly string[];
  hint?: string;
  error?: string | null;
  disabled?: boolean;
};

/** One file, and what was chosen. The rules about it are the form's. */
export function FilePicker({ label, file, onPick, accept, hint, error, disabled = false }: Props) {
  return (
    <div className={css.picker}>
      <FileZone
        label={label}
        onFiles={(files) => onPick(files[0] ?? null, files.length)}
        accept={accept}
        hint={hint}
        error={error}
        disabled={disabled}
      />
      {file && (
        <div className={css.file}>
          <IconFile size={20} aria-hidden />
          <span className={css.name}>{file.name}</span>
          <span className={css.hint}>{fileSize(file.size)}</span>
          {!disabled && (
            <IconButton label="Remove file" onClick={() => onPick(null, 0)}>
              <IconX size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
