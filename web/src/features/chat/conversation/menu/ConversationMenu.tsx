import { blockTexts } from '@schema/rules/blocks/blocks';
import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import {
  IconBan,
  IconDotsVertical,
  IconEraser,
  IconInfoCircle,
  IconLockOpen,
  IconMicrophone,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BlockPerson, useBlock } from '@/features/blocks';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ConfirmDialog, IconButton, Menu, useIsNarrow } from '@/ui';
import { conversationTitle } from '../../conversation-words';
import type { Panel } from '../ConversationDialogs';
import { useAskWhetherOpen } from '../useAskWhetherOpen';
import { ArrangeItems } from './ArrangeItems';
import { DeleteConversation } from './DeleteConversation';
import { useArrangeConversation } from './useArrangeConversation';

type Props = { conversation: OpenConversationFieldsFragment; onOpen: (panel: Panel) => void };

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
  const { type, status, isBlocked } = conversation;
  const arrange = useArrangeConversation(conversation.id);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<typeof conversation | null>(null);
  const [clearing, setClearing] = useState<true | null>(null);
  const [blocking, setBlocking] = useState(false);
  const [other] = type === 'dm' ? conversation.others : [];
  const askWhetherOpen = useAskWhetherOpen(conversation.id);
  const { unblock } = useBlock(other?.id ?? '', askWhetherOpen);
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
          <ArrangeItems conversation={conversation} arrange={arrange} />
          <Menu.Item
            leftSection={<IconEraser size={18} aria-hidden />}
            onClick={() => setClearing(true)}
          >
            {chatPageTexts.clear}
          </Menu.Item>
          {status !== 'pending' && (
            <Menu.Item
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleting(conversation)}
            >
              {chatOwnTexts.deleteChat}
            </Menu.Item>
          )}
          {other && isBlocked && (
            <Menu.Item
              leftSection={<IconLockOpen size={18} aria-hidden />}
              onClick={() => void unblock()}
            >
              {blockTexts.unblock}
            </Menu.Item>
          )}
          {other && !isBlocked && (
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
        onYes={arrange.clear}
        onClose={() => setClearing(null)}
      />
      <DeleteConversation
        about={deleting}
        arrange={arrange}
        onClose={() => setDeleting(null)}
        onDone={() => navigate({ pathname: pagePaths.chats, search })}
      />
      {other && (
        <BlockPerson
          person={other}
          opened={blocking}
          onClose={() => setBlocking(false)}
          onDone={askWhetherOpen}
        />
      )}
    </>
  );
}
