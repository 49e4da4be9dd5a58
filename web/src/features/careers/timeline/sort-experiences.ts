import { type CareerType, checkboxNumber } from '@schema/rules/careers/careers-texts';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';

/** The experiences of one type, by their number: `intern2` comes before `intern10`. */
export const experiencesOfType = (
  experiences: readonly CareerExperienceFieldsFragment[],
  type: CareerType,
): CareerExperienceFieldsFragment[] =>
  experiences
    .filter((experience) => experience.type === type)
    .sort((a, b) => checkboxNumber(a.checkboxName) - checkboxNumber(b.checkboxName));
