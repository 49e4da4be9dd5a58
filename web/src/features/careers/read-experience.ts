import { z } from 'zod';
import { experienceTypes } from '@schema/rules/posts';
import type { Experience } from './experience';

const experience = z.object({
  companyName: z.string().min(1),
  role: z.string(),
  companyLogo: z
    .string()
    .nullish()
    .transform((logo) => logo ?? null),
  experienceType: z.enum(experienceTypes),
  fromYear: z.number().int().optional().catch(undefined),
}) satisfies z.ZodType<Experience>;

/** What /add-post was handed. The browser keeps router state over releases: read it, don't trust it. */
export function readExperience(state: unknown): Experience | null {
  const parsed = z.object({ experience }).safeParse(state);
  return parsed.success ? parsed.data.experience : null;
}
