import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { degreeLine } from '@schema/rules/text/display';
import { useConnectionState } from '@/core/live/connection';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { RelativeTime } from '@/ui';
import classes from './Conversation.module.css';
import { usePresence } from './usePresence';

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  typingIds: readonly string[];
};

/** Whether the other one is there, or was; who they are where that is not shown. */
function OtherStatus({ conversation: { id, others } }: Pick<Props, 'conversation'>) {
  const [other] = others;
  const presence = usePresence(id, other?.id ?? null);
  // What was known of them is no news while the line is down.
  const isUp = useConnectionState() === 'up';
  if (!other) return null;
  if (presence?.isOnline && isUp)
    return (
      <>
        <span className={classes.dot} aria-hidden /> {chatPageTexts.online}
      </>
    );
  if (presence?.lastSeenAt && !presence.isOnline)
    return (
      <>
        {chatPageTexts.lastSeen} <RelativeTime at={presence.lastSeenAt} short />
      </>
    );
  return degreeLine(other);
}

/** Which of the others types right now, else who is in a group, or who the other one is. */
export function ConversationStatus({ conversation, viewerId, typingIds }: Props) {
  const { type, others, participants, participantsCount } = conversation;
  const names = typingIds.flatMap((id) => {
    const found = participants.find(({ user }) => user.id === id && id !== viewerId);
    return found ? [found.user.fullName.split(' ')[0] ?? ''] : [];
  });
  const [other] = others;
  return (
    <>
      {/* A time that ticks is no news: it stands beside what is announced. */}
      <span role="status" className={classes.typing}>
        {names.length > 0 && chatPageTexts.typing(names)}
      </span>
      {names.length === 0 &&
        (type === 'group'
          ? chatPageTexts.people(participantsCount)
          : other && <OtherStatus conversation={conversation} />)}
    </>
  );
}
