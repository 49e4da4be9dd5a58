import { rejectionReasons } from '@schema/rules/account/verification-texts';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useLast } from '@/core/useLast';
import { ReasonDialog } from '@/features/admin';
import { CardSkeleton, EmptyState, ErrorState, LoadMore } from '@/ui';
import { useVerificationQueue } from './useVerificationQueue';
import { VerificationCard, type VerificationRequest } from './VerificationCard';
import type { Which } from './which';

/** What waits, one request at a time; the next one is at hand by keyboard. */
export function WaitingVerifications({ which }: { which: Which }) {
  const queue = useVerificationQueue(which);
  const { current } = queue;
  const [rejected, setRejected] = useState<VerificationRequest | null>(null);
  const asked = useLast(rejected);
  if (!queue.isReady)
    return queue.failure ? (
      <ErrorState title={errorText(queue.failure, adminTexts.loadFailed)} onRetry={queue.reread} />
    ) : (
      <CardSkeleton />
    );
  return (
    <>
      {current ? (
        <VerificationCard
          request={current}
          outcome={queue.outcome}
          busy={rejected !== null}
          onApprove={() => queue.approve(current)}
          onReject={() => setRejected(current)}
          onNext={queue.next}
          onPrevious={queue.previous}
          onMoveOn={queue.moveOn}
          onReload={queue.reread}
        />
      ) : (
        <EmptyState
          drawing="people"
          title={which.search || which.documentType ? 'Nobody who fits waits' : 'Nobody waits'}
          text="Documents that people hand in show here at once."
        />
      )}
      <LoadMore cursor={queue.cursor} onMore={queue.more} />
      <ReasonDialog
        subject={`reject ${asked?.id ?? ''}`}
        opened={rejected !== null}
        onClose={() => setRejected(null)}
        title="Reject the document"
        text={`${asked?.user?.fullName ?? 'The person'} is mailed the reason, reads it on the page, and may hand in another document.`}
        yes="Reject"
        usual={rejectionReasons}
        failed={adminTexts.actionFailed(`/verifications/${asked?.id ?? ''}/reject`)}
        onConfirm={(reason) => (asked ? queue.reject(asked, reason) : Promise.resolve())}
      />
    </>
  );
}
