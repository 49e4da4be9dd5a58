import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { succeeds } from '@/core/succeeds';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { useConversationsQuery, useForwardMessageMutation } from '@/generated/hooks';
import { Modal, notify, RowsSkeleton } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { conversationTitle } from '../conversation-words';
import { ConversationAvatar } from '../list/ConversationAvatar';
import { addMessage } from '../message-cache';
import type { Message } from '../thread/rows';
import classes from './PersonPicker.module.css';

type Props = { message: Message; onClose: () => void };

const shown = 50;

/** Says a message in another conversation. */
export default function ForwardDialog({ message, onClose }: Props) {
  const { data } = useConversationsQuery({
    variables: { filter: 'all', search: null, first: shown },
  });
  const [forward] = useForwardMessageMutation();
  // Pressed twice, it is forwarded once.
  const [keys] = useState(() => new Map<string, string>());
  const rows = data?.conversations.nodes.filter(({ canWrite }) => canWrite);

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
      <div className={classes.people}>
        {!rows && <RowsSkeleton count={4} />}
        <ul role="list">
          {rows?.map((conversation) => (
            <li key={conversation.id} className={classes.person}>
              <button
                type="button"
                className={classes.pick}
                onClick={() => void send(conversation)}
              >
                <span className={classes.row}>
                  <ConversationAvatar conversation={conversation} size={40} />
                  {conversationTitle(conversation)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
