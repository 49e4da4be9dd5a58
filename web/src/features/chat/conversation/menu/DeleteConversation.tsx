import { chatOwnTexts } from '@schema/rules/chat/chat-own-texts';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { ConfirmDialog } from '@/ui';
import { conversationTitle } from '../../conversation-words';
import type { ArrangeConversation } from './useArrangeConversation';

type Props = {
  /** Null while nothing is asked. */
  about: ConversationFieldsFragment | null;
  arrange: ArrangeConversation;
  onClose: () => void;
  /** Called once it is gone. */
  onDone: () => void;
};

/** Asks whether a conversation is to be deleted for the viewer, and does it. */
export const DeleteConversation = ({ about, arrange, onClose, onDone }: Props) => (
  <ConfirmDialog
    about={about}
    words={(conversation) => {
      const name = conversationTitle(conversation);
      const { deleteChatTitle, deleteGroupTitle, deleteChatText, deleteChat } = chatOwnTexts;
      return {
        title: conversation.type === 'group' ? deleteGroupTitle(name) : deleteChatTitle(name),
        text: deleteChatText,
        yes: deleteChat,
      };
    }}
    onYes={async () => {
      const isDone = await arrange.remove();
      if (isDone) onDone();
      return isDone;
    }}
    onClose={onClose}
  />
);
