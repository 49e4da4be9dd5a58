import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { type ReactNode, useMemo, useState } from 'react';
import { errorText } from '@/core/errors';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { ErrorState, MessagesSkeleton } from '@/ui';
import type { Composing } from '../composer/composing';
import { fileTray } from '../composer/file-tray';
import { MessageComposer } from '../composer/MessageComposer';
import { useMessageActions } from '../message/useMessageActions';
import { useTargetAddress } from '../thread/going-to/useTargetAddress';
import { MessageList } from '../thread/MessageList';
import { type Message, rowsOf, type Unread } from '../thread/rows';
import { useMarkRead } from '../thread/useMarkRead';
import { type Thread, useThread } from '../thread/useThread';
import { useOutbox, useUnsentIn } from '../unsent/useOutbox';
import classes from './Conversation.module.css';
import { ConversationDialogs, type Panel } from './ConversationDialogs';
import { ConversationHead } from './ConversationHead';
import { ConversationStatus } from './ConversationStatus';
import { DropTarget } from './DropTarget';
import { GoneConversation } from './GoneConversation';
import { ConversationMenu } from './menu/ConversationMenu';
import { Refusal } from './Refusal';
import { RequestPane } from './request/RequestPane';
import { useSend } from './useSend';

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  /** In its head, such as the call. */
  headActions?: ReactNode;
};

const noMessages: readonly Message[] = [];

/** What is answered or corrected, as it is by now: it may be edited or deleted meanwhile. */
const asItStands = (composing: Composing, messages: readonly Message[]): Composing =>
  composing && {
    ...composing,
    message: messages.find(({ id }) => id === composing.message.id) ?? composing.message,
  };

/** The shape of the messages while they load, or why they did not come. */
const LoadingThread = ({ thread: { error, retry } }: { thread: Thread }) => (
  <div className={classes.loading}>
    {error ? (
      <ErrorState title={errorText(error, chatPageTexts.loadFailed)} onRetry={retry} />
    ) : (
      <MessagesSkeleton />
    )}
  </div>
);

/** A conversation: what was said, and where to write. */
export function OpenConversation({ conversation, viewerId, headActions }: Props) {
  const { id, status, canWrite } = conversation;
  const outbox = useOutbox();
  // The line above what was unread stays where it was when the conversation was opened.
  const [unread] = useState<Unread | null>(
    conversation.unreadCount > 0
      ? { before: conversation.lastReadNumber, count: conversation.unreadCount }
      : null,
  );
  const thread = useThread(conversation, unread, outbox);
  const { words, uploads } = useUnsentIn(outbox, id);
  const onSeen = useMarkRead(conversation);
  const [begun, setComposing] = useState<Composing>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [targetMessage, jumpTo] = useTargetAddress();
  const actions = useMessageActions({
    viewerId,
    reply: (message) => setComposing({ kind: 'reply', message }),
    edit: (message) => setComposing({ kind: 'edit', message }),
  });
  const messages = thread.messages ?? noMessages;
  const composing = asItStands(begun, messages);
  const isBegun = thread.messages !== undefined && !thread.hasOlder && status === 'active';
  const { hasNewer } = thread;
  const rows = useMemo(
    () =>
      rowsOf({
        messages,
        // They stand behind the newest.
        unsent: hasNewer ? [] : words,
        uploads: hasNewer ? [] : uploads,
        viewerId,
        unread,
        isBegun,
      }),
    [messages, hasNewer, words, uploads, viewerId, unread, isBegun],
  );
  const isRequest = status !== 'active';
  const sending = useSend({
    conversationId: id,
    outbox,
    composing,
    onComposed: () => {
      if (hasNewer && composing?.kind !== 'edit') thread.toNewest();
      setComposing(null);
    },
  });
  if (thread.isGone) return <GoneConversation type={conversation.type} />;
  return (
    <DropTarget isOpen={canWrite} onFiles={(files) => fileTray.add(id, files)}>
      <ConversationHead
        conversation={conversation}
        status={<ConversationStatus {...{ conversation, viewerId }} typingIds={thread.typingIds} />}
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
          outbox={outbox}
          actions={actions}
          onSeen={onSeen}
          targetMessage={targetMessage}
          jumpTo={jumpTo}
        />
      ) : (
        <LoadingThread thread={thread} />
      )}
      {canWrite ? (
        <MessageComposer
          conversationId={id}
          {...{ viewerId, composing, ...sending }}
          onCancel={() => setComposing(null)}
        />
      ) : (
        !isRequest && <Refusal conversation={conversation} />
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
