import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { IconArrowUp } from '@tabler/icons-react';
import { Button } from '@/ui';
import classes from './MessageList.module.css';

type Props = {
  isLoadingOlder: boolean;
  /** Ends the way to a message; undefined where nobody is on one. */
  onCancel: (() => void) | undefined;
  /** How many messages were unread, where the way to the first is offered; else null. */
  unreadCount: number | null;
  onToUnread: () => void;
};

/**
 * Over the beginning of a conversation: that older messages load, and the way to the first unread
 * one.
 */
export const ThreadNotices = ({ isLoadingOlder, onCancel, unreadCount, onToUnread }: Props) => (
  <div className={classes.notices}>
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
