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

/**
 * Reads the experience that /add-post was opened with. The browser keeps router state over
 * releases, so it is validated.
 * @returns null where the state holds no experience
 */
export function readExperience(state: unknown): Experience | null {
  const parsed = z.object({ experience }).safeParse(state);
  return parsed.success ? parsed.data.experience : null;
}
