import type { CareerExperienceFieldsFragment } from '@/generated/documents';

/** `intern2` comes before `intern10`. */
const ordinal = ({ checkboxName }: CareerExperienceFieldsFragment): number => Number(/\d+$/.exec(checkboxName)?.[0] ?? 0);

export const inOrder = (experiences: readonly CareerExperienceFieldsFragment[], type: CareerExperienceFieldsFragment['type']) =>
  experiences.filter((one) => one.type === type).sort((a, b) => ordinal(a) - ordinal(b));

const pad = (month: number): string => String(month).padStart(2, '0');

/** `2023/05 – 2023/07` for an internship, `2024 – Present` for work. */
export function durationText({ type, duration: { from, to, isCurrentlyWorking } }: CareerExperienceFieldsFragment): string {
  const point = ({ year, month }: { year: number; month: number | null }) => (type === 'internship' && month ? `${year}/${pad(month)}` : String(year));
  const end = isCurrentlyWorking ? 'Present' : to ? point(to) : null;
  return end && end !== point(from) ? `${point(from)} – ${end}` : point(from);
}

/** Months as people say them: `2 yr 3 mo`. */
export function monthsText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years && `${years} yr`, rest && `${rest} mo`].filter(Boolean).join(' ') || '0 mo';
}

/** An internship is an internship; work can itself be one. */
export const typeText = ({ type, experienceType }: CareerExperienceFieldsFragment): string =>
  type === 'internship' ? 'Internship' : experienceType === 'intern' ? 'Intern' : 'Full-time';
