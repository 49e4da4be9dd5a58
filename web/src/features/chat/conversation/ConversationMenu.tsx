import { useApolloClient } from '@apollo/client/react';
import { blockTexts } from '@schema/rules/blocks';
import { callBarTexts } from '@schema/rules/calls-texts';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconBell,
  IconBellOff,
  IconDotsVertical,
  IconEraser,
  IconInfoCircle,
  IconMicrophone,
  IconPin,
  IconPinnedOff,
  IconSearch,
} from '@tabler/icons-react';
import { useState } from 'react';
import { BlockPerson } from '@/features/blocks';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ConfirmDialog, IconButton, Menu, useIsNarrow } from '@/ui';
import { conversationTitle } from '../conversation-words';
import type { Panel } from './ConversationDialogs';
import { useArrangeConversation } from './useArrangeConversation';

type Props = { conversation: OpenConversationFieldsFragment; onOpen: (panel: Panel) => void };

const muteTimes = Object.entries(chatPageTexts.muteFor);

/** Mutes for a while, or no longer. */
function MuteItems({
  isMuted,
  onMute,
}: {
  isMuted: boolean;
  /** For so many hours; null: no longer. */
  onMute: (hours: number | null) => void;
}) {
  if (isMuted)
    return (
      <Menu.Item leftSection={<IconBell size={18} aria-hidden />} onClick={() => onMute(null)}>
        {chatPageTexts.unmute}
      </Menu.Item>
    );
  return muteTimes.map(([words, hours]) => (
    <Menu.Item
      key={words}
      leftSection={<IconBellOff size={18} aria-hidden />}
      onClick={() => onMute(hours)}
    >
      {chatPageTexts.muteUntil(words)}
    </Menu.Item>
  ));
}

/** Microphone and speaker, on a phone: elsewhere they stand beside the call. */
function DevicesItem({ conversation: { type, status, canWrite }, onOpen }: Props) {
  const isNarrow = useIsNarrow();
  if (!isNarrow || type === 'group' || status !== 'active' || !canWrite) return null;
  return (
    <Menu.Item
      leftSection={<IconMicrophone size={18} aria-hidden />}
      onClick={() => onOpen('devices')}
    >
      {callBarTexts.devices}
    </Menu.Item>
  );
}

/** How a conversation stands in the viewer's own list, and what is kept of it. */
export function ConversationMenu({ conversation, onOpen }: Props) {
  const { type, isPinned, isArchived, mutedUntil } = conversation;
  const { pin, archive, mute, clear } = useArrangeConversation(conversation.id);
  const { cache } = useApolloClient();
  const [clearing, setClearing] = useState<true | null>(null);
  const [blocking, setBlocking] = useState(false);
  const [other] = type === 'dm' ? conversation.others : [];
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
          <DevicesItem conversation={conversation} onOpen={onOpen} />
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
          <MuteItems isMuted={Boolean(mutedUntil)} onMute={mute} />
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
          {other && (
            <Menu.Item
              leftSection={<IconBan size={18} aria-hidden />}
              onClick={() => setBlocking(true)}
            >
              {blockTexts.block}
            </Menu.Item>
          )}
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
      {other && (
        <BlockPerson
          person={other}
          opened={blocking}
          onClose={() => setBlocking(false)}
          // The open conversation lacks something then, and asks whether one may still write.
          onDone={() =>
            cache.evict({ id: cache.identify(conversation) ?? '', fieldName: 'canWrite' })
          }
        />
      )}
    </>
  );
}
