import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Navigate, useLocation } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { isPermanentError } from '@/core/live/useLiveSubscription';
import { CallButton } from '@/features/calls';
import { useConversationQuery } from '@/generated/hooks';
import { ErrorState, MessagesSkeleton, useInSlices, usePageTitle } from '@/ui';
import { conversationTitle } from '../conversation-words';
import { StartChat } from '../starting/StartChat';
import classes from './Conversation.module.css';
import { BareHead } from './ConversationHead';
import { conversationRead } from './conversation-read';
import { OpenConversation } from './OpenConversation';

type Props = {
  /** Of the conversation, or of the person whom it is with. */
  id: string;
  viewerId: string;
};

/** `/chat/{id}`: a conversation, or the way to begin one with a person. */
export function ConversationPane({ id, viewerId }: Props) {
  const { search } = useLocation();
  const { data, error, refetch } = useConversationQuery({
    variables: conversationRead(id).variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const read = data?.conversation;
  usePageTitle(read ? conversationTitle(read) : chatTexts.title);
  const conversation = useInSlices(read);
  if (!conversation)
    return (
      <>
        <BareHead />
        {!error ? (
          <div className={classes.loading}>
            <MessagesSkeleton />
          </div>
        ) : isPermanentError(error) ? (
          <StartChat personId={id} />
        ) : (
          <ErrorState
            title={errorText(error, chatPageTexts.loadFailed)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </>
    );
  if (conversation.id !== id)
    return <Navigate to={{ pathname: pagePathOf.chat(conversation.id), search }} replace />;
  const [other] = conversation.others;
  const mayCall = conversation.type === 'dm' && conversation.status === 'active' && other;
  return (
    <OpenConversation
      key={conversation.id}
      conversation={conversation}
      viewerId={viewerId}
      headActions={
        mayCall && (
          <CallButton
            conversationId={conversation.id}
            person={other}
            disabled={!conversation.canWrite}
          />
        )
      }
    />
  );
}
