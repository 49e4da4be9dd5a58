import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconBellOff, IconPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { Chip, Count, VisuallyHidden } from '@/ui';
import { ConversationAvatar } from '../ConversationAvatar';
import { hasDraftText, useDraftStore } from '../composer/draft';
import { conversationTitle, lastLine } from '../conversation-words';
import { ListTime } from '../ListTime';
import classes from './ConversationRow.module.css';
import { RowMenu } from './RowMenu';

type Props = {
  conversation: ConversationFieldsFragment;
  viewerId: string;
  isOpen: boolean;
  /** The filter of the list, as the address has it. */
  search: string;
};

/** What waits for the viewer, in a word or a number. */
function Waiting({ conversation }: Pick<Props, 'conversation'>) {
  const { status, request, unreadCount, isMarkedUnread, mutedUntil } = conversation;
  if (status === 'pending')
    return <Chip tone={request?.isOwn ? 'neutral' : 'accent'}>{chatPageTexts.requestChip}</Chip>;
  if (unreadCount === 0)
    return isMarkedUnread && <span className={classes.unread} data-dot aria-hidden />;
  return (
    <span className={classes.unread} data-muted={mutedUntil !== null || undefined} aria-hidden>
      <Count n={unreadCount} />
    </span>
  );
}

/** A conversation: with whom, what was said last and when, and what is unread. */
export function ConversationRow({ conversation, viewerId, isOpen, search }: Props) {
  const { id, type, status, request, lastMessage, lastMessageAt, unreadCount } = conversation;
  const { isPinned, isMarkedUnread, mutedUntil } = conversation;
  const [hasMenu, setMenu] = useState(false);
  const draft = useDraftStore(id);
  const isUnread = unreadCount > 0 || isMarkedUnread || (status === 'pending' && !request?.isOwn);
  const hasDraft = !isOpen && hasDraftText(draft);
  return (
    <li
      className={classes.row}
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
      // A long press, the right button, or the key of menus.
      onContextMenu={(event) => {
        event.preventDefault();
        setMenu(true);
      }}
    >
      <ConversationAvatar conversation={conversation} size={48} />
      <div className={classes.text}>
        <div className={classes.line}>
          <Link
            to={{ pathname: pagePathOf.chat(id), search }}
            className={classes.link}
            aria-current={isOpen ? 'page' : undefined}
          >
            <span className={classes.name}>{conversationTitle(conversation)}</span>
            {type === 'group' && <span className={classes.suffix}> {chatTexts.groupSuffix}</span>}
            {unreadCount > 0 && (
              <VisuallyHidden>, {chatPageTexts.unread(unreadCount)}</VisuallyHidden>
            )}
            {isMarkedUnread && unreadCount === 0 && (
              <VisuallyHidden>, {chatOwnTexts.markedUnread}</VisuallyHidden>
            )}
          </Link>
          {(lastMessage || status === 'pending') && (
            <span className={classes.when}>
              <ListTime at={lastMessageAt} />
            </span>
          )}
        </div>
        <div className={classes.line}>
          <p className={classes.last}>
            {hasDraft ? (
              <>
                <span className={classes.draft}>{chatPageTexts.draft}</span> {draft?.read()?.text}
              </>
            ) : (
              lastLine(conversation, viewerId)
            )}
          </p>
          <span className={classes.marks}>
            {mutedUntil && <IconBellOff size={16} role="img" aria-label={chatPageTexts.muted} />}
            {isPinned && <IconPin size={16} role="img" aria-label={chatPageTexts.pinned} />}
            <Waiting conversation={conversation} />
          </span>
        </div>
      </div>
      <RowMenu
        conversation={conversation}
        isOpen={isOpen}
        search={search}
        opened={hasMenu}
        onChange={setMenu}
      />
    </li>
  );
}
