import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isFromPost } from '@/core/address/started-from';
import { errorText } from '@/core/errors';
import { isPermanentError } from '@/core/live/useLiveSubscription';
import { useIsMounted } from '@/core/useIsMounted';
import { PersonLine } from '@/features/people';
import { useConversationWithQuery, useOpenConversationMutation } from '@/generated/hooks';
import { Card, ErrorState, LinkButton, RowsSkeleton } from '@/ui';
import { placeInLists } from '../conversation-cache';
import { RequestForm } from './RequestForm';
import classes from './StartChat.module.css';

/** Begins the conversation with a person: at once, or by asking them with a note. */
export function StartChat({ personId }: { personId: string }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { state } = useLocation();
  const failed = isFromPost(state)
    ? chatPageTexts.start.failedFromPost
    : chatPageTexts.start.failed;
  const { data, error, refetch } = useConversationWithQuery({
    variables: { personId },
    fetchPolicy: 'network-only',
  });
  const [open, opening] = useOpenConversationMutation();
  const found = data?.conversationWith;

  const openChat = async (note: string | null) => {
    const { data: opened } = await open({
      variables: { personId, note },
      update: (cache, { data: answer }) => {
        if (answer) placeInLists(cache, answer.openConversation);
      },
    });
    // Who has gone elsewhere meanwhile stays there.
    if (opened && isMounted())
      void navigate(pagePathOf.chat(opened.openConversation.id), { replace: true });
  };
  const openNow = () => void openChat(null).catch(() => undefined);
  const openOnce = useEffectEvent(openNow);
  const isOpenedNow = found !== undefined && !found.isRequest && !found.refusal;
  useEffect(() => {
    if (isOpenedNow) openOnce();
  }, [isOpenedNow]);

  if (error && isPermanentError(error)) return <Navigate to={pagePaths.chats} replace />;
  if (error)
    return (
      <ErrorState
        title={errorText(error, failed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  // A request that failed stays in its form with the note: only the viewer sends it again.
  if (isOpenedNow && opening.error)
    return <ErrorState title={errorText(opening.error, failed)} onRetry={openNow} />;
  if (!found || isOpenedNow) return <RowsSkeleton />;
  const { user, refusal } = found;
  return (
    <div className={classes.frame}>
      <Card padding="lg" className={classes.card}>
        <h2>{chatPageTexts.ask.title(user.fullName)}</h2>
        <PersonLine person={user} size={56} />
        {refusal ? (
          <>
            <p role="status" className={classes.refusal}>
              {refusal}
            </p>
            <LinkButton to={pagePathOf.profile(user.id)} variant="light">
              {chatPageTexts.start.toProfile}
            </LinkButton>
          </>
        ) : (
          <RequestForm person={user} onSend={openChat} />
        )}
      </Card>
      <LinkButton to={pagePaths.chats} variant="subtle">
        {chatPageTexts.back}
      </LinkButton>
    </div>
  );
}
