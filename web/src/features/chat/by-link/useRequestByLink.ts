import { errorCode } from '@/core/errors';
import { isPermanentError } from '@/core/live/useLiveSubscription';
import { useAnswerRequestByLinkMutation, useRequestByLinkQuery } from '@/generated/hooks';

/**
 * The request that a link in a mail is about. Reading it answers nothing; `answer` answers as the
 * link says.
 */
export function useRequestByLink(token: string) {
  const { data, error, refetch } = useRequestByLinkQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const [send, sending] = useAnswerRequestByLinkMutation();
  const read = () => refetch().catch(() => undefined);
  const answer = async (message: string | null) => {
    try {
      await send({ variables: { token, ...(message !== null && { message }) } });
    } catch (failure) {
      // It was answered elsewhere, or ran out of time: what stands now is shown.
      if (errorCode(failure) === 'CONFLICT') void read();
      throw failure;
    }
  };
  const failedAnswer = sending.error;
  return {
    request: data?.requestByLink,
    /** Why there is nothing to answer. */
    error: error ?? (failedAnswer && isPermanentError(failedAnswer) ? failedAnswer : undefined),
    retry: () => void read(),
    answer,
    /** By this press, not before. */
    isAnswered: Boolean(sending.data),
  };
}
