import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconUsers } from '@tabler/icons-react';
import type {
  ChatMessageFieldsFragment,
  OpenConversationFieldsFragment,
} from '@/generated/documents';
import classes from './Message.module.css';

type Props = {
  reactions: ChatMessageFieldsFragment['reactions'];
  /** Of the conversation, for their names. */
  participants: OpenConversationFieldsFragment['participants'];
  viewerId: string;
  /** Says who reacted; only groups have people to tell apart. */
  onShowPeople: (() => void) | undefined;
  onReact: (emoji: string | null) => void;
};

/**
 * How people answered a message with a press; pressing one joins them, or takes it back. In groups
 * a press says who they are, and so does the tooltip of each.
 */
export function Reactions({ reactions, participants, viewerId, onShowPeople, onReact }: Props) {
  const namesOf = (userIds: readonly string[]): string[] =>
    participants
      .filter(({ user }) => userIds.includes(user.id))
      .map(({ user }) => (user.id === viewerId ? chatPageTexts.you : user.fullName));
  if (reactions.length === 0) return null;
  return (
    <div className={classes.reactions}>
      {reactions.map(({ emoji, userIds }) => {
        const isOwn = userIds.includes(viewerId);
        return (
          <button
            key={emoji}
            type="button"
            className={classes.reaction}
            aria-pressed={isOwn}
            aria-label={chatPageTexts.reactionBy(emoji, userIds.length, namesOf(userIds))}
            data-tip={namesOf(userIds).join(', ') || undefined}
            onClick={() => onReact(isOwn ? null : emoji)}
          >
            {emoji} {userIds.length > 1 && userIds.length}
          </button>
        );
      })}
      {onShowPeople && (
        <button
          type="button"
          className={classes.reaction}
          aria-label={chatPageTexts.whoReacted}
          data-tip={chatPageTexts.whoReacted}
          onClick={onShowPeople}
        >
          <IconUsers size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
