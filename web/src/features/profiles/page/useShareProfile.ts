import { copyText } from '@/core/copy-text';
import { errorText } from '@/core/errors';
import { useShareProfileMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { shareTexts } from '@schema/rules/profiles-texts';

/** Copies the address of a profile, which counts as a share; a toast says how it went. */
export function useShareProfile(userId: string) {
  const [shareProfile, { loading: isSharing }] = useShareProfileMutation();
  const share = async () => {
    try {
      const { data } = await shareProfile({ variables: { userId } });
      await copyText(data?.shareProfile.url ?? `${window.location.origin}/profile/${userId}`);
      notify.success(shareTexts.copied);
    } catch (error) {
      notify.error(errorText(error, shareTexts.failed));
    }
  };
  return { share: () => void share(), isSharing };
}
