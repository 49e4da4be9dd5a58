import { z } from 'zod';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { experienceTypes } from '@schema/rules/posts';

const experience = z.object({
  companyName: z.string().min(1),
  /** Empty where a draft does not say it yet: the form asks for it. */
  role: z.string(),
  companyLogo: z.string().nullish().transform((logo) => logo ?? null),
  experienceType: z.enum(experienceTypes),
  /** When one began there: near the interview. */
  fromYear: z.number().int().optional().catch(undefined),
});

/** What the career path hands to /add-post in the router's state. */
export type Experience = z.output<typeof experience>;

/** The browser keeps router state over releases: read it, don't trust it. */
export function readExperience(state: unknown): Experience | null {
  const parsed = z.object({ experience }).safeParse(state);
  return parsed.success ? parsed.data.experience : null;
}

export const experienceOf = ({ companyName, role, companyLogo, experienceType, duration }: CareerExperienceFieldsFragment): Experience => ({
  companyName, role, companyLogo, experienceType, fromYear: duration.from.year,
});

/** Where this device keeps the words about it. By person: a computer in the lab is used by many. */
export const draftStorageKey = (userId: string, { companyName, experienceType }: Pick<Experience, 'companyName' | 'experienceType'>): string =>
  ['add-post', userId, companyName.toLowerCase(), experienceType].join(':');

type Way = { to: string; state?: { experience: Experience } };

/**
 * Where an entry of a timeline leads (part 2, Career section): to the post about it, else its owner to writing one.
 * `canWrite`: the viewer is that owner, and an alumnus.
 */
export function wayOf(one: CareerExperienceFieldsFragment, canWrite: boolean): Way | null {
  if (one.postId) return { to: `/post/${one.postId}` };
  return canWrite ? { to: '/add-post', state: { experience: experienceOf(one) } } : null;
}
