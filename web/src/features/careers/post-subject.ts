import { pagePathOf } from '@schema/rules/page-paths';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';

/** What a post is about, as the career path passes it to /add-post in the router's state. */
export type PostSubject = {
  companyName: string;
  /** Empty where a draft does not name it yet: the form asks for it. */
  role: string;
  companyLogo: string | null;
  experienceType: CareerExperienceFieldsFragment['experienceType'];
  /** When it began: close to the interview. */
  fromYear?: number | undefined;
};

const toPostSubject = ({
  companyName,
  role,
  companyLogo,
  experienceType,
  duration,
}: CareerExperienceFieldsFragment): PostSubject => ({
  companyName,
  role,
  companyLogo,
  experienceType,
  fromYear: duration.from.year,
});

/**
 * How the keys of a person's drafts on this device begin. They name the person, because a computer
 * in the lab is used by many.
 */
export const draftStoragePrefix = (userId: string): string => `add-post:${userId}:`;

/** The key of a person's draft about an experience. */
export const draftStorageKey = (
  userId: string,
  { companyName, experienceType }: Pick<PostSubject, 'companyName' | 'experienceType'>,
): string => `${draftStoragePrefix(userId)}${companyName.toLowerCase()}:${experienceType}`;

type PostLink = { to: string; state?: { subject: PostSubject } };

/**
 * Where an entry of a timeline links to: the post about it; without a post, the form to write one.
 * @param canWrite whether the viewer is the owner and an alumnus
 * @returns null where there is neither
 */
export function findPostLink(
  experience: CareerExperienceFieldsFragment,
  canWrite: boolean,
): PostLink | null {
  if (experience.postId) return { to: pagePathOf.post(experience.postId) };
  return canWrite ? { to: '/add-post', state: { subject: toPostSubject(experience) } } : null;
}
