import type { OwnProfileFieldsFragment, ProfileInput } from '@/generated/documents';
import { useUpdateProfileMutation } from '@/generated/hooks';

/**
 * Updates the viewer's profile, which shows the changes until the server answers; what it refuses
 * is thrown.
 * @returns `update`, which takes the changes to send, and as the rule has cleaned them
 */
export function useUpdateProfile(profile: OwnProfileFieldsFragment) {
  const [updateProfile, { loading }] = useUpdateProfileMutation();
  const update = async (changes: ProfileInput, cleaned: object): Promise<void> => {
    const given = Object.fromEntries(
      Object.entries(cleaned).filter(([, value]) => value !== undefined),
    );
    await updateProfile({
      variables: { input: changes },
      optimisticResponse: { updateProfile: { ...profile, ...given } },
    });
  };
  return { update, isSaving: loading };
}
