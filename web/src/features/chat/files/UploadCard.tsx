import { useApolloClient } from '@apollo/client/react';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { Button, Progress } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { type Upload, uploadQueue } from './uploads';
import classes from './files.module.css';

/** A file on its way: how far it got, and a way to stop or to try again. */
export function UploadCard({ upload: { key, file, percent, failure } }: { upload: Upload }) {
  const client = useApolloClient();
  const FileIcon = file.type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <div className={classes.upload} data-failed={failure !== null || undefined}>
      <div className={classes.open}>
        <FileIcon size={32} stroke={1.5} aria-hidden />
        <span className={classes.fileWords}>
          <span className={classes.fileName}>{file.name}</span>
          {failure === null ? (
            <Progress percent={percent} label={chatPageTexts.uploading(file.name)} />
          ) : (
            <span className={classes.failure}>
              {chatPageTexts.notSent} · {failure}
            </span>
          )}
        </span>
      </div>
      <div className={classes.uploadButtons}>
        {failure !== null && (
          <Button size="sm" variant="light" onClick={() => uploadQueue.retry(client, key)}>
            {chatPageTexts.retry}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={() => uploadQueue.cancel(key)}>
          {chatPageTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
