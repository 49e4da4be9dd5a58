import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { type Context, perRequest } from '../../../core/context.ts';
import { anyOf, countRows, noTexts } from '../../../core/sql/index.ts';
import { careerExperiences } from '../../careers/index.ts';
import { people } from '../../identity/index.ts';
import { isReadableWhole } from '../../profiles/index.ts';
import { isBlocked, pairsOf } from '../../relationships/index.ts';
import { connectionsSql } from '../connections.sql.ts';

@ObjectType({ description: 'What the viewer and another person share.' })
export class InCommon {
  @Field(() => String, {
    nullable: true,
    description: 'The branch, when both are of the same; null when not.',
  })
  branch!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of graduation, when it is the same for both; null when not.',
  })
  yearOfGraduation!: number | null;

  @Field(() => [String], { description: 'Three companies at most that both worked for.' })
  companies!: string[];

  @Field(() => Int, { description: 'How many people both are connected with.' })
  connectionsCount!: number;
}

/** Companies that are named: more is a list, not a hint. */
const namedCompanies = 3;

/** What the viewer shares with others. A career that the viewer may not read counts nothing. */
const inCommonWith = connectionsSql.statement(
  'inCommon',
  { viewerId: 'uuid', ids: 'uuid[]' },
  (db, { viewerId, ids }) => {
    const otherId = sql.ref<string>('other.id');
    return db
      .selectFrom(people.as('me'))
      .innerJoin(people.as('other'), (join) => join.on('other.id', '=', anyOf(ids)))
      .where('me.id', '=', viewerId)
      .where((eb) => eb.not(isBlocked(otherId, viewerId)))
      .select((eb) => [
        'other.id',
        eb
          .case()
          .when(
            eb.fn.coalesce('me.stream', 'me.specialisation'),
            '=',
            eb.fn.coalesce('other.stream', 'other.specialisation'),
          )
          .then(eb.fn.coalesce('other.stream', 'other.specialisation'))
          .end()
          .as('branch'),
        eb
          .case()
          .when('me.year_of_graduation', '=', eb.ref('other.year_of_graduation'))
          .then(eb.ref('other.year_of_graduation'))
          .end()
          .as('yearOfGraduation'),
        eb
          .selectFrom((inner) =>
            inner
              .selectFrom(careerExperiences.as('mine'))
              .innerJoin(careerExperiences.as('theirs'), 'theirs.company_norm', 'mine.company_norm')
              .where('mine.user_id', '=', viewerId)
              .where('theirs.user_id', '=', otherId)
              .where(isReadableWhole(otherId, { viewerId, isStaff: sql.lit(false) }))
              .groupBy('mine.company_norm')
              .orderBy('mine.company_norm')
              .limit(namedCompanies)
              .select((of) => of.fn.min('theirs.company_name').as('name'))
              .as('company'),
          )
          .select((of) =>
            of.fn.coalesce(of.fn.agg<string[]>('array_agg', ['company.name']), noTexts).as('names'),
          )
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
          .select(countRows().as('count'))
          .$asScalar()
          .$notNull()
          .as('connectionsCount'),
      ]);
  },
);

/**
 * What the viewer shares with people, by their ids: one statement per request; null for who is
 * blocked or unknown.
 */
export const inCommonLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, InCommon | null>(async (ids) => {
      if (!ctx.viewer) return ids.map(() => null);
      const rows = await ctx.app.db.query(inCommonWith, { viewerId: ctx.viewer.id, ids });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
