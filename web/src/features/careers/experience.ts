import { z } from 'zod';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { experienceTypes } from '@schema/rules/posts';

const experience = z.object({
  companyName: z.string().min(1),
  role: z.string().min(1),
  companyLogo: z.string().nullish().transform((logo) => logo ?? null),
  experienceType: z.enum(experienceTypes),
});

/** What the career path hands to /add-post in the router's state. */
export type Experience = z.output<typeof experience>;

/** The browser keeps router state over releases: read it, don't trust it. */
export function readExperience(state: unknown): Experience | null {
  const parsed = z.object({ experience }).safeParse(state);
  return parsed.success ? parsed.data.experience : null;
}

export const experienceOf = ({ companyName, role, companyLogo, experienceType }: CareerExperienceFieldsFragment): Experience => ({
  companyName, role, companyLogo, experienceType,
});

type Way = { to: string; state?: { experience: Experience } };

/**
 * Where an entry of a timeline leads (part 2, Career section): to the post about it, else its owner to writing one.
 * `canWrite`: the viewer is that owner, and an alumnus.
 */
export function wayOf(one: CareerExperienceFieldsFragment, canWrite: boolean): Way | null {
  if (one.postId) return { to: `/post/${one.postId}` };
  return canWrite ? { to: '/add-post', state: { experience: experienceOf(one) } } : null;
}
