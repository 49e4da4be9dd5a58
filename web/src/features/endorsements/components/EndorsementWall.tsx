import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { cardOnlyTexts } from '@schema/rules/profiles/profiles-texts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLinkedItem } from '@/core/address/useLinkedItem';
import { errorCode, errorText } from '@/core/errors';
import { useViewer } from '@/features/identity';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { ErrorState, ListSkeleton, RefusedState } from '@/ui';
import { type EndorsementWallState, useEndorsementWall } from '../useEndorsementWall';
import { AcceptedEndorsements } from './AcceptedEndorsements';
import classes from './Endorsements.module.css';
import { PendingEndorsements } from './PendingEndorsements';
import { WithdrawDialog } from './WithdrawDialog';

const EndorsementForm = lazy(() => import('./EndorsementForm'));

type Props = { userId: string; isOwner: boolean; person: { fullName: string } };

/** What stands in place of a wall that is not loaded. */
function WallNotLoaded({ failure, reread }: Pick<EndorsementWallState, 'failure' | 'reread'>) {
  if (!failure) return <ListSkeleton count={2} lines={2} />;
  if (errorCode(failure) === 'FORBIDDEN') return <RefusedState title={cardOnlyTexts.refused} />;
  return <ErrorState title={errorText(failure, endorsementTexts.loadFailed)} onRetry={reread} />;
}

/**
 * The tab of a student's profile with what alumni say for them. Alumni write, the owner accepts,
 * declines and removes.
 */
export function EndorsementWall({ userId, isOwner, person }: Props) {
  const { me } = useViewer();
  const wall = useEndorsementWall(userId);
  const { rows: endorsements, pending } = wall;
  const [withdrawing, setWithdrawing] = useState<EndorsementFieldsFragment | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isReady = endorsements !== undefined && pending.rows !== undefined;
  const linkedId = useLinkedItem({ ...wall, prefix: 'endorsement-', isReady }, panel);
  const firstName = person.fullName.split(' ')[0] ?? '';

  if (wall.isRefused) return <RefusedState title={cardOnlyTexts.refused} />;
  if (!endorsements || !pending.rows)
    return <WallNotLoaded failure={wall.failure} reread={wall.reread} />;
  const canWrite = !isOwner && me?.user.role === 'alumni' && !wall.hasOwn;
  const listProps = { isOwner, firstName, linkedId, onWithdraw: setWithdrawing };
  return (
    <div ref={panel} className={classes.panel}>
      {canWrite && (
        // Most who read a wall write nothing: the rules of forms come for those who may.
        <Suspense fallback={<ListSkeleton count={1} lines={2} />}>
          <EndorsementForm userId={userId} firstName={firstName} />
        </Suspense>
      )}
      {pending.rows.length > 0 && (
        <PendingEndorsements
          endorsements={pending.rows}
          fetchMore={pending.cursor ? pending.more : null}
          {...listProps}
        />
      )}
      <AcceptedEndorsements endorsements={endorsements} wall={wall} {...listProps} />
      <WithdrawDialog endorsement={withdrawing} onClose={() => setWithdrawing(null)} />
    </div>
  );
}
