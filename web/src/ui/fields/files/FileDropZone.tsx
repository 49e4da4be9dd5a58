import { IconCloudUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import css from './FilePicker.module.css';

type Props = {
  label: string;
  /** Called with all files that were chosen or dropped. The form decides which are valid. */
  onFiles: (files: File[]) => void;
  accept: readonly string[];
  multiple?: boolean;
  hint?: string | undefined;
  /** What was chosen is wrong: the box says so, and the element with this id says why. */
  isInvalid?: boolean;
  errorId?: string | undefined;
  disabled?: boolean;
  /** The field's name in the form: the focus goes here when the field has an error. */
  path?: string;
};

/** A box to choose files, or to drop them on. */
export function FileDropZone({
  label,
  onFiles,
  accept,
  multiple = false,
  hint,
  isInvalid = false,
  errorId,
  disabled = false,
  path,
}: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(files);
  };
  return (
    <div
      className={css.zone}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      data-error={isInvalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        className={css.input}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        data-path={path}
        aria-describedby={isInvalid && errorId ? `${id}-hint ${errorId}` : `${id}-hint`}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          event.currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={css.label}>
        <IconCloudUpload size={28} aria-hidden className={css.icon} />
        <span>
          <strong>{label}</strong> or drop {multiple ? 'them' : 'it'} here
        </span>
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
