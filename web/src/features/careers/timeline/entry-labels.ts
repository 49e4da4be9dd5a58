import { type CareerType, careerTypeLabels } from '@schema/rules/careers/careers-texts';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';

const twoDigits = (month: number): string => String(month).padStart(2, '0');

/** `2023/05 – 2023/07` for an internship, `2024 – Present` for work. */
export function periodText({
  type,
  duration: { from, to, isCurrentlyWorking },
}: Pick<CareerExperienceFieldsFragment, 'type' | 'duration'>): string {
  const dateText = ({ year, month }: { year: number; month: number | null }) =>
    type === 'internship' && month ? `${year}/${twoDigits(month)}` : String(year);
  const start = dateText(from);
  const end = isCurrentlyWorking ? 'Present' : to ? dateText(to) : null;
  return end && end !== start ? `${start} – ${end}` : start;
}

/** An entry among the internships is one; an entry among the work says which type it is. */
export const typeText = ({
  type,
  experienceType,
}: Pick<CareerExperienceFieldsFragment, 'type' | 'experienceType'>): string =>
  type === 'internship' ? careerTypeLabels.internship : careerTypeLabels[experienceType];

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalSuffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `1st Internship`, `2nd Work Experience`: an entry by its position among those of its type. */
export function ordinalText(type: CareerType, position: number): string {
  const label = type === 'internship' ? careerTypeLabels.internship : careerTypeLabels.work;
  return `${position}${ordinalSuffixes[ordinalRules.select(position)]} ${label}`;
}
