import { profileEdit } from '@schema/rules/profiles/profiles';
import { editTexts } from '@schema/rules/profiles/profiles-texts';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { OwnProfileFieldsFragment } from '@/generated/documents';
import { useUpdateProfileMutation } from '@/generated/hooks';
import { notify } from '@/ui';

/** What the form begins with: the profile as it is. */
const toValues = (profile: OwnProfileFieldsFragment) => ({
  bio: profile.bio ?? '',
  location: profile.location ?? '',
  contact: profile.contact ?? '',
  linkedInUrl: profile.linkedInUrl ?? '',
  gitHubUrl: profile.gitHubUrl ?? '',
  interests: [...profile.interests],
  alumniTopics: [...profile.alumniTopics],
});

/** The form of one's own profile: only what was changed is sent. */
export function useEditProfileForm(profile: OwnProfileFieldsFragment) {
  const [update] = useUpdateProfileMutation();
  return useDraftForm({
    name: 'profile',
    initial: toValues(profile),
    schema: profileEdit,
    toInput: (_values, changes) => changes,
    skipsUnchanged: true,
    staysOpen: true,
    failed: editTexts.failed,
    send: async (_output, { changes }) => {
      await update({ variables: { input: changes } });
      notify.success(editTexts.saved);
    },
  });
}

export type EditProfileFormState = ReturnType<typeof useEditProfileForm>;
