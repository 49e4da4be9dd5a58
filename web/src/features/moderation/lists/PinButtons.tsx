import type { ApolloCache } from '@apollo/client/cache';
import { moderationPageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { succeeds } from '@/core/data/succeeds';
import type { ModeratedContentFieldsFragment } from '@/generated/documents';
import { usePinJobMutation, useUnpinJobMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';

type Props = { job: Pick<ModeratedContentFieldsFragment, 'id' | 'title' | 'isPinned' | 'state'> };

/** Pins an opening, disabled once it is pinned, and takes it down from there. */
export function PinButtons({ job: { id, title, isPinned, state } }: Props) {
  const variables = { id };
  const update = (next: boolean) => ({
    update: (cache: ApolloCache) => {
      cache.modify({
        id: cache.identify({ __typename: 'ModeratedContent', id }) ?? '',
        fields: { isPinned: () => next },
      });
    },
  });
  const [pin, pinning] = usePinJobMutation({ variables, ...update(true) });
  const [unpin, unpinning] = useUnpinJobMutation({ variables, ...update(false) });
  const takeDown = async () => {
    if (await succeeds(unpin(), texts.failed('job')))
      notify.success(texts.unpinnedNow, { undo: () => void succeeds(pin(), texts.failed('job')) });
  };
  const putUp = async () => {
    if (await succeeds(pin(), texts.failed('job')))
      notify.success(texts.pinnedNow, { undo: () => void succeeds(unpin(), texts.failed('job')) });
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        disabled={isPinned || state !== 'shown'}
        loading={pinning.loading}
        aria-label={`${isPinned ? texts.pinned : texts.pin}: ${title}`}
        onClick={() => void putUp()}
      >
        {isPinned ? texts.pinned : texts.pin}
      </Button>
      {isPinned && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={unpinning.loading}
          aria-label={`${texts.unpin}: ${title}`}
          onClick={() => void takeDown()}
        >
          {texts.unpin}
        </Button>
      )}
    </>
  );
}
