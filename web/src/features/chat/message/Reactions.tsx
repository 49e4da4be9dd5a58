import type { ChatMessageFieldsFragment } from '@/generated/documents';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import classes from './Message.module.css';

type Props = {
  reactions: ChatMessageFieldsFragment['reactions'];
  viewerId: string;
  onReact: (emoji: string | null) => void;
};

/** How people answered a message with a press; pressing one joins them, or takes it back. */
export function Reactions({ reactions, viewerId, onReact }: Props) {
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
            aria-label={chatPageTexts.reaction(emoji, userIds.length)}
            onClick={() => onReact(isOwn ? null : emoji)}
          >
            {emoji} {userIds.length > 1 && userIds.length}
          </button>
        );
      })}
    </div>
  );
}
