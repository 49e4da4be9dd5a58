import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useConnectionState } from '@/core/live/connection';
import { Button, VisuallyHidden } from '@/ui';
import type { ChatOutbox } from '../unsent/chat-outbox';
import type { UnsentMessage } from '../unsent/unsent-message';
import { ClockTime } from './ClockTime';
import classes from './Message.module.css';
import { MessageText } from './MessageText';
import { QuotedMessage } from './QuotedMessage';
import { SendingTick } from './Ticks';

type Props = {
  message: UnsentMessage;
  viewerId: string;
  isFirst: boolean;
  outbox: ChatOutbox;
};

/** A message that the server does not have yet, or that it refused. */
export function UnsentRow({ message, viewerId, isFirst, outbox }: Props) {
  const isUp = useConnectionState() === 'up';
  const { key, content, replyTo, writtenAt, refusal } = message;
  return (
    <article
      id={`temp-${key}`}
      className={classes.message}
      data-own
      data-first={isFirst || undefined}
    >
      <div className={classes.bubbleAndMore}>
        <div className={classes.bubble} data-unsent data-refused={refusal !== null || undefined}>
          <VisuallyHidden>{chatPageTexts.you}: </VisuallyHidden>
          {replyTo && <QuotedMessage quote={replyTo} viewerId={viewerId} />}
          <MessageText text={content} />
          <p className={classes.meta}>
            <ClockTime at={writtenAt} />
            {refusal === null && (isUp ? <SendingTick /> : chatPageTexts.waitsForLine)}
          </p>
        </div>
      </div>
      {refusal === null && !isUp && (
        <p className={classes.waiting}>
          <Button size="compact-sm" variant="subtle" onClick={() => outbox.remove([key])}>
            {chatPageTexts.takeBack}
          </Button>
        </p>
      )}
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          <span>
            {chatPageTexts.notSent} · {refusal}
          </span>
          <Button size="compact-sm" variant="subtle" onClick={() => outbox.retry(key)}>
            {chatPageTexts.retry}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => outbox.remove([key])}>
            {chatPageTexts.takeBack}
          </Button>
        </p>
      )}
    </article>
  );
}
