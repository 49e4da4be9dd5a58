import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { degreeLine } from '@schema/rules/display';
import classes from './Conversation.module.css';

type Props = { conversation: OpenConversationFieldsFragment; typingIds: readonly string[] };

/** Who types right now, else who is in a group, or who the other one is. */
export function ConversationStatus({ conversation, typingIds }: Props) {
  const { type, others, participants, participantsCount } = conversation;
  const names = typingIds.flatMap((id) => {
    const found = participants.find(({ user }) => user.id === id);
    return found ? [found.user.fullName.split(' ')[0] ?? ''] : [];
  });
  const [other] = others;
  return (
    <span role="status" className={names.length > 0 ? classes.typing : undefined}>
      {names.length > 0
        ? chatPageTexts.typing(names)
        : type === 'group'
          ? chatPageTexts.people(participantsCount)
          : other && degreeLine(other)}
    </span>
  );
}
