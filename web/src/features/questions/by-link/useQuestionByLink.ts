import { errorCode } from '@/core/errors';
import { isPermanentError } from '@/core/live/useLiveSubscription';
import { useAnswerQuestionByLinkMutation, useQuestionByLinkQuery } from '@/generated/hooks';

/** The question that a link in a mail is about. Reading it answers nothing. */
export function useQuestionByLink(token: string) {
  const { data, error, refetch } = useQuestionByLinkQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const [send, sending] = useAnswerQuestionByLinkMutation();
  const read = () => refetch().catch(() => undefined);
  return {
    question: data?.questionByLink,
    /** Why there is nothing to answer, and whether asking again is of no use. */
    error,
    isOver: Boolean(error && isPermanentError(error)),
    retry: () => void read(),
    answer: async (content: string) => {
      try {
        await send({ variables: { token, content } });
      } catch (failure) {
        // It was answered elsewhere meanwhile: what stands now is shown.
        if (errorCode(failure) === 'CONFLICT') void read();
        throw failure;
      }
    },
    /** By this press, not before. */
    isSent: Boolean(sending.data),
  };
}
