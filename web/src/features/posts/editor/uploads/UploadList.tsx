import type { PostFileKind } from '@schema/rules/files/files';
import { fileSize } from '@schema/rules/text/display';
import { IconFileText, IconRefresh, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { IconButton, Progress } from '@/ui';
import type { UploadedFile } from '../form/post-values';
import classes from './UploadList.module.css';
import type { UploadQueue } from './upload-queue';
import { uploadPath } from './useUploads';

type Props = {
  queue: UploadQueue;
  kind: PostFileKind;
  files: readonly UploadedFile[];
  onRemove: (file: UploadedFile) => void;
};

/**
 * Files that are there, and those on their way: how far each is, and how to call it off or try
 * again.
 */
export function UploadList({ queue, kind, files, onRemove }: Props) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.get).filter(
    (one) => one.kind === kind && one.state !== 'sent',
  );
  if (files.length + uploads.length === 0) return null;
  return (
    <ul role="list" className={classes.files} aria-label={kind === 'resume' ? 'Résumé' : 'Files'}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <IconFileText size={20} aria-hidden className={classes.icon} />
          <span className={classes.name}>{file.name}</span>
          <span className={classes.size}>{fileSize(file.size)}</span>
          <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
      {uploads.map(({ key, file, state, percent, problem, refused }) => (
        <li key={key} className={classes.file} data-state={state}>
          <IconFileText size={20} aria-hidden className={classes.icon} />
          <span className={classes.name}>{file.name}</span>
          {state === 'failed' ? (
            <>
              <span className={classes.problem} role="alert">
                {problem}
              </span>
              {!refused && (
                <IconButton label={`Try ${file.name} again`} onClick={() => queue.retry(key)}>
                  <IconRefresh size={18} aria-hidden />
                </IconButton>
              )}
            </>
          ) : (
            <span className={classes.progress}>
              <Progress percent={percent} label={`Uploading ${file.name}`} />
            </span>
          )}
          <IconButton
            data-path={uploadPath(kind, key)}
            label={`${state === 'failed' ? 'Remove' : 'Cancel'} ${file.name}`}
            onClick={() => queue.remove(key)}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
