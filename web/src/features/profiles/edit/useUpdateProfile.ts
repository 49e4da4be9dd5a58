import type { ProfileInput } from '@/generated/documents';
import { useUpdateProfileMutation } from '@/generated/hooks';

/**
 * Updates the viewer's profile; what the server refuses is thrown. Nothing is shown as saved before
 * it answers: what is typed meanwhile is told apart from what was saved by the profile as it is.
 */
export function useUpdateProfile() {
  const [updateProfile, { loading }] = useUpdateProfileMutation();
  const update = async (changes: ProfileInput): Promise<void> => {
    await updateProfile({ variables: { input: changes } });
  };
  return { update, isSaving: loading };
}
