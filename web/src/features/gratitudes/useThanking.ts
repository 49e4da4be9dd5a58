import { useRef } from 'react';
import { errorText } from '@/core/errors';
import { useGate, useViewer } from '@/features/identity';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import {
  useDeleteGratitudeMutation,
  useHideGratitudeMutation,
  useSendGratitudeMutation,
  useUnhideGratitudeMutation,
  useUpvoteGratitudeMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { gratitudeTexts as texts } from '@schema/rules/gratitudes-texts';
import { addGratitude, moveGratitude, removeGratitude } from './cache';

const asGratitude = (gratitude: GratitudeFieldsFragment) => ({
  ...gratitude,
  __typename: 'Gratitude' as const,
});

/** All of it shows at once, and is taken back with an explanation when refused. Resolves to whether it was accepted. */
export function useThanking() {
  /** More than none while something of one's own is under way: its event is then ours. */
  const inFlight = useRef(0);
  const { me } = useViewer();
  const gate = useGate();
  const [sendGratitude] = useSendGratitudeMutation();
  const [hideGratitude] = useHideGratitudeMutation();
  const [unhideGratitude] = useUnhideGratitudeMutation();
  const [deleteGratitude] = useDeleteGratitudeMutation();

  const run = async (
    mutation: () => Promise<unknown>,
    failed: string,
    said: () => void,
  ): Promise<boolean> => {
    inFlight.current += 1;
    try {
      await mutation();
      said();
      return true;
    } catch (error) {
      notify.error(errorText(error, failed));
      return false;
    } finally {
      inFlight.current -= 1;
    }
  };

  /** Visitors and the unverified are asked to sign in or verify, and keep their words. */
  const send = (profileId: string, text: string, key: string): Promise<boolean> => {
    let allowed = false;
    gate(() => {
      allowed = true;
    });
    if (!allowed) return Promise.resolve(false);
    const written =
      me &&
      asGratitude({
        id: key,
        profileId,
        text,
        upvotes: 0,
        hasUpvoted: false,
        isHidden: false,
        createdAt: new Date().toISOString(),
        user: me.user,
      });
    return run(
      () =>
        sendGratitude({
          variables: { profileId, text, key },
          ...(written && { optimisticResponse: { sendGratitude: written } }),
          update: (cache, { data }) =>
            data && addGratitude(cache, data.sendGratitude, { own: true }),
        }),
      texts.sendFailed,
      () => notify.success(texts.sent),
    );
  };

  const hide = (gratitude: GratitudeFieldsFragment) =>
    run(
      () =>
        hideGratitude({
          variables: { id: gratitude.id },
          optimisticResponse: { hideGratitude: asGratitude({ ...gratitude, isHidden: true }) },
          update: (cache, { data }) => data && moveGratitude(cache, data.hideGratitude),
        }),
      texts.hideFailed,
      () => notify.success(texts.hidden, { undo: () => void unhide(gratitude) }),
    );

  const unhide = (gratitude: GratitudeFieldsFragment) =>
    run(
      () =>
        unhideGratitude({
          variables: { id: gratitude.id },
          optimisticResponse: { unhideGratitude: asGratitude({ ...gratitude, isHidden: false }) },
          update: (cache, { data }) => data && moveGratitude(cache, data.unhideGratitude),
        }),
      texts.unhideFailed,
      () => notify.success(texts.shown),
    );

  const remove = ({ id, profileId }: GratitudeFieldsFragment) =>
    run(
      () =>
        deleteGratitude({
          variables: { id },
          optimisticResponse: { deleteGratitude: id },
          update: (cache) => removeGratitude(cache, profileId, id),
        }),
      texts.deleteFailed,
      () => notify.success(texts.removed),
    );

  return { send, hide, unhide, remove, inFlight };
}

/** An upvote, or taking it back. */
export function useUpvote({ id, upvotes, hasUpvoted }: GratitudeFieldsFragment): () => void {
  const gate = useGate();
  const [upvote, { loading }] = useUpvoteGratitudeMutation();
  return () =>
    gate(() => {
      // The server toggles: a second press before the answer would mean something else.
      if (loading) return;
      const next = {
        __typename: 'Gratitude' as const,
        id,
        hasUpvoted: !hasUpvoted,
        upvotes: Math.max(0, upvotes + (hasUpvoted ? -1 : 1)),
      };
      upvote({ variables: { id }, optimisticResponse: { upvoteGratitude: next } }).catch(
        (error: unknown) => notify.error(errorText(error, texts.upvoteFailed)),
      );
    });
}
