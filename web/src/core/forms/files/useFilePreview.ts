import { useEffect, useState } from 'react';

/** A file of this device, with an address under which this page can show it. */
export type FilePreview = { file: File; url: string };

/**
 * A file that was picked, until another one takes its place or the component is gone.
 * @returns the file and its address, and the setter; `set(null)` drops the file
 */
export function useFilePreview(): [FilePreview | null, (file: File | null) => void] {
  const [preview, setPreview] = useState<FilePreview | null>(null);
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview.url);
    },
    [preview],
  );
  return [preview, (file) => setPreview(file && { file, url: URL.createObjectURL(file) })];
}
