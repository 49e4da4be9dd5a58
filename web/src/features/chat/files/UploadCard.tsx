import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useConnectionState } from '@/core/live/connection';
import { Button, Progress } from '@/ui';
import { Caption } from '../message/MessageText';
import { QuotedMessage } from '../message/QuotedMessage';
import { useOutbox } from '../unsent/useOutbox';
import classes from './files.module.css';
import type { Upload } from './upload';

/** How far a file got, or what it waits for. */
function UploadState({ upload: { file, percent, isRepeated, refusal } }: { upload: Upload }) {
  const isUp = useConnectionState() === 'up';
  if (refusal !== null)
    return (
      <span className={classes.failure}>
        {chatPageTexts.notSent} · {refusal}
      </span>
    );
  if (isRepeated || !isUp)
    return <span className={classes.fileSize}>{chatPageTexts.waitsForLine}</span>;
  return <Progress percent={percent} label={chatPageTexts.uploading(file.name)} />;
}

/** A file on its way: what it answers, its words, how far it got; it is stopped or tried again. */
export function UploadCard({ upload, viewerId }: { upload: Upload; viewerId: string }) {
  const { key, file, content, replyTo, refusal } = upload;
  const outbox = useOutbox();
  const FileIcon = file.type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <div className={classes.upload} data-failed={refusal !== null || undefined}>
      {replyTo && <QuotedMessage quote={replyTo} viewerId={viewerId} />}
      <div className={classes.open}>
        <FileIcon size={32} stroke={1.5} aria-hidden />
        <span className={classes.fileWords}>
          <span className={classes.fileName}>{file.name}</span>
          <UploadState upload={upload} />
        </span>
      </div>
      {content && (
        <div className={classes.uploadWords}>
          <Caption text={content} />
        </div>
      )}
      <div className={classes.uploadButtons}>
        {refusal !== null && (
          <Button size="sm" variant="light" onClick={() => outbox.retry(key)}>
            {chatPageTexts.retry}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={() => outbox.remove([key])}>
          {chatPageTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
