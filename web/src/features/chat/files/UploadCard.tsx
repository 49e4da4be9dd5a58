import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconFileTypePdf, IconMicrophone, IconPhoto } from '@tabler/icons-react';
import { useConnectionState } from '@/core/live/connection';
import { Button, Progress } from '@/ui';
import { Caption } from '../message/MessageText';
import { QuotedMessage } from '../message/QuotedMessage';
import { useOutbox } from '../unsent/useOutbox';
import classes from './files.module.css';
import { type Upload, uploadName } from './upload';

/** How far a file got, or what it waits for. */
function UploadState({ upload }: { upload: Upload }) {
  const { percent, isRepeated, refusal } = upload;
  const isUp = useConnectionState() === 'up';
  if (refusal !== null)
    return (
      <span className={classes.failure}>
        {chatPageTexts.notSent} · {refusal}
      </span>
    );
  if (isRepeated || !isUp)
    return <span className={classes.fileSize}>{chatPageTexts.waitsForLine}</span>;
  return <Progress percent={percent} label={chatPageTexts.uploading(uploadName(upload))} />;
}

const look = { size: 32, stroke: 1.5, 'aria-hidden': true } as const;

function UploadIcon({ upload: { file, voice } }: { upload: Upload }) {
  if (voice) return <IconMicrophone {...look} />;
  return file.type === 'application/pdf' ? <IconFileTypePdf {...look} /> : <IconPhoto {...look} />;
}

/** A file on its way: what it answers, its words, how far it got; it is stopped or tried again. */
export function UploadCard({ upload, viewerId }: { upload: Upload; viewerId: string }) {
  const { key, content, replyTo, refusal } = upload;
  const outbox = useOutbox();
  return (
    <div className={classes.upload} data-failed={refusal !== null || undefined}>
      {replyTo && <QuotedMessage quote={replyTo} viewerId={viewerId} />}
      <div className={classes.open}>
        <UploadIcon upload={upload} />
        <span className={classes.fileWords}>
          <span className={classes.fileName}>{uploadName(upload)}</span>
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
