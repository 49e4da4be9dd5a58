import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { IconButton, Menu } from '@/ui';
import { ArrangeItems, ReadItem } from '../conversation/menu/ArrangeItems';
import { DeleteConversation } from '../conversation/menu/DeleteConversation';
import { useArrangeConversation } from '../conversation/menu/useArrangeConversation';
import { conversationTitle } from '../conversation-words';
import classes from './ConversationRow.module.css';

type Props = {
  conversation: ConversationFieldsFragment;
  /** It stands beside the list. */
  isOpen: boolean;
  /** The filter of the list, as the address has it. */
  search: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
};

/** How a conversation stands in the own list: what its row offers. */
export function RowMenu({ conversation, isOpen, search, opened, onChange }: Props) {
  const arrange = useArrangeConversation(conversation.id);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<typeof conversation | null>(null);
  const leave = () => isOpen && navigate({ pathname: pagePaths.chats, search });
  return (
    <div className={classes.menu}>
      <Menu position="bottom-end" width="17rem" withinPortal opened={opened} onChange={onChange}>
        <Menu.Target>
          <IconButton label={chatOwnTexts.moreRow(conversationTitle(conversation))}>
            <IconDotsVertical size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <ReadItem conversation={conversation} arrange={arrange} onMarked={leave} />
          <ArrangeItems conversation={conversation} arrange={arrange} />
          {conversation.status !== 'pending' && (
            <Menu.Item
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleting(conversation)}
            >
              {chatOwnTexts.deleteChat}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DeleteConversation
        about={deleting}
        arrange={arrange}
        onClose={() => setDeleting(null)}
        onDone={leave}
      />
    </div>
  );
}
