import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconDotsVertical,
  IconEraser,
  IconInfoCircle,
  IconPin,
  IconPinnedOff,
  IconSearch,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ConfirmDialog, IconButton, Menu } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { conversationTitle } from '../conversation-words';
import type { Panel } from './ConversationDialogs';
import { useArrangeConversation } from './useArrangeConversation';

type Props = { conversation: OpenConversationFieldsFragment; onOpen: (panel: Panel) => void };

const muteTimes = Object.entries(chatPageTexts.muteFor);

/** How a conversation stands in the viewer's own list, and what is kept of it. */
export function ConversationMenu({ conversation, onOpen }: Props) {
  const { type, isPinned, isArchived, mutedUntil } = conversation;
  const { pin, archive, mute, clear } = useArrangeConversation(conversation.id);
  const [clearing, setClearing] = useState<true | null>(null);
  const title = conversationTitle(conversation);
  return (
    <>
      <Menu position="bottom-end" width="17rem" withinPortal>
        <Menu.Target>
          <IconButton label={chatPageTexts.more(title)}>
            <IconDotsVertical size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {type === 'group' && (
            <Menu.Item
              leftSection={<IconInfoCircle size={18} aria-hidden />}
              onClick={() => onOpen('info')}
            >
              {chatPageTexts.info}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconSearch size={18} aria-hidden />}
            onClick={() => onOpen('search')}
          >
            {chatPageTexts.searchHere}
          </Menu.Item>
          <Menu.Item
            leftSection={
              isPinned ? <IconPinnedOff size={18} aria-hidden /> : <IconPin size={18} aria-hidden />
            }
            onClick={() => pin(!isPinned)}
          >
            {isPinned ? chatPageTexts.unpin : chatPageTexts.pin}
          </Menu.Item>
          {mutedUntil ? (
            <Menu.Item leftSection={<IconBell size={18} aria-hidden />} onClick={() => mute(null)}>
              {chatPageTexts.unmute}
            </Menu.Item>
          ) : (
            muteTimes.map(([words, hours]) => (
              <Menu.Item
                key={words}
                leftSection={<IconBellOff size={18} aria-hidden />}
                onClick={() => mute(hours)}
              >
                {chatPageTexts.muteUntil(words)}
              </Menu.Item>
            ))
          )}
          <Menu.Item
            leftSection={
              isArchived ? (
                <IconArchiveOff size={18} aria-hidden />
              ) : (
                <IconArchive size={18} aria-hidden />
              )
            }
            onClick={() => archive(!isArchived)}
          >
            {isArchived ? chatPageTexts.unarchive : chatPageTexts.archive}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconEraser size={18} aria-hidden />}
            onClick={() => setClearing(true)}
          >
            {chatPageTexts.clear}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        about={clearing}
        words={() => ({
          title: chatPageTexts.clearTitle,
          text: chatPageTexts.clearText,
          yes: chatPageTexts.clear,
        })}
        onYes={clear}
        onClose={() => setClearing(null)}
      />
    </>
  );
}
