import { IconEyeOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { errorCode } from '@/core/errors';
import { useLinkedItem } from '@/core/useLinkedItem';
import { useViewer } from '@/features/identity';
import { Composer, useUnsentStore } from '@/features/questions';
import { Button, EmptyState, ErrorState, ListSkeleton, RefusedState } from '@/ui';
import { gratitudeLength, gratitudeTexts as texts } from '@schema/rules/gratitudes-texts';
import { cardOnlyTexts } from '@schema/rules/profiles-texts';
import { useGratitudeList } from '../useGratitudeList';
import { useThanking } from '../useThanking';
import { GratitudeItem } from './GratitudeItem';
import classes from './Gratitudes.module.css';
import { HiddenGratitudes } from './HiddenGratitudes';
import { UpvoteButton } from './UpvoteButton';

type Props = { userId: string; isOwner: boolean; person: { fullName: string } };

/** The Gratitudes tab: what people thank a person for; others add theirs, the owner hides what should not stand there. */
export function GratitudesPanel({ userId, isOwner, person }: Props) {
  const { me } = useViewer();
  const { send, hide, unhide, remove, inFlight } = useThanking();
  const { gratitudes, count, hasMore, error, loading, isRefused, moreFailed, loadMore, refetch } =
    useGratitudeList(userId, inFlight);
  const store = useUnsentStore(`gratitude:${userId}`);
  const panel = useRef<HTMLDivElement>(null);
  const linked = useLinkedItem(gratitudes !== undefined, panel);
  const firstName = person.fullName.split(' ')[0] ?? '';

  if (isRefused) return <RefusedState title={cardOnlyTexts.refused} />;
  if (!gratitudes) {
    if (!error) return <ListSkeleton count={3} lines={2} />;
    return errorCode(error) === 'FORBIDDEN' ? (
      <RefusedState title={cardOnlyTexts.refused} />
    ) : (
      <ErrorState title={texts.loadFailed} onRetry={refetch} />
    );
  }

  return (
    <div ref={panel} className={classes.panel}>
      {!isOwner && (
        <Composer
          key={store?.key}
          label={texts.label}
          placeholder={texts.placeholder}
          submit={texts.send}
          store={store}
          maxLength={gratitudeLength}
          onSubmit={(text, key) => send(userId, text, key)}
        />
      )}
      {gratitudes.length === 0 ? (
        <EmptyState
          drawing="people"
          title={texts.none}
          text={isOwner ? texts.noneOwn : texts.noneText(firstName)}
        />
      ) : (
        <>
          <p className={classes.quiet}>
            {count} {count === 1 ? 'gratitude' : 'gratitudes'}
          </p>
          <ul role="list" className={classes.list} aria-busy={loading}>
            {gratitudes.map((gratitude) => {
              const own = gratitude.user.id === me?.user.id;
              return (
                <GratitudeItem
                  key={gratitude.id}
                  gratitude={gratitude}
                  isLinked={linked === `gratitude-${gratitude.id}`}
                  onDelete={own ? () => remove(gratitude) : undefined}
                  actions={
                    <>
                      <UpvoteButton gratitude={gratitude} own={own} />
                      {isOwner && (
                        <Button
                          variant="subtle"
                          size="compact-sm"
                          leftSection={<IconEyeOff size={16} aria-hidden />}
                          onClick={() => void hide(gratitude)}
                        >
                          {texts.hide}
                        </Button>
                      )}
                    </>
                  }
                />
              );
            })}
          </ul>
        </>
      )}
      {hasMore && moreFailed && (
        <p role="alert" className={classes.quiet}>
          {texts.loadFailed}
        </p>
      )}
      {hasMore && (
        <Button variant="default" loading={loading} onClick={() => void loadMore()}>
          {moreFailed ? 'Try again' : 'Load More'}
        </Button>
      )}
      {isOwner && (
        <HiddenGratitudes userId={userId} onShow={(gratitude) => void unhide(gratitude)} />
      )}
    </div>
  );
}
