import { useState } from 'react';
import { errorText, readError } from '@/core/errors';
import { useOnReconnect } from '@/core/reconnect';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import {
  useAdminTasksChangedSubscription,
  useApproveVerificationMutation,
  useRejectVerificationMutation,
  useVerificationsQuery,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import type { Request } from './VerificationCard';

const pageSize = 20;
const failed = (id: string, what: string): string =>
  adminTexts.actionFailed(`/verifications/${id}/${what}`);

/** What waits, read again whenever somebody hands in a document or decides about one. */
function useWaitingList() {
  const { data, error, refetch, fetchMore } = useVerificationsQuery({
    variables: { status: 'pending', first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch().catch(() => undefined);
  const handleError = useSubscriptionError(again);
  const { restart } = useAdminTasksChangedSubscription({
    ignoreResults: true,
    onData: again,
    onError: (failure) => handleError(failure, restart),
  });
  useOnReconnect(again);
  const list = data?.verifications;
  const cursor = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  const more = () => fetchMore({ variables: { after: cursor } });
  return { nodes: list?.nodes, error, again, cursor, more };
}

/** The documents that wait, the longest first; decided ones leave at once, and what others decide or hand in shows live. */
export function useVerificationQueue() {
  const { nodes, ...list } = useWaitingList();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const [approve] = useApproveVerificationMutation();
  const [reject] = useRejectVerificationMutation();
  const waiting = nodes?.filter(({ id, status }) => status === 'pending' && !decided.has(id));
  const found = waiting?.findIndex(({ id }) => id === chosen) ?? -1;
  const place = Math.max(found, 0);
  const current = waiting?.[place];
  const go = (to: number) => setChosen(waiting?.[to]?.id);
  const mark = (id: string, isDecided: boolean) =>
    setDecided((before) => {
      const after = new Set(before);
      if (isDecided) after.add(id);
      else after.delete(id);
      return after;
    });
  /** It leaves the list at once; who comes second reads who was faster. */
  const leave = (request: Request) => {
    const next = waiting?.[place + 1] ?? waiting?.[place - 1];
    mark(request.id, true);
    setChosen(next?.id);
  };
  const approveNow = async (request: Request) => {
    leave(request);
    try {
      await approve({ variables: { id: request.id } });
      notify.success(`${request.user?.fullName ?? 'The person'} is verified`);
    } catch (failure) {
      const { text, code } = readError(failure, failed(request.id, 'approve'));
      notify.error(text);
      if (code !== 'CONFLICT') mark(request.id, false);
    }
  };
  const rejectNow = async (request: Request, reason: string) => {
    try {
      await reject({ variables: { id: request.id, reason } });
    } catch (failure) {
      if (readError(failure, '').code !== 'CONFLICT') throw failure;
      notify.error(errorText(failure, failed(request.id, 'reject')));
    }
    leave(request);
  };
  return {
    ...list,
    waiting,
    current,
    before: place > 0 ? () => go(place - 1) : undefined,
    next: waiting && place < waiting.length - 1 ? () => go(place + 1) : undefined,
    approve: approveNow,
    reject: rejectNow,
  };
}
