import type { Expression } from 'kysely';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page, PageArgs } from '../../core/lists/paging.ts';
import { careerExperiences } from '../careers/index.ts';
import { isNotBanned, people, personColumns, personOf } from '../identity/index.ts';
import {
  isOpenNow,
  type JobOpening,
  jobColumns,
  jobOf,
  jobOpenings,
  takesRequests,
} from '../jobs/index.ts';
import { isListed, isReadableWhole, isStaff } from '../profiles/index.ts';
import { isBlocked } from '../relationships/index.ts';
import { companiesSql, namesOf } from './companies.sql.ts';
import type { CompanyPerson } from './companies.types.ts';

const openings = declareList(companiesSql, {
  name: 'openings',
  given: { companyId: 'uuid', viewerId: 'uuid?', today: 'date' },
  sorts: { newest: descending(sortKey('opening.id', 'uuid', 'id')) },
  select: (db, { companyId, viewerId, today }, { arrange }) =>
    db
      .selectFrom(jobOpenings.as('opening'))
      .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
      .where(isNotBanned('person'))
      .where(isOpenNow({ today }))
      .where('opening.company_norm', 'in', namesOf(companyId))
      .select(jobColumns(viewerId))
      .$call(arrange),
});

/**
 * A page of a company's openings that one can still apply to, the newest first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export const companyOpenings = (
  { app, viewer }: Context,
  companyId: string,
  args: PageArgs,
): Promise<Page<JobOpening>> =>
  openings.page(app, args, {
    given: { companyId, viewerId: viewer?.id ?? null, today: collegeDay(app.clock.now()) },
    node: (row) => jobOf(app, viewer, row),
  });

/** Of somebody who was there more than once the step of now, else the one that began last. */
const latestSteps = (companyId: Expression<string>) =>
  companiesSql.db
    .selectFrom(careerExperiences.as('one'))
    .where('one.company_norm', 'in', namesOf(companyId))
    .distinctOn('one.user_id')
    .orderBy('one.user_id')
    .orderBy('one.is_currently_working', 'desc')
    .orderBy('one.from_year', 'desc')
    .orderBy('one.id', 'desc')
    .selectAll('one');

const colleagues = declareList(companiesSql, {
  name: 'people',
  given: { companyId: 'uuid', viewerId: 'uuid', isStaff: 'boolean' },
  sorts: {
    // Who is there now first, then who began last.
    present: descending(
      sortKey('step.is_currently_working', 'boolean', 'worksThere'),
      sortKey('step.from_year', 'int8', 'fromYear'),
      sortKey('step.user_id', 'uuid', 'userId'),
    ),
  },
  select: (db, { companyId, viewerId, isStaff }, { arrange }) =>
    db
      .selectFrom(latestSteps(companyId).as('step'))
      .innerJoin(people.as('person'), 'person.id', 'step.user_id')
      .where(isNotBanned('person'))
      .where((eb) => isListed(eb.ref('step.user_id')))
      .where((eb) => isReadableWhole(eb.ref('step.user_id'), { viewerId, isStaff }))
      .where((eb) => eb.not(isBlocked(eb.ref('step.user_id'), viewerId)))
      .select([
        'step.user_id as userId',
        'step.role',
        'step.experience_type as experienceType',
        'step.is_currently_working as worksThere',
        'step.from_year as fromYear',
        'step.to_year as toYear',
      ])
      .select((eb) =>
        // Nobody asks themselves.
        eb
          .and([eb('step.user_id', '<>', viewerId), takesRequests(eb.ref('step.user_id'))])
          .$castTo<boolean>()
          .as('takesRequests'),
      )
      .select(personColumns)
      .$call(arrange),
});

/**
 * A page of those who work at a company or did, by careers that the viewer may read: who is there
 * now first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export function companyPeople(
  ctx: Context,
  companyId: string,
  args: PageArgs,
): Promise<Page<CompanyPerson>> {
  const viewer = requireViewer(ctx);
  return colleagues.page(ctx.app, args, {
    given: { companyId, viewerId: viewer.id, isStaff: isStaff(viewer) },
    node: (row) => ({ ...row, user: personOf(row) }),
  });
}
