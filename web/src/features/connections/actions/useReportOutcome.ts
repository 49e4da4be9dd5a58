import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import { queryConnectionStatus } from '@/generated/calls';

import { notify } from '@/ui';

/**
 * The subject of all toasts about a connection: "sent" and "canceled" are not both true, so the
 * later one takes the place of the earlier one.
 */
export const connectionSubject = (userId: string): string => `connection:${userId}`;

type Report<Answer> = {
  success: string | ((answer: Answer) => string);
  /** Shown where the server gives no reason. */
  failure: string;
  /** Undoes what succeeded. */
  undo?: () => void;
  onFailure?: () => void;
};

/**
 * Reports how a mutation about the connection with a person went. After a failure the connection is
 * fetched again, because it may have changed elsewhere.
 * @returns a function that takes the mutation's promise and resolves to whether it succeeded; it
 *   does not throw
 */
export function useReportOutcome(userId: string) {
  const client = useApolloClient();
  const subject = connectionSubject(userId);
  return async <Answer>(
    mutation: Promise<Answer>,
    { success, failure, undo, onFailure }: Report<Answer>,
  ): Promise<boolean> => {
    try {
      const answer = await mutation;
      notify.success(typeof success === 'string' ? success : success(answer), { subject, undo });
      return true;
    } catch (error) {
      notify.error(errorText(error, failure), { subject });
      onFailure?.();
      void queryConnectionStatus(client, {
        variables: { userId },
        fetchPolicy: 'network-only',
      }).catch(() => undefined);
      return false;
    }
  };
}
