import { z } from 'zod';
import { optionalLink } from '../text/links.ts';
import { visionLimits, visionTexts } from './visionboards-texts.ts';

export * from './visionboards-texts.ts';

export const visionItem = z.object({
  title: z
    .string(visionTexts.title)
    .trim()
    .min(1, visionTexts.title)
    .max(visionLimits.title, visionTexts.titleLong),
  description: z
    .string()
    .trim()
    .max(visionLimits.description, visionTexts.descriptionLong)
    .nullish()
    .transform((text) => text ?? ''),
  imageUrl: optionalLink,
});
