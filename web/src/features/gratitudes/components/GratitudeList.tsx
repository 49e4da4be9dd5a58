import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { wordFor } from '@schema/rules/lists/counted';
import { IconEyeOff } from '@tabler/icons-react';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import { useDeleteGratitude } from '../useDeleteGratitude';
import type { GratitudeListState } from '../useGratitudeList';
import { useHideGratitude } from '../useHideGratitude';
import type { RunMutation } from '../useOwnMutations';
import { GratitudeItem } from './GratitudeItem';
import classes from './Gratitudes.module.css';
import { UpvoteButton } from './UpvoteButton';

type Props = Pick<GratitudeListState, 'count' | 'isLoading'> & {
  gratitudes: readonly GratitudeFieldsFragment[];
  viewerId: string | undefined;
  isOwner: boolean;
  /** The id of the element that the address names. */
  linkedId: string | null;
  run: RunMutation;
};

/** The gratitudes: authors delete theirs, the owner hides, the others upvote. */
export function GratitudeList({
  gratitudes,
  count,
  isLoading,
  viewerId,
  isOwner,
  linkedId,
  run,
}: Props) {
  const { hide } = useHideGratitude(run);
  const deleteGratitude = useDeleteGratitude(run);
  return (
    <>
      <p className={classes.note}>
        {count} {wordFor(count, 'gratitude')}
      </p>
      <ul role="list" className={classes.list} aria-busy={isLoading}>
        {gratitudes.map((gratitude) => {
          const isOwn = gratitude.user.id === viewerId;
          return (
            <GratitudeItem
              key={gratitude.id}
              gratitude={gratitude}
              linkedId={linkedId}
              onDelete={isOwn ? () => deleteGratitude(gratitude) : undefined}
              actions={
                <>
                  <UpvoteButton gratitude={gratitude} isOwn={isOwn} />
                  {isOwner && (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      leftSection={<IconEyeOff size={16} aria-hidden />}
                      onClick={() => void hide(gratitude)}
                    >
                      {gratitudeTexts.hide}
                    </Button>
                  )}
                </>
              }
            />
          );
        })}
      </ul>
    </>
  );
}
