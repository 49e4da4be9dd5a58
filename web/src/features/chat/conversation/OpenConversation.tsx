import { useMemo, useState, type ReactNode } from 'react';
import { errorText } from '@/core/errors';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ErrorState, RowsSkeleton } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { Composer } from '../composer/Composer';
import type { Composing } from '../composer/composing';
import { fileTray } from '../composer/file-tray';
import { useUploads } from '../files/useUploads';
import { useMessageActions } from '../message/useMessageActions';
import { useSendQueue, useUnsentIn } from '../unsent/useSendQueue';
import { MessageList } from '../thread/MessageList';
import { type Message, rowsOf, type Unread } from '../thread/rows';
import { useMarkRead } from '../thread/useMarkRead';
import { type Thread, useThread } from '../thread/useThread';
import { useTargetAddress } from '../thread/useTargetAddress';
import { ConversationDialogs, type Panel } from './ConversationDialogs';
import { ConversationHead } from './ConversationHead';
import { ConversationMenu } from './ConversationMenu';
import { ConversationStatus } from './ConversationStatus';
import { DropTarget } from './DropTarget';
import { GoneConversation } from './GoneConversation';
import { RequestPane } from './RequestPane';
import { useSend } from './useSend';
import classes from './Conversation.module.css';

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  /** In its head, such as the call. */
  headActions?: ReactNode;
};

const noMessages: readonly Message[] = [];

/** The shape of the messages while they load, or why they did not come. */
const LoadingThread = ({ thread: { error, retry } }: { thread: Thread }) => (
  <div className={classes.loading}>
    {error ? (
      <ErrorState title={errorText(error, chatPageTexts.loadFailed)} onRetry={retry} />
    ) : (
      <RowsSkeleton />
    )}
  </div>
);

/** A conversation: what was said, and where to write. */
export function OpenConversation({ conversation, viewerId, headActions }: Props) {
  const { id, status, canWrite, refusal } = conversation;
  const sendQueue = useSendQueue();
  // The line above what was unread stays where it was when the conversation was opened.
  const [unread] = useState<Unread | null>(
    conversation.unreadCount > 0
      ? { before: conversation.lastReadNumber, count: conversation.unreadCount }
      : null,
  );
  const thread = useThread(conversation, unread, sendQueue);
  const uploads = useUploads(id);
  const unsent = useUnsentIn(sendQueue, id);
  const onSeen = useMarkRead(id, conversation.lastReadNumber);
  const [composing, setComposing] = useState<Composing>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [targetMessage, jumpTo] = useTargetAddress();
  const actions = useMessageActions({
    viewerId,
    reply: (message) => setComposing({ kind: 'reply', message }),
    edit: (message) => setComposing({ kind: 'edit', message }),
  });
  const messages = thread.messages ?? noMessages;
  const isBegun = thread.messages !== undefined && !thread.hasOlder && status === 'active';
  const rows = useMemo(
    () => rowsOf({ messages, unsent, uploads, viewerId, unread, isBegun }),
    [messages, unsent, uploads, viewerId, unread, isBegun],
  );
  const isRequest = status !== 'active';

  const send = useSend({
    conversationId: id,
    sendQueue,
    composing,
    onComposed: () => setComposing(null),
  });

  if (thread.isGone) return <GoneConversation type={conversation.type} />;
  return (
    <DropTarget isOpen={canWrite} onFiles={(files) => fileTray.add(id, files)}>
      <ConversationHead
        conversation={conversation}
        status={<ConversationStatus conversation={conversation} typingIds={thread.typingIds} />}
        onInfo={() => setPanel('info')}
        actions={
          <>
            {headActions}
            <ConversationMenu conversation={conversation} onOpen={setPanel} />
          </>
        }
      />
      {isRequest ? (
        <RequestPane conversation={conversation} />
      ) : thread.messages ? (
        <MessageList
          conversation={conversation}
          viewerId={viewerId}
          rows={rows}
          unread={unread}
          thread={thread}
          sendQueue={sendQueue}
          actions={actions}
          onSeen={onSeen}
          targetMessage={targetMessage}
          jumpTo={jumpTo}
        />
      ) : (
        <LoadingThread thread={thread} />
      )}
      {canWrite ? (
        <Composer
          conversationId={id}
          composing={composing}
          onCancel={() => setComposing(null)}
          onSend={send}
        />
      ) : (
        !isRequest && <p className={classes.refusal}>{refusal}</p>
      )}
      <ConversationDialogs
        conversation={conversation}
        viewerId={viewerId}
        messages={messages}
        actions={actions}
        panel={panel}
        onClosePanel={() => setPanel(null)}
        jumpTo={jumpTo}
      />
    </DropTarget>
  );
}
