import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconArrowUp } from '@tabler/icons-react';
import { Button } from '@/ui';
import { DayLabel } from './DayLabel';
import classes from './MessageList.module.css';

type Props = {
  /** The day of what is on the screen, where it does not stand there itself; else null. */
  day: string | null;
  isLoadingOlder: boolean;
  /** Ends the way to a message; undefined where nobody is on one. */
  onCancel: (() => void) | undefined;
  /** How many messages were unread, where the way to the first is offered; else null. */
  unreadCount: number | null;
  onToUnread: () => void;
};

/**
 * Over the beginning of a conversation: the day that one reads, that older messages load, and the
 * way to the first unread one.
 */
export const ThreadNotices = ({
  day,
  isLoadingOlder,
  onCancel,
  unreadCount,
  onToUnread,
}: Props) => (
  <div className={classes.notices}>
    {day !== null && (
      <p className={classes.dayNow} aria-hidden>
        <DayLabel at={day} />
      </p>
    )}
    <div role="status">
      {isLoadingOlder && (
        <p className={classes.notice}>
          {chatPageTexts.older}
          {onCancel && (
            <Button size="compact-sm" variant="subtle" onClick={onCancel}>
              {chatPageTexts.cancel}
            </Button>
          )}
        </p>
      )}
    </div>
    {unreadCount !== null && !onCancel && (
      <button type="button" className={classes.toUnread} onClick={onToUnread}>
        <IconArrowUp size={18} aria-hidden />
        {chatPageTexts.toFirstUnread(unreadCount)}
      </button>
    )}
  </div>
);
