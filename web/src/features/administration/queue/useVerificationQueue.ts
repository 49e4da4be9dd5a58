import { useApolloClient } from '@apollo/client/react';
import { verificationTexts } from '@schema/rules/account/verification-texts';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { largestPage } from '@schema/rules/lists/paging';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText, readError } from '@/core/errors';
import { useOnReconnect } from '@/core/live/reconnect';
import { awaitingUndo } from '@/features/admin';
import { mutateApproveVerification } from '@/generated/calls';
import {
  useAdminTasksChangedSubscription,
  useRejectVerificationMutation,
  useVerificationQuery,
  useVerificationsQuery,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { useOutcome } from './useOutcome';
import type { VerificationRequest } from './VerificationCard';
import type { Which } from './which';

const pageSize = 20;
const failed = (id: string, what: string): string =>
  adminTexts.actionFailed(`/verifications/${id}/${what}`);

/** What waits, read again whenever somebody hands in a document or decides about one. */
function useWaitingList(which: Which) {
  const result = useVerificationsQuery({
    variables: { status: 'pending', ...which, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = pagedList(result, ({ verifications }) => verifications);
  // As many as are loaded: those that another admin decided leave, and none behind them is lost.
  const first = Math.min(largestPage, Math.max(pageSize, list.rows?.length ?? 0));
  const again = () => void result.refetch({ first }).catch(() => undefined);
  useAdminTasksChangedSubscription({ onData: again, onRefused: again });
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
      await mutateApproveVerification(client, { variables: { id: request.id } });
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
 * The request that the address names when the page opens, for links that are handed on.
 * @param rows what waits, as far as it is loaded; undefined while it is not
 * @returns undefined while it is not known; null where there is none, and where it can't be read
 */
function useRequestOfAddress(
  rows: readonly VerificationRequest[] | undefined,
): VerificationRequest | null | undefined {
  const [query] = useAddressQuery();
  const [id] = useState(() => query.get('request'));
  const listed = rows?.find((request) => request.id === id);
  const { data, error } = useVerificationQuery({
    variables: { id: id ?? '' },
    skip: id === null || rows === undefined || listed !== undefined,
  });
  if (id === null || error) return null;
  return listed ?? data?.verification;
}

/** The request on screen, which the address names too. */
function useShownRequest(rows: readonly VerificationRequest[] | undefined) {
  const asked = useRequestOfAddress(rows);
  const [, change] = useAddressQuery();
  const [shown, setShown] = useState<VerificationRequest>();
  const isKnown = rows !== undefined && asked !== undefined;
  const [first] = rows ?? [];
  const [wasAsked, setWasAsked] = useState(false);
  if (isKnown && !shown) {
    const next = wasAsked ? first : (asked ?? first);
    if (next) {
      setShown(next);
      setWasAsked(true);
    }
  }
  const id = shown?.id ?? null;
  const write = useEffectEvent(() => change({ request: id }, true));
  useEffect(() => {
    if (isKnown) write();
  }, [id, isKnown]);
  return { shown, setShown, isKnown };
}

/**
 * The documents that wait, in the order that is asked for. The request on screen stays there until
 * the admin moves on, also when another admin decides it meanwhile: nobody approves what they have
 * not seen.
 */
export function useVerificationQueue(which: Which) {
  const { rows, ...list } = useWaitingList(which);
  const { decided, mark } = useDecided();
  const [reject] = useRejectVerificationMutation();
  const waiting = rows?.filter(({ id, status }) => status === 'pending' && !decided.has(id));
  const { shown, setShown, isKnown } = useShownRequest(waiting);
  const listed = waiting?.find(({ id }) => id === shown?.id);
  const outcome = useOutcome(waiting && !listed ? shown?.id : undefined);
  // Ids sort by time, as the queue does.
  const isBehind = (id: string): boolean =>
    shown !== undefined && (which.sort === 'newest' ? id < shown.id : id > shown.id);
  const previous = waiting?.findLast(({ id }) => id !== shown?.id && !isBehind(id));
  const next = waiting?.find(({ id }) => isBehind(id));
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
    /** What waits is known, and so is the request that the address asks for. */
    isReady: isKnown,
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
