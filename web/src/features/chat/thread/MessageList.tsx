import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconArrowDown } from '@tabler/icons-react';
import { useRef } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, Count } from '@/ui';
import { UploadCard } from '../files/UploadCard';
import { MessageRow } from '../message/MessageRow';
import { UnsentRow } from '../message/UnsentRow';
import type { MessageActions } from '../message/useMessageActions';
import type { ChatOutbox } from '../unsent/chat-outbox';
import { useQuietOnLeave } from '../voice/useQuietOnLeave';
import { Arrivals } from './Arrivals';
import { Beginning } from './Beginning';
import { DayLabel } from './DayLabel';
import { useMarkedMessage } from './going-to/useMarkedMessage';
import { useTargetMessage } from './going-to/useTargetMessage';
import { useWayToUnread } from './going-to/useWayToUnread';
import classes from './MessageList.module.css';
import { dayOnScreen, type Row, type Unread } from './rows';
import { useRowScroll } from './scroll/useRowScroll';
import { ThreadNotices } from './ThreadNotices';
import type { Thread } from './useThread';

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  rows: readonly Row[];
  /** What was unread when it was opened. */
  unread: Unread | null;
  thread: Thread;
  outbox: ChatOutbox;
  actions: MessageActions;
  onSeen: (number: number) => void;
  /** The number of the message to go to; null once it is there. */
  targetMessage: number | null;
  jumpTo: (number: number | null) => void;
};

type RowProps = Pick<Props, 'conversation' | 'viewerId' | 'outbox' | 'actions'> & {
  row: Row;
  /** The message that somebody went to. */
  marked: number | null;
  jumpTo: (number: number) => void;
};

function RowContent({ row, conversation, viewerId, outbox, actions, marked, jumpTo }: RowProps) {
  switch (row.kind) {
    case 'begin':
      return <Beginning conversation={conversation} />;
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
          isMarked={row.message.number === marked}
          actions={actions}
          jumpTo={jumpTo}
        />
      );
    case 'unsent':
      return (
        <UnsentRow
          message={row.message}
          viewerId={viewerId}
          isFirst={row.isFirst}
          outbox={outbox}
        />
      );
    case 'upload':
      return (
        <div className={classes.upload}>
          <UploadCard upload={row.upload} viewerId={viewerId} />
        </div>
      );
  }
}

/** Where the next page at an end did not come: that it did not, and the way to ask for it again. */
const PageFailed = ({ end, text }: { end: Thread['older']; text: string }) =>
  end.hasFailed && (
    <p role="alert" className={classes.failed}>
      {text}
      <Button size="sm" variant="subtle" onClick={() => void end.load()}>
        {chatPageTexts.retry}
      </Button>
    </p>
  );

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

/**
 * What was said, the newest at the foot: it stays there while one is near, and keeps its place
 * elsewhere.
 */
export function MessageList({
  conversation,
  viewerId,
  rows,
  unread,
  thread,
  outbox,
  actions,
  onSeen,
  targetMessage,
  jumpTo,
}: Props) {
  useQuietOnLeave();
  const scroller = useRef<HTMLDivElement>(null);
  const { older, newer, hasNewer, place } = thread;
  const [marked, mark] = useMarkedMessage();
  const firstUnread = unread && unread.before + 1;
  const { items, height, measure, range, isAtEnd, toEnd, toRow } = useRowScroll({
    rows,
    hasNewer,
    scroller,
    isGoing: targetMessage !== null,
    onNearBegin: () => {
      if (!older.hasFailed) void older.load();
    },
    onNearEnd: () => {
      if (!newer.hasFailed) void newer.load();
    },
    onSeen,
  });
  useTargetMessage({
    targetMessage,
    firstUnread,
    rows,
    thread,
    toRow,
    onThere: mark,
    onDone: jumpTo,
  });
  const wayToUnread = useWayToUnread({ unread, rows, range });
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
        <PageFailed end={older} text={chatPageTexts.olderFailed} />
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
                    outbox={outbox}
                    actions={actions}
                    marked={marked}
                    jumpTo={jumpTo}
                  />
                </div>
              )
            );
          })}
        </div>
        <PageFailed end={newer} text={chatPageTexts.newerFailed} />
      </div>
      <Arrivals thread={thread} lastNumber={conversation.lastNumber} viewerId={viewerId} />
      <ThreadNotices
        day={isAtEnd ? null : dayOnScreen(rows, range)}
        isLoadingOlder={older.isLoading || (place.isFetching && targetMessage !== null)}
        onCancel={targetMessage === null ? undefined : () => jumpTo(null)}
        unreadCount={unread && wayToUnread.isOffered ? unread.count : null}
        onToUnread={() => jumpTo(firstUnread)}
      />
      {!isAtEnd && (
        <ToNewest
          unreadCount={conversation.unreadCount}
          onPress={() => {
            wayToUnread.leave();
            toEnd();
            thread.toNewest();
          }}
        />
      )}
    </div>
  );
}
