import { experienceTypes } from '@schema/rules/posts/posts';
import { z } from 'zod';
import type { PostSubject } from './post-subject';

const subject = z.object({
  companyName: z.string().min(1),
  role: z.string(),
  companyLogo: z
    .string()
    .nullish()
    .transform((logo) => logo ?? null),
  experienceType: z.enum(experienceTypes),
  fromYear: z.number().int().optional().catch(undefined),
}) satisfies z.ZodType<PostSubject>;

/**
 * Reads what the post is about that /add-post was opened to write. The browser keeps router state
 * over releases, so it is validated.
 * @returns null where the state does not say
 */
export function readPostSubject(state: unknown): PostSubject | null {
  const parsed = z.object({ subject }).safeParse(state);
  return parsed.success ? parsed.data.subject : null;
}
