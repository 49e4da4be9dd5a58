import { errorText } from '@/core/errors';
import {
  useAcceptConnectionMutation,
  useRejectConnectionMutation,
  useUndoRejectConnectionMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { useExpectedConnection } from './useExpectedConnection';
import { connectionSubject, useReportOutcome } from './useReportOutcome';

/** Brings a rejected request back. */
function useUndoReject(userId: string) {
  const [undoReject] = useUndoRejectConnectionMutation();
  return (requestId: string) => {
    undoReject({ variables: { requestId } }).catch((error: unknown) =>
      notify.error(errorText(error, connectionTexts.undoRejectFailed), {
        subject: connectionSubject(userId),
      }),
    );
  };
}

/**
 * Accepts a person's request, or rejects it. Both show at once. A rejection is sent at once too, so
 * that leaving the page does not lose it, and can be undone for a moment.
 */
export function useAnswerRequest(userId: string) {
  const expected = useExpectedConnection(userId);
  const report = useReportOutcome(userId);
  const undoReject = useUndoReject(userId);
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
        { success: connectionTexts.accepted, failure: connectionTexts.acceptFailed },
      ),
    reject: (requestId: string) =>
      report(
        reject({
          variables: { requestId },
          optimisticResponse: { rejectConnection: expected({}) },
        }),
        {
          success: connectionTexts.rejected,
          failure: connectionTexts.rejectFailed,
          undo: () => undoReject(requestId),
        },
      ),
  };
}
