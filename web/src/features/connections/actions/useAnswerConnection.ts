import { connectionTexts } from '@schema/rules/connections/connections';
import { errorText } from '@/core/errors';
import {
  useAcceptConnectionMutation,
  useRejectConnectionMutation,
  useUndoRejectConnectionMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { useExpectedConnection } from './useExpectedConnection';
import { connectionSubject, useReportOutcome } from './useReportOutcome';

type Options = {
  /** Shown where the server gives no reason for refusing a rejection. */
  rejectFailed?: string;
  /**
   * What was expected did not come, or a rejection was taken back: lists of requests are out of
   * date.
   */
  onStale?: () => void;
};

/** Brings a rejected request back. */
function useUndoReject(userId: string, onStale?: () => void) {
  const [undoReject] = useUndoRejectConnectionMutation();
  return (requestId: string) => {
    undoReject({ variables: { requestId } })
      .catch((error: unknown) =>
        notify.error(errorText(error, connectionTexts.undoRejectFailed), {
          subject: connectionSubject(userId),
        }),
      )
      .finally(() => onStale?.());
  };
}

/**
 * Accepts a person's request, or rejects it. Both show at once. A rejection is sent at once too, so
 * that leaving the page does not lose it, and can be undone for a moment.
 */
export function useAnswerConnection(
  userId: string,
  { rejectFailed = connectionTexts.rejectFailed, onStale }: Options = {},
) {
  const expected = useExpectedConnection(userId);
  const report = useReportOutcome(userId);
  const undoReject = useUndoReject(userId, onStale);
  const [accept, accepting] = useAcceptConnectionMutation();
  const [reject, rejecting] = useRejectConnectionMutation();
  return {
    isBusy: accepting.loading || rejecting.loading,
    accept: (requestId: string) =>
      report(
        accept({
          variables: { requestId },
          optimisticResponse: { acceptConnection: expected({ status: 'connected' }) },
        }),
        {
          success: connectionTexts.accepted,
          failure: connectionTexts.acceptFailed,
          onFailure: onStale,
        },
      ),
    reject: (requestId: string) =>
      report(
        reject({
          variables: { requestId },
          optimisticResponse: { rejectConnection: expected({}) },
        }),
        {
          success: connectionTexts.rejected,
          failure: rejectFailed,
          undo: () => undoReject(requestId),
          onFailure: onStale,
        },
      ),
  };
}
