import type { PostFileKind } from '@schema/rules/files/files';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { PostForm } from '../form/post-form';
import { uploadPostFile } from './post-file-upload';
import { UploadQueue } from './upload-queue';

export type FailedFile = { path: string; name: string; text: string };

/** Where a file that is not there yet stands in the form. */
export const uploadPath = (kind: PostFileKind, key: number): string =>
  `${kind === 'resume' ? 'resume' : 'materialFiles'}.upload-${key}`;

/**
 * The files on their way. One that has arrived joins the form; choosing a résumé clears the link to
 * one.
 */
export function useUploads(form: PostForm) {
  const [queue] = useState(() => new UploadQueue(uploadPostFile));
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);

  const take = useEffectEvent(() => {
    for (const { key, kind, uploaded } of uploads.filter(({ state }) => state === 'sent')) {
      if (uploaded && kind === 'resume') {
        form.setFieldValue('resume', uploaded);
        // Only now: a file that is refused must not cost the link.
        form.setFieldValue('resumeLink', '');
        form.clearFieldError('resumeLink');
      }
      if (uploaded && kind === 'material')
        form.setFieldValue('materialFiles', (before) =>
          before.some(({ id }) => id === uploaded.id) ? before : [...before, uploaded],
        );
      queue.remove(key);
    }
  });
  useEffect(() => take(), [uploads]);
  useEffect(() => () => queue.stop(), [queue]);

  return {
    queue,
    busy: uploads.some(({ state }) => state !== 'sent'),
    /** On their way still, by name. */
    sending: uploads
      .filter(({ state }) => state === 'waiting' || state === 'sending')
      .map(({ file }) => file.name),
    /** Those that did not arrive: where each stands in the form, and why. */
    failed: uploads
      .filter(({ state }) => state === 'failed')
      .map(
        ({ key, kind, file, problem }): FailedFile => ({
          path: uploadPath(kind, key),
          name: file.name,
          text: `${file.name}: ${problem}`,
        }),
      ),
  };
}
