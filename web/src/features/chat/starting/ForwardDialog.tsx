import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { pagedList } from '@/core/data/paged-list';
import { succeeds } from '@/core/data/succeeds';
import { errorText } from '@/core/errors';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { useForwardMessageMutation, useForwardTargetsQuery } from '@/generated/hooks';
import { ErrorState, LoadMore, Modal, notify, RowsSkeleton, SearchField } from '@/ui';
import { conversationTitle } from '../conversation-words';
import { ConversationAvatar } from '../list/ConversationAvatar';
import { addMessage } from '../message-cache';
import type { Message } from '../thread/rows';
import classes from './PersonPicker.module.css';

type Props = { message: Message; onClose: () => void };

const pageSize = 20;

/** Says a message in another conversation. */
export default function ForwardDialog({ message, onClose }: Props) {
  const { typed, setTyped, search } = useSearchTerm();
  const result = useForwardTargetsQuery({
    variables: { search, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = pagedList(result, ({ conversations }) => conversations);
  const { cursor, failure, reread, more } = list;
  const [forward] = useForwardMessageMutation();
  // Pressed twice, it is forwarded once.
  const [keys] = useState(() => new Map<string, string>());
  const rows = list.rows?.filter(({ canWrite }) => canWrite);

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
      <SearchField
        aria-label={chatPageTexts.forwardSearch}
        placeholder={chatPageTexts.forwardSearch}
        value={typed}
        onChange={setTyped}
      />
      <div className={classes.people}>
        {!rows &&
          (failure ? (
            <ErrorState title={errorText(failure, chatPageTexts.loadFailed)} onRetry={reread} />
          ) : (
            <RowsSkeleton count={4} />
          ))}
        {rows?.length === 0 && cursor === null && (
          <p role="status" className={classes.none}>
            {search ? chatPageTexts.notFound : chatPageTexts.nowhereToForward}
          </p>
        )}
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
        <LoadMore cursor={cursor} onMore={more} />
      </div>
    </Modal>
  );
}
