import { z } from 'zod';
import { optionalLink } from '../text/links.ts';
import { legacyLimits, legacyTexts } from './legacies-texts.ts';

export * from './legacies-texts.ts';

const skill = z.string().trim().max(legacyLimits.skill, legacyTexts.skillLong);

/** Once each, without regard to case, in the order given. */
const once = (skills: string[]): string[] => [
  ...new Map(skills.filter(Boolean).map((one) => [one.toLowerCase(), one])).values(),
];

export const legacyProject = z.object({
  title: z
    .string(legacyTexts.title)
    .trim()
    .min(1, legacyTexts.title)
    .max(legacyLimits.title, legacyTexts.titleLong),
  description: z
    .string()
    .trim()
    .max(legacyLimits.description, legacyTexts.descriptionLong)
    .nullish()
    .transform((text) => text ?? ''),
  link: optionalLink,
  skills: z
    .array(z.unknown(), legacyTexts.skillsMany)
    .max(legacyLimits.skills, legacyTexts.skillsMany)
    .pipe(z.array(skill))
    .nullish()
    .transform((skills) => once(skills ?? [])),
  isLookingForSuccessor: z
    .boolean()
    .nullish()
    .transform((looking) => looking ?? false),
});
