import { useGate } from '@/features/identity';
import { connectionTexts } from '@schema/rules/connections';
import type { Connection } from '../state/connection';
import { useAnswerRequest } from './useAnswerRequest';
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
  const answer = useAnswerRequest(userId);
  const end = useDisconnect(userId);
  const isBusy = request.isBusy || answer.isBusy || end.isBusy;

  // One at a time: the answers to two could arrive in either order.
  const oneAtATime = (action: () => Promise<void>) => () =>
    gate(() => {
      if (!isBusy) void action();
    });
  const withRequest = (action: (requestId: string) => Promise<void>) =>
    oneAtATime(async () => {
      if (requestId) await action(requestId);
    });

  return {
    isBusy,
    connect: oneAtATime(request.send),
    cancel: withRequest(request.cancel),
    accept: withRequest(answer.accept),
    reject: withRequest(answer.reject),
    disconnect: oneAtATime(end.disconnect),
    /** Until when no request can be sent; null where one can. */
    lockedText: lockedUntil ? connectionTexts.locked(new Date(lockedUntil)) : null,
  };
}

export type ConnectionActions = ReturnType<typeof useConnectionActions>;
