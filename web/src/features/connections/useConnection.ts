import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import { useGate, useViewer } from '@/features/identity';
import {
  ConnectionCountsFieldsFragmentDoc as CountsFields,
  ConnectionStatus,
  type ConnectionFieldsFragment,
} from '@/generated/documents';
import {
  useAcceptConnectionMutation,
  useCancelConnectionRequestMutation,
  useConnectMutation,
  useDisconnectMutation,
  useRejectConnectionMutation,
  useUndoRejectConnectionMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';

export type Bond = Omit<ConnectionFieldsFragment, 'id'>;

/** How one stands to somebody of whom nothing is known. */
export const noBond: Bond = {
  status: 'notConnected',
  requestId: null,
  direction: null,
  lockedUntil: null,
};

type Words = { sent: string; sendFailed: string };
const profileWords: Words = connectionTexts;

/**
 * What one can do about a connection with a person: shown at once, and taken back with the reason when the server
 * refuses; how they really stand is then asked anew, for it may have changed elsewhere.
 */
export function useConnection(
  userId: string,
  { requestId, lockedUntil }: Bond,
  words: Words = profileWords,
) {
  const gate = useGate();
  const { me } = useViewer();
  const client = useApolloClient();
  const [connect, connecting] = useConnectMutation();
  const [cancel, canceling] = useCancelConnectionRequestMutation();
  const [accept, accepting] = useAcceptConnectionMutation();
  const [reject, rejecting] = useRejectConnectionMutation();
  const [undoReject] = useUndoRejectConnectionMutation();
  const [disconnect, disconnecting] = useDisconnectMutation();
  const isBusy = [connecting, canceling, accepting, rejecting, disconnecting].some(
    ({ loading }) => loading,
  );

  /** The counts stay as they are until the server tells them. */
  const expected = (bond: Partial<Bond>) => {
    const id = me?.user.id ?? '';
    const known = client.cache.readFragment({
      id: `ConnectionCounts:${id}`,
      fragment: CountsFields,
      fragmentName: 'ConnectionCountsFields',
    });
    return {
      __typename: 'ConnectionState' as const,
      id: userId,
      ...noBond,
      ...bond,
      counts: known ?? {
        __typename: 'ConnectionCounts' as const,
        id,
        connected: 0,
        received: 0,
        sent: 0,
      },
    };
  };

  /** One place for all that is said of this bond: that it was asked for and that it was canceled are not both true. */
  const about = `connection:${userId}`;
  const settle = (
    sent: Promise<unknown>,
    done: string | ((answer: unknown) => string),
    failed: string,
    undo?: () => void,
  ) =>
    sent.then(
      (answer) => {
        notify.success(typeof done === 'string' ? done : done(answer), { subject: about, undo });
      },
      (error: unknown) => {
        notify.error(errorText(error, failed), { subject: about });
        void client
          .query({ query: ConnectionStatus, variables: { userId }, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      },
    );

  /** The rejection was made at once, so that nothing is lost with the page; the server takes it back. */
  const takeBack = (rejectedId: string) => {
    undoReject({ variables: { requestId: rejectedId } }).catch((error: unknown) =>
      notify.error(errorText(error, connectionTexts.undoRejectFailed), { subject: about }),
    );
  };

  /** Two answers on their way could come in either order. */
  const once = (act: () => void) => () =>
    gate(() => {
      if (!isBusy) act();
    });
  const ofRequest = (act: (variables: { requestId: string }) => void) =>
    once(() => {
      if (requestId) act({ requestId });
    });

  return {
    isBusy,
    bond: once(
      () =>
        void settle(
          connect({
            variables: { userId },
            optimisticResponse: { connect: expected({ status: 'pending', direction: 'sent' }) },
          }).then(({ data }) => data?.connect.status),
          (status) => (status === 'connected' ? connectionTexts.accepted : words.sent),
          words.sendFailed,
        ),
    ),
    cancel: ofRequest(
      (variables) =>
        void settle(
          cancel({ variables, optimisticResponse: { cancelConnectionRequest: expected({}) } }),
          connectionTexts.canceled,
          connectionTexts.cancelFailed,
        ),
    ),
    accept: ofRequest(
      (variables) =>
        void settle(
          accept({
            variables,
            optimisticResponse: { acceptConnection: expected({ status: 'connected' }) },
          }),
          connectionTexts.accepted,
          connectionTexts.acceptFailed,
        ),
    ),
    reject: ofRequest(
      (variables) =>
        void settle(
          reject({ variables, optimisticResponse: { rejectConnection: expected({}) } }),
          connectionTexts.rejected,
          connectionTexts.rejectFailed,
          () => takeBack(variables.requestId),
        ),
    ),
    /** Not before the server has done it: only then it is known until when they are locked. */
    unbond: once(
      () =>
        void settle(
          disconnect({ variables: { userId } }),
          connectionTexts.removed,
          connectionTexts.removeFailed,
        ),
    ),
    locked: lockedUntil ? connectionTexts.locked(new Date(lockedUntil)) : null,
  };
}
