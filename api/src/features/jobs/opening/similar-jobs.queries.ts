import { sql } from 'kysely';
import { jobHeadline } from '../../../../../schema/rules/jobs/jobs.ts';
import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { validate } from '../../../core/errors.ts';
import { isShown } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { normalised } from '../../search/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { isOpenNow, readableJobs } from '../shown-jobs.sql.ts';
import type { JobOpening } from './job.types.ts';
import { jobColumns, jobOf } from './job-columns.sql.ts';

/** Openings beside another one. */
const maxSimilar = 4;

/**
 * Those of the company by its index, those of the role by theirs: two short walks, because what
 * they share is a value before they begin.
 */
const openingsAlike = jobsSql.statement(
  'similar',
  { id: 'uuid', viewerId: 'uuid', today: 'date' },
  (db, { id, viewerId, today }) =>
    db
      .with('this', (cte) =>
        cte
          .selectFrom('job_openings')
          .where('id', '=', id)
          .select(['id', 'company_norm', 'role_norm']),
      )
      .with('alike', (cte) => {
        const others = cte
          .selectFrom('job_openings as opening')
          .where('opening.id', '<>', (eb) => eb.selectFrom('this').select('this.id'))
          .where(isShown('opening'))
          .where(isOpenNow({ today }))
          .orderBy('opening.id', 'desc')
          .limit(maxSimilar);
        const ofCompany = others
          .where('opening.company_norm', '=', (eb) =>
            eb.selectFrom('this').select('this.company_norm'),
          )
          .select(['opening.id', sql.lit(1).as('rank')]);
        const ofRole = others
          .where('opening.role_norm', '=', (eb) => eb.selectFrom('this').select('this.role_norm'))
          .select(['opening.id', sql.lit(2).as('rank')]);
        return cte
          .selectFrom(
            cte
              .selectFrom(ofCompany.as('of_company'))
              .selectAll()
              .unionAll(cte.selectFrom(ofRole.as('of_role')).selectAll())
              .as('found'),
          )
          .groupBy('found.id')
          .select((eb) => ['found.id', eb.fn.min('found.rank').as('rank')]);
      })
      .selectFrom('alike')
      .innerJoin('job_openings as opening', 'opening.id', 'alike.id')
      .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
      .where(isShown('opening'))
      .where(isNotBanned('person'))
      .orderBy('alike.rank')
      .orderBy('opening.id', 'desc')
      .limit(maxSimilar)
      .select(jobColumns(viewerId)),
);

/** Openings like one that one can still apply to. @returns none where many watch at once */
export async function similarJobs(ctx: Context, job: JobOpening): Promise<JobOpening[]> {
  const { app, viewer } = ctx;
  if (!viewer) return [];
  const rows = await app.db.query(openingsAlike, {
    id: job.id,
    viewerId: viewer.id,
    today: collegeDay(app.clock.now()),
  });
  return rows.map((row) => jobOf(app, viewer, row));
}

const openTwin = jobsSql.statement(
  'twin',
  { companyName: 'text', role: 'text', today: 'date' },
  (_db, { companyName, role, today }) =>
    readableJobs
      .where('opening.company_norm', '=', normalised(companyName))
      .where('opening.role_norm', '=', normalised(role))
      .where(isOpenNow({ today }))
      .orderBy('opening.id', 'desc')
      .limit(1)
      .select('opening.id'),
);

/**
 * The last opening of the same company and role that one can apply to, compared without case: who
 * posts is told of it.
 * @returns null without one
 * @throws BAD_USER_INPUT without both, FORBIDDEN for the unverified
 */
export async function openJobIdLike(
  ctx: Context,
  asked: { companyName: string; role: string },
): Promise<string | null> {
  requireViewer(ctx, 'member');
  const input = validate(jobHeadline, asked);
  const today = collegeDay(ctx.app.clock.now());
  const [found] = await ctx.app.db.query(openTwin, { ...input, today });
  return found?.id ?? null;
}
