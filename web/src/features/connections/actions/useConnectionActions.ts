import { connectionTexts } from '@schema/rules/connections/connections';
import { useGate } from '@/features/identity';
import type { Connection } from '../state/connection';
import { useAnswerConnection } from './useAnswerConnection';
import { useDisconnect } from './useDisconnect';
import { type RequestTexts, useRequest } from './useRequest';

/**
 * What the viewer can do about the connection with a person, as handlers of buttons. What fails is
 * undone and reported. People who are not members get a prompt instead.
 * @param texts by default those of profiles
 */
export function useConnectionActions(
  userId: string,
  { requestId, lockedUntil }: Connection,
  texts: RequestTexts = connectionTexts,
) {
  const gate = useGate();
  const request = useRequest(userId, texts);
  const answer = useAnswerConnection(userId);
  const end = useDisconnect(userId);
  const isBusy = request.isBusy || answer.isBusy || end.isBusy;

  // One at a time: the answers to two could arrive in either order.
  const oneAtATime = (action: () => Promise<unknown>) => () =>
    gate(() => {
      if (!isBusy) void action();
    });
  const withRequest = (action: (requestId: string) => Promise<unknown>) =>
    oneAtATime(async () => {
      if (requestId) await action(requestId);
    });

  return {
    isBusy,
    connect: oneAtATime(request.send),
    cancel: withRequest(request.cancel),
    accept: withRequest(answer.accept),
    reject: withRequest(answer.reject),
    /** After a question, whose dialog waits for whether it succeeded. */
    disconnect: end.disconnect,
    /** Until when no request can be sent; null where one can. */
    lockedText: lockedUntil ? connectionTexts.locked(new Date(lockedUntil)) : null,
  };
}

export type ConnectionActions = ReturnType<typeof useConnectionActions>;
