import type { CareerExperienceFieldsFragment } from '@/generated/documents';

/** What the career path hands to /add-post in the router's state. */
export type Experience = {
  companyName: string;
  /** Empty where a draft does not say it yet: the form asks for it. */
  role: string;
  companyLogo: string | null;
  experienceType: CareerExperienceFieldsFragment['experienceType'];
  /** When one began there: near the interview. */
  fromYear?: number | undefined;
};

/** What a post says of the step it is about. */
const experienceOf = ({
  companyName,
  role,
  companyLogo,
  experienceType,
  duration,
}: CareerExperienceFieldsFragment): Experience => ({
  companyName,
  role,
  companyLogo,
  experienceType,
  fromYear: duration.from.year,
});

/** Where this device keeps what somebody writes. By person: a computer in the lab is used by many. */
export const draftStoragePrefix = (userId: string): string => `add-post:${userId}:`;

/** Where it keeps the words about it. */
export const draftStorageKey = (
  userId: string,
  { companyName, experienceType }: Pick<Experience, 'companyName' | 'experienceType'>,
): string => `${draftStoragePrefix(userId)}${companyName.toLowerCase()}:${experienceType}`;

type Way = { to: string; state?: { experience: Experience } };

/**
 * Where an entry of a timeline leads: to the post about it, else its owner to writing one.
 * `canWrite`: the viewer is that owner, and an alumnus.
 */
export function wayOf(one: CareerExperienceFieldsFragment, canWrite: boolean): Way | null {
  if (one.postId) return { to: `/post/${one.postId}` };
  return canWrite ? { to: '/add-post', state: { experience: experienceOf(one) } } : null;
}
