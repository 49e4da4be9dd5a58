import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorText, readError } from '@/core/errors';
import { pagedList } from '@/core/paged-list';
import { useOnReconnect } from '@/core/reconnect';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { awaitingUndo } from '@/features/admin';
import { ApproveVerification, AdminTasksChanged } from '@/generated/documents';
import { useRejectVerificationMutation, useVerificationsQuery } from '@/generated/hooks';
import { notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { largestPage } from '@schema/rules/paging';
import { verificationTexts } from '@schema/rules/verification-texts';
import { useOutcome } from './useOutcome';
import type { VerificationRequest } from './VerificationCard';

const pageSize = 20;
const failed = (id: string, what: string): string =>
  adminTexts.actionFailed(`/verifications/${id}/${what}`);

/** What waits, read again whenever somebody hands in a document or decides about one. */
function useWaitingList(search: string) {
  const result = useVerificationsQuery({
    variables: { status: 'pending', search: search || null, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = pagedList(result, ({ verifications }) => verifications);
  // As many as are loaded: those that another admin decided leave, and none behind them is lost.
  const first = Math.min(largestPage, Math.max(pageSize, list.rows?.length ?? 0));
  const again = () => void result.refetch({ first }).catch(() => undefined);
  useLiveSubscription(AdminTasksChanged, { onData: again, onRefused: again });
  useOnReconnect(again);
  return list;
}

/** The requests that the viewer has decided, which leave the list before the server says so. */
function useDecided() {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isDecided: boolean) =>
    setDecided((previous) => {
      const next = new Set(previous);
      if (isDecided) next.add(id);
      else next.delete(id);
      return next;
    });
  return { decided, mark };
}

type Approval = {
  onUndo: (request: VerificationRequest) => void;
  onFailed: (request: VerificationRequest) => void;
};

/**
 * Approves once the toast closes, or the queue: until then nobody is verified or mailed, and _Undo_
 * takes it back.
 */
function useApproval({ onUndo, onFailed }: Approval) {
  const client = useApolloClient();
  const subjects = useRef(new Set<string>());
  useEffect(() => {
    const open = subjects.current;
    return () => open.forEach(notify.close);
  }, []);
  const send = async (request: VerificationRequest) => {
    try {
      await client.mutate({ mutation: ApproveVerification, variables: { id: request.id } });
    } catch (failure) {
      const { text, code } = readError(failure, failed(request.id, 'approve'));
      notify.error(text);
      if (code !== 'CONFLICT') onFailed(request);
    }
    // The count of those that wait is read again before this one is added to it again.
    await client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'AdminTasks',
      })
      .catch(() => undefined);
    awaitingUndo.remove(request.id);
  };
  return (request: VerificationRequest) => {
    const subject = `verification ${request.id}`;
    subjects.current.add(subject);
    awaitingUndo.add(request.id);
    notify.success(verificationTexts.approved(request.user?.fullName ?? null), {
      subject,
      undo: () => {
        awaitingUndo.remove(request.id);
        onUndo(request);
      },
      commit: () => void send(request),
    });
  };
}

/**
 * The documents that wait, the longest first. The request on screen stays there until the admin
 * moves on, also when another admin decides it meanwhile: nobody approves what they have not seen.
 */
export function useVerificationQueue(search: string) {
  const { rows, ...list } = useWaitingList(search);
  const { decided, mark } = useDecided();
  const [shown, setShown] = useState<VerificationRequest>();
  const [reject] = useRejectVerificationMutation();
  const waiting = rows?.filter(({ id, status }) => status === 'pending' && !decided.has(id));
  if (!shown && waiting?.[0]) setShown(waiting[0]);
  const listed = waiting?.find(({ id }) => id === shown?.id);
  const outcome = useOutcome(waiting && !listed ? shown?.id : undefined);
  // Ids sort by time, as the queue does.
  const previous = waiting?.findLast(({ id }) => shown && id < shown.id);
  const next = waiting?.find(({ id }) => shown && id > shown.id);
  const leave = (request: VerificationRequest) => {
    mark(request.id, true);
    setShown(next ?? previous);
  };
  const approve = useApproval({
    onUndo: (request) => {
      mark(request.id, false);
      setShown(request);
    },
    // It waits again; what the admin looks at by now stays on screen.
    onFailed: ({ id }) => mark(id, false),
  });
  const rejectNow = async (request: VerificationRequest, reason: string) => {
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
    current: listed ?? shown,
    /** What became of the request on screen, where it waits no longer. */
    outcome,
    previous: previous && (() => setShown(previous)),
    next: next && (() => setShown(next)),
    /** Leaves a request that another admin has decided. */
    moveOn: () => setShown(next ?? previous),
    approve: (request: VerificationRequest) => {
      leave(request);
      approve(request);
    },
    reject: rejectNow,
  };
}
