import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconMail,
  IconMailOpened,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { Menu } from '@/ui';
import type { ArrangeConversation } from './useArrangeConversation';

const muteTimes = Object.entries(chatPageTexts.muteFor);

type Props = { conversation: ConversationFieldsFragment; arrange: ArrangeConversation };

/** Mutes for a while, or no longer. */
function MuteItems({ conversation: { mutedUntil }, arrange: { mute } }: Props) {
  if (mutedUntil)
    return (
      <Menu.Item leftSection={<IconBell size={18} aria-hidden />} onClick={() => mute(null)}>
        {chatPageTexts.unmute}
      </Menu.Item>
    );
  return muteTimes.map(([words, hours]) => (
    <Menu.Item
      key={words}
      leftSection={<IconBellOff size={18} aria-hidden />}
      onClick={() => mute(hours)}
    >
      {chatPageTexts.muteUntil(words)}
    </Menu.Item>
  ));
}

/** Pins, mutes and archives a conversation: the same items wherever that is offered. */
export function ArrangeItems({ conversation, arrange }: Props) {
  const { isPinned, isArchived } = conversation;
  const Pin = isPinned ? IconPinnedOff : IconPin;
  const Archive = isArchived ? IconArchiveOff : IconArchive;
  return (
    <>
      <Menu.Item leftSection={<Pin size={18} aria-hidden />} onClick={() => arrange.pin(!isPinned)}>
        {isPinned ? chatPageTexts.unpin : chatPageTexts.pin}
      </Menu.Item>
      <MuteItems conversation={conversation} arrange={arrange} />
      <Menu.Item
        leftSection={<Archive size={18} aria-hidden />}
        onClick={() => arrange.archive(!isArchived)}
      >
        {isArchived ? chatPageTexts.unarchive : chatPageTexts.archive}
      </Menu.Item>
    </>
  );
}

/** Marks a conversation as unread, or as read: a request that waits is neither. */
export function ReadItem({
  conversation: { status, unreadCount, isMarkedUnread },
  arrange,
  onMarked,
}: Props & {
  /** Called where it is to be unread. */
  onMarked: () => void;
}) {
  if (status === 'pending') return null;
  const isUnread = unreadCount > 0 || isMarkedUnread;
  const Mail = isUnread ? IconMailOpened : IconMail;
  return (
    <Menu.Item
      leftSection={<Mail size={18} aria-hidden />}
      onClick={() => {
        if (isUnread) return arrange.markRead();
        onMarked();
        arrange.markUnread();
      }}
    >
      {isUnread ? chatOwnTexts.markRead : chatOwnTexts.markUnread}
    </Menu.Item>
  );
}
