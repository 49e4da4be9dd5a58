import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CallBack } from '@/features/calls';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Avatar, VisuallyHidden } from '@/ui';
import type { Message } from '../thread/rows';
import { progressOf } from '../thread/ticks';
import { ClockTime } from './ClockTime';
import classes from './Message.module.css';
import { MessageBody } from './MessageBody';
import { MessageMenu } from './MessageMenu';
import { QuotedMessage } from './QuotedMessage';
import { ReactionBar } from './ReactionBar';
import { Reactions } from './Reactions';
import { Ticks } from './Ticks';
import { useIsNear } from './useIsNear';
import type { MessageActions } from './useMessageActions';
import { useTouch } from './useTouch';

type Props = {
  message: Message;
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  isOwn: boolean;
  /** The first of those of one person that stand together. */
  isFirst: boolean;
  /** Somebody went to it: it stands out for a moment, and has the focus. */
  isMarked: boolean;
  actions: MessageActions;
  /** Leads to the message of that number. */
  jumpTo: (number: number) => void;
};

/** Who wrote it; an account that is gone has no profile to lead to. */
function SenderName({ sender }: Pick<Message, 'sender'>) {
  if (!sender) return <span className={classes.sender}>{chatTexts.deletedAccount}</span>;
  return (
    <Link to={pagePathOf.profile(sender.id)} className={classes.sender}>
      {sender.fullName}
    </Link>
  );
}

/** A message in its bubble: the viewer's own at the end, those of others at the beginning. */
export function MessageRow({
  message,
  conversation,
  viewerId,
  isOwn,
  isFirst,
  isMarked,
  actions,
  jumpTo,
}: Props) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMarked) article.current?.focus({ preventScroll: true });
  }, [isMarked]);
  const { sender, number, createdAt, editedAt, replyTo, reactions } = message;
  const isGroup = conversation.type === 'group';
  const name = sender?.fullName ?? chatTexts.deletedAccount;
  const showsSender = isGroup && !isOwn;
  const showPeople = () => actions.showPeople(message);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { isNear, nearHandlers } = useIsNear();
  const touchHandlers = useTouch(article, {
    onHold: () => setMenuOpen(!message.isDeleted),
    onSwipe: message.isDeleted || !conversation.canWrite ? null : () => actions.reply(message),
  });
  const isReactable = !message.isDeleted && message.kind !== 'call';
  if (message.kind === 'system') return <p className={classes.system}>{message.content}</p>;
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={classes.message}
      data-own={isOwn || undefined}
      data-first={isFirst || undefined}
      data-marked={isMarked || undefined}
      {...nearHandlers}
      {...touchHandlers}
    >
      <IconArrowBackUp size={20} aria-hidden className={classes.swipeSign} />
      {showsSender && (
        <span className={classes.face}>
          {isFirst && <Avatar name={name} src={sender?.profilePic} size={28} />}
        </span>
      )}
      <div className={classes.bubbleAndMore}>
        <div className={classes.bubble} data-kind={message.isDeleted ? 'gone' : message.kind}>
          {showsSender && isFirst ? (
            <SenderName sender={sender} />
          ) : (
            <VisuallyHidden>{isOwn ? chatPageTexts.you : name}: </VisuallyHidden>
          )}
          {message.isForwarded && <p className={classes.note}>{chatPageTexts.forwarded}</p>}
          {replyTo && <QuotedMessage quote={replyTo} viewerId={viewerId} jumpTo={jumpTo} />}
          <MessageBody message={message} isOwn={isOwn} onShowPicture={actions.showPicture} />
          {message.kind === 'call' && (
            <CallBack words={message.content} isOwn={isOwn} {...conversation} />
          )}
          <p className={classes.meta}>
            {editedAt && !message.isDeleted && <span>{chatPageTexts.edited}</span>}
            <ClockTime at={createdAt} />
            {isOwn && (
              <Ticks
                {...progressOf(number, conversation.participants, viewerId)}
                onShowPeople={showPeople}
              />
            )}
          </p>
        </div>
        {!message.isDeleted && (
          <MessageMenu
            message={message}
            isOwn={isOwn}
            isAdmin={isGroup && conversation.role === 'admin'}
            actions={actions}
            viewerId={viewerId}
            opened={isMenuOpen}
            onChange={setMenuOpen}
          />
        )}
        {isReactable && isNear && !isMenuOpen && (
          <ReactionBar
            own={reactions.find(({ userIds }) => userIds.includes(viewerId))?.emoji}
            onReact={(emoji) => actions.react(message, emoji)}
          />
        )}
      </div>
      <Reactions
        reactions={reactions}
        participants={conversation.participants}
        onShowPeople={isGroup ? showPeople : undefined}
        viewerId={viewerId}
        onReact={(emoji) => actions.react(message, emoji)}
      />
    </article>
  );
}
