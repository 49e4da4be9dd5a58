import { sql } from 'kysely';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { careerExperiences } from '../../careers/index.ts';
import { people } from '../../identity/index.ts';
import { canReadFullProfile } from '../../profiles/index.ts';
import { pairsOf } from '../../relationships/index.ts';
import { chatSql } from '../chat.sql.ts';
import type { InCommon } from './requests.types.ts';

/** Companies that are named: more is a list, not a hint. */
const namedCompanies = 3;

/** What two people share. A career that the viewer may not read counts nothing. */
const inCommonWith = chatSql.statement(
  'inCommon',
  { viewerId: 'uuid', otherId: 'uuid' },
  (db, { viewerId, otherId }) =>
    db
      .selectFrom(people.as('me'))
      .innerJoin(people.as('other'), (join) => join.on('other.id', '=', otherId))
      .where('me.id', '=', viewerId)
      .select((eb) => [
        sql<
          string | null
        >`case when coalesce(me.stream, me.specialisation) = coalesce(other.stream, other.specialisation) then coalesce(other.stream, other.specialisation) end`.as(
          'branch',
        ),
        sql<
          number | null
        >`case when me.year_of_graduation = other.year_of_graduation then other.year_of_graduation end`.as(
          'yearOfGraduation',
        ),
        eb
          .selectFrom((inner) =>
            inner
              .selectFrom(careerExperiences.as('mine'))
              .innerJoin(careerExperiences.as('theirs'), 'theirs.company_norm', 'mine.company_norm')
              .where('mine.user_id', '=', viewerId)
              .where('theirs.user_id', '=', otherId)
              .where(canReadFullProfile(otherId, { viewerId, isStaff: sql<boolean>`false` }))
              .groupBy('mine.company_norm')
              .orderBy('mine.company_norm')
              .limit(namedCompanies)
              .select((of) => of.fn.min('theirs.company_name').as('name'))
              .as('company'),
          )
          .select(sql<string[]>`coalesce(array_agg(company.name), '{}')`.as('names'))
          .$asScalar()
          .$notNull()
          .as('companies'),
        eb
          .selectFrom(pairsOf(viewerId, 'connected').as('of_mine'))
          .innerJoin(
            pairsOf(otherId, 'connected').as('of_theirs'),
            'of_theirs.other_id',
            'of_mine.other_id',
          )
          .select(sql<number>`count(*)::int`.as('count'))
          .$asScalar()
          .$notNull()
          .as('connectionsCount'),
      ]),
);

/** What the viewer and somebody else share: one statement. Null for unknown people. */
export async function inCommon(ctx: Context, otherId: string): Promise<InCommon | null> {
  const { id: viewerId } = requireViewer(ctx);
  const [found] = await ctx.app.db.query(inCommonWith, { viewerId, otherId });
  return found ?? null;
}
