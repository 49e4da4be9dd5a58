import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { errorText } from '@/core/errors';
import { isPermanentError } from '@/core/live/useLiveSubscription';
import { CardSkeleton, EmptyState, ErrorState, LinkButton, VisuallyHidden } from '@/ui';
import { AnsweredRequest } from './AnsweredRequest';
import { useRequestByLink } from './useRequestByLink';
import { WaitingRequest } from './WaitingRequest';

const texts = chatPageTexts.byLink;

/** What a link in a mail is about: a request that waits, one that is over, or why there is none. */
export function LinkedRequest({ token }: { token: string }) {
  const { request, error, retry, answer, isAnswered } = useRequestByLink(token);
  if (error && isPermanentError(error))
    return (
      <EmptyState
        drawing="lost"
        title={errorText(error, texts.loadFailed)}
        action={
          <LinkButton variant="light" to={pagePaths.chats}>
            {texts.toMessages}
          </LinkButton>
        }
      />
    );
  if (!request)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={retry} />
    ) : (
      <>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <CardSkeleton />
      </>
    );
  return request.status === 'pending' ? (
    <WaitingRequest request={request} onAnswer={answer} />
  ) : (
    <AnsweredRequest request={request} isAnswered={isAnswered} />
  );
}
