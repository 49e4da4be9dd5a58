import { checkboxNumber } from '../../../../schema/rules/careers.ts';
import { type Clock, yearMonthOf } from '../../core/clock.ts';
import { type Context, isMember } from '../../core/context.ts';
import { topicOf } from '../../core/events.ts';
import type { CareerStep } from '../profiles/index.ts';
import { type SavedStep, stepsLoader } from './careers.queries.ts';
import type { CareerExperience, CareerPath, CompanyLogo } from './careers.types.ts';

/** Logos of each kind on a card. */
const logosOnCard = 2;

const byNumber = (a: CareerStep, b: CareerStep): number =>
  checkboxNumber(a.checkboxName) - checkboxNumber(b.checkboxName);

/** Events of one career path: `{ userId }`. */
export const careerTopic = topicOf('career');

/**
 * Months that one step lasted, each step for itself: overlapping steps both count. With months given, the
 * last one counts in (June to August are 3); with years alone, a year is 12 and the same year counts 1 month.
 * A step that goes on lasts until the college's month.
 */
export function months(step: CareerStep, clock: Clock): number {
  const now = yearMonthOf(clock);
  const toYear = step.isCurrentlyWorking ? now.year : (step.toYear ?? step.fromYear);
  const toMonth = step.isCurrentlyWorking ? now.month : step.toMonth;
  const exact = step.fromMonth !== null && toMonth !== null;
  const between = exact
    ? (toYear - step.fromYear) * 12 + toMonth - (step.fromMonth ?? 1) + 1
    : (toYear - step.fromYear) * 12;
  return Math.max(1, between);
}

/** Months of all steps, or of those of one type; a step that goes on counts until now. */
export const sumOfMonths = (steps: CareerStep[], clock: Clock, type?: CareerStep['type']): number =>
  steps
    .filter((step) => !type || step.type === type)
    .reduce((sum, step) => sum + months(step, clock), 0);

/**
 * Whether the viewer may read where a person works: members and the person. What several watch at once is for members
 * alone: all other live fields are answered to each viewer.
 */
export const mayReadWork = ({ shared, viewer }: Context, personId: string): boolean =>
  Boolean(shared) || isMember(viewer) || viewer?.id === personId;

/** The first companies of a kind, for a card. */
export const logos = (steps: CareerStep[], type: CareerStep['type']): CompanyLogo[] =>
  steps
    .filter((step) => step.type === type)
    .sort(byNumber)
    .slice(0, logosOnCard)
    .map(({ companyName, companyLogo }) => ({ companyName, companyLogo }));

/** A step as the career path shows it. */
export const experience = (step: SavedStep): CareerExperience => ({
  id: step.id,
  type: step.type,
  experienceType: step.experienceType,
  checkboxName: step.checkboxName,
  companyName: step.companyName,
  companyLogo: step.companyLogo,
  role: step.role,
  websiteUrl: step.websiteUrl,
  duration: {
    from: { year: step.fromYear, month: step.fromMonth },
    to:
      step.isCurrentlyWorking || step.toYear === null
        ? null
        : { year: step.toYear, month: step.toMonth },
    isCurrentlyWorking: step.isCurrentlyWorking,
  },
  userId: step.userId,
  companyNorm: step.companyNorm,
  roleNorm: step.roleNorm,
});

/**
 * A person's career: internships, then work, each by the number in its checkbox name.
 * Those who are shown the card only see the totals, not the steps.
 */
export async function careerPathOf(
  ctx: Context,
  { id, isWhole }: { id: string; isWhole: boolean },
): Promise<CareerPath> {
  const steps = await stepsLoader(ctx).load(id);
  const { clock } = ctx.app;
  const shown = isWhole
    ? [...steps].sort((a, b) => a.type.localeCompare(b.type) || byNumber(a, b))
    : [];
  return {
    id,
    version: steps[0]?.version ?? 0,
    experiences: shown.map(experience),
    totalExperienceDuration: sumOfMonths(steps, clock),
    totalInternshipDuration: sumOfMonths(steps, clock, 'internship'),
    totalWorkDuration: sumOfMonths(steps, clock, 'work'),
  };
}
