import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { careerTypeLabels, type CareerType, checkboxNumber } from '@schema/rules/careers-texts';

/** `intern2` comes before `intern10`. */
export const inOrder = (experiences: readonly CareerExperienceFieldsFragment[], type: CareerType) =>
  experiences
    .filter((one) => one.type === type)
    .sort((a, b) => checkboxNumber(a.checkboxName) - checkboxNumber(b.checkboxName));

const pad = (month: number): string => String(month).padStart(2, '0');

/** `2023/05 – 2023/07` for an internship, `2024 – Present` for work. */
export function periodText({
  type,
  duration: { from, to, isCurrentlyWorking },
}: Pick<CareerExperienceFieldsFragment, 'type' | 'duration'>): string {
  const point = ({ year, month }: { year: number; month: number | null }) =>
    type === 'internship' && month ? `${year}/${pad(month)}` : String(year);
  const end = isCurrentlyWorking ? 'Present' : to ? point(to) : null;
  return end && end !== point(from) ? `${point(from)} – ${end}` : point(from);
}

/** An internship is an internship; work can itself be one. */
export const typeText = ({
  type,
  experienceType,
}: Pick<CareerExperienceFieldsFragment, 'type' | 'experienceType'>): string =>
  type === 'internship' ? careerTypeLabels.internship : careerTypeLabels[experienceType];

const plurals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `1st Internship`, `2nd Work Experience`: the place of an entry among those of its type. */
export const ordinalText = (type: CareerType, number: number): string =>
  `${number}${endings[plurals.select(number)]} ${type === 'internship' ? careerTypeLabels.internship : careerTypeLabels.work}`;
