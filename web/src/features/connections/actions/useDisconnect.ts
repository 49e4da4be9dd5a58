import { connectionTexts } from '@schema/rules/connections/connections';
import { useDisconnectMutation } from '@/generated/hooks';
import { useReportOutcome } from './useReportOutcome';

/**
 * Ends the connection with a person. It shows once the server has answered: only then it is known
 * until when the two are locked.
 */
export function useDisconnect(userId: string) {
  const report = useReportOutcome(userId);
  const [disconnect, { loading }] = useDisconnectMutation();
  return {
    isBusy: loading,
    disconnect: () =>
      report(disconnect({ variables: { userId } }), {
        success: connectionTexts.removed,
        failure: connectionTexts.removeFailed,
      }),
  };
}
