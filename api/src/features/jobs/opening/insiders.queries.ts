import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { careerExperiences } from '../../careers/index.ts';
import { isNotBanned, type Person, people, personColumns, personOf } from '../../identity/index.ts';
import { publishedPosts } from '../../posts/index.ts';
import { isListed, isReadableWhole } from '../../profiles/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { normalised } from '../../search/index.ts';
import { jobsSql, takesRequests } from '../jobs.sql.ts';
import type { JobOpening } from './job.types.ts';

/** People beside an opening: more are found on the feed. */
const maxInsiders = 6;

/**
 * The company as names are compared; `companyName` is what the poster typed. A career that the
 * viewer may not read names nobody; a post is for the whole college.
 */
const insiders = jobsSql.statement(
  'insiders',
  { companyName: 'text', viewerId: 'uuid' },
  (db, { companyName, viewerId }) =>
    db
      .with('worked', (cte) =>
        cte
          .selectFrom(careerExperiences.as('step'))
          .where('step.company_norm', '=', normalised(companyName))
          .where((eb) =>
            isReadableWhole(eb.ref('step.user_id'), { viewerId, isStaff: sql.lit(false) }),
          )
          .select('step.user_id')
          .union(
            cte
              .selectFrom(publishedPosts.as('post'))
              .where('post.company_norm', '=', normalised(companyName))
              .select('post.user_id'),
          ),
      )
      .selectFrom('worked')
      .innerJoin(people.as('person'), 'person.id', 'worked.user_id')
      .where('person.id', '<>', viewerId)
      .where(isNotBanned('person'))
      .where((eb) => eb(sql.lit('alumni'), '=', anyOf(eb.ref('person.roles'))))
      .where((eb) => isListed(eb.ref('person.id')))
      .where((eb) => takesRequests(eb.ref('person.id')))
      .where((eb) => eb.not(isBlocked(eb.ref('person.id'), viewerId)))
      .orderBy('person.year_of_graduation', 'desc')
      .orderBy('person.id')
      .limit(maxInsiders)
      .select(personColumns),
);

/**
 * Alumni who know the company of an opening from within and take requests.
 * @returns nobody where many watch at once
 */
export async function insidersOf({ app, viewer }: Context, job: JobOpening): Promise<Person[]> {
  if (!viewer) return [];
  const rows = await app.db.query(insiders, {
    companyName: job.companyName,
    viewerId: viewer.id,
  });
  return rows.map(personOf);
}
