import { IconArrowDown } from '@tabler/icons-react';
import { useRef } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, Count } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { UploadCard } from '../files/UploadCard';
import { MessageRow } from '../message/MessageRow';
import { UnsentRow } from '../message/UnsentRow';
import type { MessageActions } from '../message/useMessageActions';
import type { SendQueue } from '../unsent/send-queue';
import { Arrivals } from './Arrivals';
import { DayLabel } from './DayLabel';
import type { Row } from './rows';
import { useRowScroll } from './useRowScroll';
import { useTargetMessage } from './useTargetMessage';
import type { Thread } from './useThread';
import classes from './MessageList.module.css';

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  rows: readonly Row[];
  thread: Thread;
  sendQueue: SendQueue;
  actions: MessageActions;
  onSeen: (number: number) => void;
  /** The number of the message to go to; null once it is there. */
  targetMessage: number | null;
  jumpTo: (number: number | null) => void;
};

type RowProps = Pick<Props, 'conversation' | 'viewerId' | 'sendQueue' | 'actions'> & {
  row: Row;
  jumpTo: (number: number) => void;
};

function RowContent({ row, conversation, viewerId, sendQueue, actions, jumpTo }: RowProps) {
  switch (row.kind) {
    case 'begin':
      return <p className={classes.begin}>{chatPageTexts.begins}</p>;
    case 'day':
      return (
        <p className={classes.day}>
          <DayLabel at={row.day} />
        </p>
      );
    case 'unread':
      return (
        <p className={classes.unread} role="separator">
          {chatPageTexts.unreadDivider(row.count)}
        </p>
      );
    case 'message':
      return (
        <MessageRow
          message={row.message}
          conversation={conversation}
          viewerId={viewerId}
          isOwn={row.isOwn}
          isFirst={row.isFirst}
          actions={actions}
          jumpTo={jumpTo}
        />
      );
    case 'unsent':
      return <UnsentRow message={row.message} isFirst={row.isFirst} sendQueue={sendQueue} />;
    case 'upload':
      return (
        <div className={classes.upload}>
          <UploadCard upload={row.upload} />
        </div>
      );
  }
}

/** Leads to the newest message, and says how many are unread. */
const ToNewest = ({ unreadCount, onPress }: { unreadCount: number; onPress: () => void }) => (
  <button
    type="button"
    className={classes.jump}
    aria-label={
      unreadCount > 0
        ? chatPageTexts.jumpToNewestWithCount(unreadCount)
        : chatPageTexts.jumpToNewest
    }
    onClick={onPress}
  >
    <IconArrowDown size={20} aria-hidden />
    {unreadCount > 0 && <Count n={unreadCount} />}
  </button>
);

/** What was said, the newest at the foot: it stays there while one is near, and keeps its place elsewhere. */
export function MessageList({
  conversation,
  viewerId,
  rows,
  thread,
  sendQueue,
  actions,
  onSeen,
  targetMessage,
  jumpTo,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { hasOlder, hasOlderFailed, loadOlder } = thread;
  const isLoadingOlder = useRef(false);
  const loadOlderOnce = () => {
    if (!hasOlder || isLoadingOlder.current) return;
    isLoadingOlder.current = true;
    void loadOlder().finally(() => {
      isLoadingOlder.current = false;
    });
  };
  const { items, height, measure, isAtEnd, toEnd, toRow } = useRowScroll({
    rows,
    scroller,
    onNearBegin: () => {
      if (!hasOlderFailed) loadOlderOnce();
    },
    onSeen,
  });
  useTargetMessage({
    targetMessage,
    rows,
    thread,
    loadOlder: loadOlderOnce,
    toRow,
    onDone: jumpTo,
  });
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-live="off"
        aria-label={chatPageTexts.messages}
        tabIndex={0}
      >
        {hasOlderFailed && (
          <p role="alert" className={classes.failed}>
            {chatPageTexts.olderFailed}
            <Button size="sm" variant="subtle" onClick={loadOlderOnce}>
              {chatPageTexts.retry}
            </Button>
          </p>
        )}
        <div className={classes.rows} style={{ height }}>
          {items.map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={measure}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <RowContent
                    row={row}
                    conversation={conversation}
                    viewerId={viewerId}
                    sendQueue={sendQueue}
                    actions={actions}
                    jumpTo={jumpTo}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      <Arrivals rows={rows} />
      {!isAtEnd && <ToNewest unreadCount={conversation.unreadCount} onPress={toEnd} />}
    </div>
  );
}
