import { IconUsers } from '@tabler/icons-react';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { Avatar, tintStyle } from '@/ui';
import classes from './ConversationAvatar.module.css';
import { conversationTitle } from './conversation-words';

type Props = {
  conversation: Pick<ConversationFieldsFragment, 'type' | 'name' | 'others' | 'pictureUrl'>;
  size: number;
};

/** The face of a conversation: the other person's, or the group's picture. */
export function ConversationAvatar({ conversation, size }: Props) {
  const { type, others, pictureUrl } = conversation;
  const title = conversationTitle(conversation);
  if (type === 'dm') return <Avatar name={title} src={others[0]?.profilePic} size={size} />;
  if (pictureUrl) return <Avatar name={title} src={pictureUrl} size={size} />;
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  return (
    <span className={classes.group} style={{ ...box, ...tintStyle(title) }} aria-hidden>
      <IconUsers size={size / 2} stroke={1.75} />
    </span>
  );
}
