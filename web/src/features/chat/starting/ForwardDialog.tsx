import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { succeeds } from '@/core/data/succeeds';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { useForwardMessageMutation } from '@/generated/hooks';
import { Modal, notify } from '@/ui';
import { conversationTitle } from '../conversation-words';
import { addMessage } from '../message-cache';
import type { Message } from '../thread/rows';
import { ConversationChoice } from './ConversationChoice';

type Props = { message: Message; onClose: () => void };

/** Says a message in another conversation. */
export default function ForwardDialog({ message, onClose }: Props) {
  const [forward] = useForwardMessageMutation();
  // Pressed twice, it is forwarded once.
  const [keys] = useState(() => new Map<string, string>());

  const send = async (conversation: ConversationFieldsFragment) => {
    const key = keys.get(conversation.id) ?? newKey();
    keys.set(conversation.id, key);
    const isSent = await succeeds(
      forward({
        variables: { id: message.id, conversationId: conversation.id, key },
        update: (cache, { data: answer }) => {
          if (answer) addMessage(cache, answer.forwardMessage);
        },
      }),
      chatPageTexts.actionFailed,
    );
    if (!isSent) return;
    notify.success(chatPageTexts.forwardedTo(conversationTitle(conversation)));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={chatPageTexts.forwardTo}>
      <ConversationChoice onPick={(conversation) => void send(conversation)} />
    </Modal>
  );
}
