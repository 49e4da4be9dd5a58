import DataLoader from 'dataloader';
import { type Context, perRequest } from '../../core/context.ts';
import { anyOf, type StatementRow } from '../../core/sql/index.ts';
import { careersSql } from './careers.sql.ts';
import type { CareerExperience, CareerPath } from './careers.types.ts';
import { sumOfMonths } from './path/career-durations.ts';
import { byNumber } from './path/company-logos.ts';

const steps = careersSql.db
  .selectFrom('career_experiences as step')
  .select([
    'step.id',
    'step.user_id as userId',
    'step.type',
    'step.experience_type as experienceType',
    'step.checkbox_name as checkboxName',
    'step.company_name as companyName',
    'step.company_norm as companyNorm',
    'step.company_logo as companyLogo',
    'step.role',
    'step.role_norm as roleNorm',
    'step.website_url as websiteUrl',
    'step.from_year as fromYear',
    'step.from_month as fromMonth',
    'step.to_year as toYear',
    'step.to_month as toMonth',
    'step.is_currently_working as isCurrentlyWorking',
  ]);

/** The saved steps of one person, for a command that replaces them. */
export const savedSteps = careersSql.statement(
  'savedSteps',
  { userId: 'uuid' },
  (_db, { userId }) => steps.where('step.user_id', '=', userId),
);

const stepsOfPeople = careersSql.statement(
  'stepsOfPeople',
  { userIds: 'uuid[]' },
  (_db, { userIds }) =>
    steps
      .leftJoin('career_paths as path', 'path.user_id', 'step.user_id')
      .where('step.user_id', '=', anyOf(userIds))
      .select((eb) => eb.fn.coalesce('path.version', eb.lit(0)).as('version')),
);

/** A step of a career as it is saved: an internship or a job. */
export type SavedStep = StatementRow<typeof savedSteps>;
type VersionedStep = StatementRow<typeof stepsOfPeople>;

/** The steps of careers by person: one statement per request, however many ask. */
export const stepsLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, VersionedStep[]>(async (userIds) => {
      const rows = await ctx.app.db.query(stepsOfPeople, { userIds });
      const byUser = Map.groupBy(rows, (row) => row.userId);
      return userIds.map((id) => byUser.get(id) ?? []);
    }),
);

/** A step in the contract's shape, as the career path shows it. */
export const asExperience = (step: SavedStep): CareerExperience => ({
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
  const saved = await stepsLoader(ctx).load(id);
  const { clock } = ctx.app;
  const shown = isWhole
    ? [...saved].sort((a, b) => a.type.localeCompare(b.type) || byNumber(a, b))
    : [];
  return {
    id,
    version: saved[0]?.version ?? 0,
    experiences: shown.map(asExperience),
    totalExperienceDuration: sumOfMonths(saved, clock),
    totalInternshipDuration: sumOfMonths(saved, clock, 'internship'),
    totalWorkDuration: sumOfMonths(saved, clock, 'work'),
  };
}
