import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { uploadPostFile } from './post-file-upload';
import { UploadQueue } from './upload-queue';
import type { PostForm } from './usePostForm';

/** The files on their way. One that has arrived joins the form; choosing a résumé clears the link to one. */
export function useUploads(form: PostForm) {
  const [queue] = useState(() => new UploadQueue(uploadPostFile));
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);

  const take = useEffectEvent(() => {
    for (const { key, kind, kept } of uploads.filter(({ state }) => state === 'sent')) {
      if (kept && kind === 'resume') form.setFieldValue('resume', kept);
      if (kept && kind === 'material') form.setFieldValue('materialFiles', (before) => (before.some(({ id }) => id === kept.id) ? before : [...before, kept]));
      queue.remove(key);
    }
  });
  useEffect(() => take(), [uploads]);
  useEffect(() => () => queue.stop(), [queue]);

  return { queue, busy: uploads.some(({ state }) => state !== 'sent') };
}
