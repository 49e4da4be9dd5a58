import { useState } from 'react';
import { errorText } from '@/core/errors';
import { ReasonDialog } from '@/features/admin';
import { CardSkeleton, EmptyState, ErrorState, LoadMore } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { rejectionReasons } from '@schema/rules/verification-texts';
import { useQueueKeys } from './useQueueKeys';
import { useVerificationQueue } from './useVerificationQueue';
import { type Request, VerificationCard } from './VerificationCard';

/** What waits, one request at a time; the next one is at hand by keyboard. */
export function WaitingVerifications() {
  const queue = useVerificationQueue();
  const { current, before, next } = queue;
  const [rejected, setRejected] = useState<Request>();
  useQueueKeys({
    a: () => current && void queue.approve(current),
    r: () => current && setRejected(current),
    j: () => next?.(),
    k: () => before?.(),
  });
  if (!queue.waiting)
    return queue.error ? (
      <ErrorState title={errorText(queue.error, adminTexts.loadFailed)} onRetry={queue.again} />
    ) : (
      <CardSkeleton />
    );
  return (
    <>
      {current ? (
        <VerificationCard
          request={current}
          busy={rejected !== undefined}
          onApprove={() => void queue.approve(current)}
          onReject={() => setRejected(current)}
          onNext={next}
          onBefore={before}
        />
      ) : (
        <EmptyState
          drawing="people"
          title="Nobody waits"
          text="Documents that people hand in show here at once."
        />
      )}
      <LoadMore cursor={queue.cursor} onMore={queue.more} />
      <ReasonDialog
        key={rejected?.id ?? 'none'}
        opened={rejected !== undefined}
        onClose={() => setRejected(undefined)}
        title="Reject the document"
        text={`${rejected?.user?.fullName ?? 'The person'} is mailed the reason, reads it on the page, and may hand in another document.`}
        yes="Reject"
        usual={rejectionReasons}
        failed={adminTexts.actionFailed(`/verifications/${rejected?.id ?? ''}/reject`)}
        onConfirm={(reason) => (rejected ? queue.reject(rejected, reason) : Promise.resolve())}
      />
    </>
  );
}
