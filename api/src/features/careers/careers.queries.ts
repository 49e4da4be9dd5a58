import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../core/context.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { CareerStepEntity } from './career-step.entity.ts';
import type { CareerPathEntity } from './career-path.entity.ts';

const careersSql = roomSql<Tables<typeof CareerStepEntity | typeof CareerPathEntity>>('careers');

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
export const savedSteps = careersSql.statement('savedSteps', { userId: 'uuid' }, (_db, p) =>
  steps.where('step.user_id', '=', p.userId),
);

const stepsOfPeople = careersSql.statement('stepsOfPeople', { userIds: 'uuid[]' }, (_db, p) =>
  steps
    .leftJoin('career_paths as path', 'path.user_id', 'step.user_id')
    .where((eb) => sql<boolean>`${eb.ref('step.user_id')} = any(${p.userIds})`)
    .select((eb) => eb.fn.coalesce('path.version', eb.lit(0)).as('version')),
);

/** A step of a career as it is saved: an internship or a job. */
export type SavedStep = NonNullable<NonNullable<(typeof savedSteps)['types']>['row']>;
type VersionedStep = SavedStep & { version: number };

/** The steps of careers by person: one statement per request, however many ask. */
export const stepsLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, VersionedStep[]>(async (userIds) => {
      const rows = await ctx.app.db.query(stepsOfPeople, { userIds });
      const byUser = Map.groupBy(rows, (row) => row.userId);
      return userIds.map((id) => byUser.get(id) ?? []);
    }),
);
