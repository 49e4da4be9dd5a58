import type { ProfileInput, ProfileOwnFragment } from '@/generated/documents';

/** What the form holds. */
export type Said = {
  bio: string;
  location: string;
  contact: string;
  interests: string[];
  alumniTopics: string[];
};

/** What the form begins with: the profile as it is. */
export const saidOf = ({
  bio,
  location,
  contact,
  interests,
  alumniTopics,
}: ProfileOwnFragment): Said => ({
  bio: bio ?? '',
  location: location ?? '',
  contact: contact ?? '',
  interests: [...interests],
  alumniTopics: [...alumniTopics],
});

const names = ['bio', 'location', 'contact', 'interests', 'alumniTopics'] as const;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What was changed and nothing else: other screens may have changed the rest. */
export const changed = (base: Said, said: Said): ProfileInput =>
  Object.fromEntries(
    names.filter((name) => !isSame(base[name], said[name])).map((name) => [name, said[name]]),
  );

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** What a browser kept over releases is read, not trusted: of the changes that are kept, those that fit. */
export function withKept(base: Said, kept: unknown): Said {
  if (typeof kept !== 'object' || kept === null) return base;
  const fits = Object.entries(kept).filter(
    ([name, value]) =>
      name in base &&
      (Array.isArray(base[name as keyof Said]) ? isWords(value) : typeof value === 'string'),
  );
  return { ...base, ...Object.fromEntries(fits) };
}
