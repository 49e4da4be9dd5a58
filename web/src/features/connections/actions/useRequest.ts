import { connectionTexts } from '@schema/rules/connections/connections';
import { useCancelConnectionRequestMutation, useConnectMutation } from '@/generated/hooks';
import { useExpectedConnection } from './useExpectedConnection';
import { useReportOutcome } from './useReportOutcome';

/** Shown when a request was sent, or could not be: profiles and posts have their own texts. */
export type RequestTexts = { sent: string; sendFailed: string };

/** Sends a person a connection request, and cancels it. Both show at once. */
export function useRequest(userId: string, { sent, sendFailed }: RequestTexts) {
  const expected = useExpectedConnection(userId);
  const report = useReportOutcome(userId);
  const [connect, connecting] = useConnectMutation();
  const [cancel, canceling] = useCancelConnectionRequestMutation();
  return {
    isBusy: connecting.loading || canceling.loading,
    /** Connects the two at once where the person had sent a request too. */
    send: () =>
      report(
        connect({
          variables: { userId },
          optimisticResponse: { connect: expected({ status: 'pending', direction: 'sent' }) },
        }),
        {
          success: ({ data }) =>
            data?.connect.status === 'connected' ? connectionTexts.accepted : sent,
          failure: sendFailed,
        },
      ),
    cancel: (requestId: string) =>
      report(
        cancel({
          variables: { requestId },
          optimisticResponse: { cancelConnectionRequest: expected({}) },
        }),
        { success: connectionTexts.canceled, failure: connectionTexts.cancelFailed },
      ),
  };
}
