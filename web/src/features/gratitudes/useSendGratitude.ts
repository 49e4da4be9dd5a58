import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import { useGate, useViewer } from '@/features/identity';
import { useSendGratitudeMutation } from '@/generated/hooks';
import { addGratitude } from './gratitude-cache';
import type { RunMutation } from './useOwnMutations';

/**
 * Thanks a person on their profile. The gratitude shows at once, and is removed when refused.
 * @returns the function that does it, which resolves to whether it was accepted. It takes the text,
 *   and a key that stays the same when the same text is sent again. People who are not members get
 *   a prompt instead.
 */
export function useSendGratitude(profileId: string, run: RunMutation) {
  const { me } = useViewer();
  const gate = useGate();
  const [sendGratitude] = useSendGratitudeMutation();

  const optimisticGratitude = (text: string, key: string) =>
    me &&
    withTypename('Gratitude', {
      id: key,
      profileId,
      text,
      upvotes: 0,
      hasUpvoted: false,
      isHidden: false,
      createdAt: new Date().toISOString(),
      user: me.user,
    });

  return async (text: string, key: string): Promise<boolean> => {
    let isAllowed = false;
    gate(() => {
      isAllowed = true;
    });
    if (!isAllowed) return false;
    const expected = optimisticGratitude(text, key);
    return run(
      () =>
        sendGratitude({
          variables: { profileId, text, key },
          ...(expected && { optimisticResponse: { sendGratitude: expected } }),
          update: (cache, { data }) =>
            data && addGratitude(cache, data.sendGratitude, { own: true }),
        }),
      { success: gratitudeTexts.sent, failure: gratitudeTexts.sendFailed },
    );
  };
}
