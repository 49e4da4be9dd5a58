import { IconCloudUpload, IconFile, IconX } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
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

const size = (bytes: number): string => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`);

/** Choose a file, or drop it here. The rules about it are the form's. */
export function FilePicker({ label, file, onPick, accept, hint, error, disabled = false }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files[0]) onPick(files[0], files.length);
  };
  return (
    <div className={css.picker}>
      <div
        className={css.zone} data-over={over || undefined} data-disabled={disabled || undefined} data-error={error ? true : undefined}
        onDragOver={(event) => { event.preventDefault(); setOver(true); }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id} type="file" className={css.input} accept={accept.join(',')} disabled={disabled}
          aria-describedby={`${id}-hint`} aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            if (picked) onPick(picked, 1);
            event.currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={css.label}>
          <IconCloudUpload size={28} aria-hidden className={css.icon} />
          <span><strong>{label}</strong> or drop it here</span>
        </label>
        <p id={`${id}-hint`} className={css.hint}>{hint}</p>
      </div>
      {file && (
        <div className={css.file}>
          <IconFile size={20} aria-hidden />
          <span className={css.name}>{file.name}</span>
          <span className={css.hint}>{size(file.size)}</span>
          {!disabled && <IconButton label="Remove file" onClick={() => onPick(null, 0)}><IconX size={18} aria-hidden /></IconButton>}
        </div>
      )}
      {error && <p className={css.error} role="alert">{error}</p>}
    </div>
  );
}
