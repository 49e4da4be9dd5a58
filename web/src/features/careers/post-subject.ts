import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
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

/** Whose drafts of posts on this device: a computer in the lab is used by many. */
export const draftsOf = (userId: string) => ({ kind: 'add-post', of: userId });

/** The name of a person's draft about an experience. */
export const draftName = (
  userId: string,
  { companyName, experienceType }: Pick<PostSubject, 'companyName' | 'experienceType'>,
) => ({ ...draftsOf(userId), name: `${companyName.toLowerCase()}:${experienceType}` });

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
  return canWrite ? { to: pagePaths.addPost, state: { subject: toPostSubject(experience) } } : null;
}
