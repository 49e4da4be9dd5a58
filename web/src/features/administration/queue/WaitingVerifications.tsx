import { useState } from 'react';
import { errorText } from '@/core/errors';
import { ReasonDialog } from '@/features/admin';
import { CardSkeleton, EmptyState, ErrorState, LoadMore } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { rejectionReasons } from '@schema/rules/verification-texts';
import { useVerificationQueue } from './useVerificationQueue';
import { VerificationCard, type VerificationRequest } from './VerificationCard';

type Props = {
  search: string;
  /** One more, or one less, is approved here and not yet by the server. */
  onPending: (change: 1 | -1) => void;
};

/** What waits, one request at a time; the next one is at hand by keyboard. */
export function WaitingVerifications({ search, onPending }: Props) {
  const queue = useVerificationQueue(search, onPending);
  const { current } = queue;
  const [rejected, setRejected] = useState<VerificationRequest>();
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
          outcome={queue.outcome}
          busy={rejected !== undefined}
          onApprove={() => queue.approve(current)}
          onReject={() => setRejected(current)}
          onNext={queue.next}
          onPrevious={queue.previous}
          onMoveOn={queue.moveOn}
        />
      ) : (
        <EmptyState
          drawing="people"
          title={search ? 'Nobody who fits waits' : 'Nobody waits'}
          text="Documents that people hand in show here at once."
        />
      )}
      <LoadMore cursor={queue.cursor} onMore={queue.more} />
      <ReasonDialog
        key={rejected?.id ?? 'none'}
        subject={`reject ${rejected?.id ?? ''}`}
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
