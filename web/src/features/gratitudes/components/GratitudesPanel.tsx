import { gratitudeLength, gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { cardOnlyTexts } from '@schema/rules/profiles/profiles-texts';
import { useRef } from 'react';
import { useLinkedItem } from '@/core/address/useLinkedItem';
import { FurtherButton } from '@/core/data/lists/MoreButton';
import { errorCode, errorText } from '@/core/errors';
import { useViewer } from '@/features/identity';
import { CommentComposer, useUnsentStore } from '@/features/questions';
import { EmptyState, ErrorState, ListSkeleton, RefusedState } from '@/ui';
import { type GratitudeListState, useGratitudeList } from '../useGratitudeList';
import { type RunMutation, useOwnMutations } from '../useOwnMutations';
import { useSendGratitude } from '../useSendGratitude';
import { GratitudeList } from './GratitudeList';
import classes from './Gratitudes.module.css';
import { HiddenGratitudes } from './HiddenGratitudes';

type Props = { userId: string; isOwner: boolean; person: { fullName: string } };

/** What stands in place of a list that is not loaded. */
function ListNotLoaded({ failure, reread }: Pick<GratitudeListState, 'failure' | 'reread'>) {
  if (!failure) return <ListSkeleton count={3} lines={2} />;
  if (errorCode(failure) === 'FORBIDDEN') return <RefusedState title={cardOnlyTexts.refused} />;
  return <ErrorState title={errorText(failure, gratitudeTexts.loadFailed)} onRetry={reread} />;
}

/** The form to thank a person. What is typed is stored on this device until it is accepted. */
function WriteGratitude({ userId, run }: { userId: string; run: RunMutation }) {
  const store = useUnsentStore(`gratitude:${userId}`);
  const send = useSendGratitude(userId, run);
  return (
    <CommentComposer
      key={store?.key}
      label={gratitudeTexts.label}
      placeholder={gratitudeTexts.placeholder}
      submit={gratitudeTexts.send}
      store={store}
      maxLength={gratitudeLength}
      onSubmit={send}
    />
  );
}

/** The tab of a profile with what people thank a person for. Others write, the owner hides. */
export function GratitudesPanel({ userId, isOwner, person }: Props) {
  const { me } = useViewer();
  const { run, inFlight } = useOwnMutations();
  const list = useGratitudeList(userId, inFlight);
  const { rows: gratitudes, count, isLoading } = list;
  const panel = useRef<HTMLDivElement>(null);
  const linkedId = useLinkedItem(
    { ...list, prefix: 'gratitude-', isReady: gratitudes !== undefined },
    panel,
  );
  const firstName = person.fullName.split(' ')[0] ?? '';

  if (list.isRefused) return <RefusedState title={cardOnlyTexts.refused} />;
  if (!gratitudes) return <ListNotLoaded failure={list.failure} reread={list.reread} />;
  return (
    <div ref={panel} className={classes.panel}>
      {!isOwner && <WriteGratitude userId={userId} run={run} />}
      {gratitudes.length === 0 ? (
        <EmptyState
          drawing="people"
          title={gratitudeTexts.none}
          text={isOwner ? gratitudeTexts.noneOwn : gratitudeTexts.noneText(firstName)}
        />
      ) : (
        <GratitudeList
          gratitudes={gratitudes}
          count={count}
          isLoading={isLoading}
          viewerId={me?.user.id}
          isOwner={isOwner}
          linkedId={linkedId}
          run={run}
        />
      )}
      <FurtherButton {...list} failed={gratitudeTexts.loadFailed} />
      {isOwner && <HiddenGratitudes userId={userId} run={run} />}
    </div>
  );
}
