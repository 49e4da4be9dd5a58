import { useRef, useState } from 'react';
import { errorCode } from '@/core/errors';
import { useLinkedItem } from '@/core/useLinkedItem';
import { useViewer } from '@/features/identity';
import { useUnsentStore } from '@/features/questions';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { Button, ConfirmDialog, EmptyState, ErrorState, ListSkeleton, RefusedState } from '@/ui';
import { endorsementTexts as texts } from '@schema/rules/endorsements-texts';
import { cardOnlyTexts } from '@schema/rules/profiles-texts';
import { useEndorsing } from '../useEndorsing';
import { useWall } from '../useWall';
import { EndorsementCard } from './EndorsementCard';
import { EndorsementForm } from './EndorsementForm';
import classes from './Endorsements.module.css';

type Props = { userId: string; isOwner: boolean; person: { fullName: string } };

/** The Endorsement Wall tab: what alumni say for a student. Alumni write, the owner accepts, declines and removes. */
export function EndorsementWall({ userId, isOwner, person }: Props) {
  const { me } = useViewer();
  const {
    endorsements,
    pending,
    mine,
    hasMore,
    loading,
    error,
    isRefused,
    moreFailed,
    loadMore,
    refetch,
  } = useWall(userId);
  const { submit, accept, decline, remove, withdraw } = useEndorsing();
  const store = useUnsentStore(`endorsement:${userId}`);
  const [leaving, setLeaving] = useState<EndorsementFieldsFragment | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const linked = useLinkedItem(endorsements !== undefined && pending !== undefined, panel);
  const isLinked = ({ id }: EndorsementFieldsFragment) => linked === `endorsement-${id}`;
  const firstName = person.fullName.split(' ')[0] ?? '';

  if (isRefused) return <RefusedState title={cardOnlyTexts.refused} />;
  if (!endorsements || !pending) {
    if (!error) return <ListSkeleton count={2} lines={2} />;
    return errorCode(error) === 'FORBIDDEN' ? (
      <RefusedState title={cardOnlyTexts.refused} />
    ) : (
      <ErrorState title={texts.loadFailed} onRetry={refetch} />
    );
  }

  const isMine = (one: EndorsementFieldsFragment) => one.alumni.id === me?.user.id;
  // What the owner takes off can be put back for a moment; what its author takes back would have to be written and accepted anew, so that is asked.
  const leave = (one: EndorsementFieldsFragment) => (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      onClick={() => (isOwner ? remove(one) : setLeaving(one))}
    >
      {isOwner ? texts.remove : texts.withdraw}
    </Button>
  );

  return (
    <div ref={panel} className={classes.panel}>
      {!isOwner && me?.user.role === 'alumni' && !mine && (
        <EndorsementForm
          key={store?.key}
          name={firstName}
          store={store}
          onSubmit={(message, visibility) => submit(userId, message, visibility)}
        />
      )}
      {pending.length > 0 && (
        <section className={classes.waiting} aria-labelledby="endorsements-waiting">
          <h3 id="endorsements-waiting" className={classes.title}>
            {isOwner ? texts.pendingOwn : texts.label}
          </h3>
          <ul role="list" className={classes.list}>
            {pending.map((one) => (
              <EndorsementCard
                key={one.id}
                endorsement={one}
                isLinked={isLinked(one)}
                note={!isOwner && texts.pendingTheirs(firstName)}
                actions={
                  isOwner ? (
                    <>
                      <Button onClick={() => void accept(one)}>{texts.accept}</Button>
                      <Button variant="default" onClick={() => void decline(one)}>
                        {texts.decline}
                      </Button>
                    </>
                  ) : (
                    leave(one)
                  )
                }
              />
            ))}
          </ul>
        </section>
      )}
      {endorsements.length === 0 ? (
        <EmptyState
          drawing="people"
          title={texts.none}
          text={isOwner ? texts.noneOwn : texts.noneText(firstName)}
        />
      ) : (
        <ul role="list" className={classes.list} aria-busy={loading}>
          {endorsements.map((one) => (
            <EndorsementCard
              key={one.id}
              endorsement={one}
              isLinked={isLinked(one)}
              actions={(isOwner || isMine(one)) && leave(one)}
            />
          ))}
        </ul>
      )}
      {hasMore && moreFailed && (
        <p role="alert" className={classes.note}>
          {texts.loadFailed}
        </p>
      )}
      {hasMore && (
        <Button variant="default" loading={loading} onClick={() => void loadMore()}>
          {moreFailed ? 'Try again' : 'Load More'}
        </Button>
      )}
      <ConfirmDialog
        about={leaving}
        onClose={() => setLeaving(null)}
        onYes={withdraw}
        words={() => ({
          title: texts.withdrawAsk,
          text: texts.withdrawText,
          yes: texts.withdraw,
          no: texts.keep,
        })}
      />
    </div>
  );
}
