import { isSame } from '@/core/data/is-same';
import { fieldsOf } from '@/core/is-record';
import type { OwnProfileFieldsFragment, ProfileInput } from '@/generated/documents';

/** What the form holds. */
export type ProfileDraft = {
  bio: string;
  location: string;
  contact: string;
  interests: string[];
  alumniTopics: string[];
};

/** The fields in the order of the form. */
const profileFields = ['bio', 'location', 'contact', 'interests', 'alumniTopics'] as const;

/** What the form begins with: the profile as it is. */
export const toProfileDraft = ({
  bio,
  location,
  contact,
  interests,
  alumniTopics,
}: OwnProfileFieldsFragment): ProfileDraft => ({
  bio: bio ?? '',
  location: location ?? '',
  contact: contact ?? '',
  interests: [...interests],
  alumniTopics: [...alumniTopics],
});

/**
 * The fields that were changed, and no others: other devices may have changed the rest.
 * @param sent what is being saved: what is typed back to the former words meanwhile is a change too
 */
export const changedFields = (
  saved: ProfileDraft,
  draft: ProfileDraft,
  sent: ProfileInput = {},
): ProfileInput =>
  Object.fromEntries(
    profileFields
      .filter((name) => name in sent || !isSame(saved[name], draft[name]))
      .map((name) => [name, draft[name]]),
  );

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * The draft of a profile with the changes that this device has stored. They may come from an
 * earlier release: those that do not fit are left out.
 */
export function withStoredChanges(saved: ProfileDraft, changes: unknown): ProfileDraft {
  const valid = Object.entries(fieldsOf(changes)).filter(
    ([name, value]) =>
      name in saved &&
      (Array.isArray(saved[name as keyof ProfileDraft])
        ? isStringArray(value)
        : typeof value === 'string'),
  );
  return { ...saved, ...Object.fromEntries(valid) };
}
