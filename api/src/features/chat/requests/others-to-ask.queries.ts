import { sql } from 'kysely';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { careerExperiences } from '../../careers/index.ts';
import { isNotBanned, type Person, people, personColumns, personOf } from '../../identity/index.ts';
import { listedProfiles } from '../../profiles/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { chatSql } from '../chat.sql.ts';
import { pairKeySql } from '../conversations/pair-key.ts';
import { takesAnotherRequest } from './requests.sql.ts';

/** People whom somebody is shown whose request was not taken up. */
const shown = 3;

const othersToAskFor = chatSql.statement(
  'othersToAsk',
  { viewerId: 'uuid', instead: 'uuid' },
  (db, { viewerId, instead }) =>
    db
      .selectFrom(people.as('person'))
      .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'person.id')
      .leftJoin(people.as('asked'), (join) => join.on('asked.id', '=', instead))
      .where(isNotBanned('person'))
      .where(sql<boolean>`'alumni' = any(person.roles)`)
      .where('person.id', 'not in', [instead, viewerId])
      .where((eb) => eb.not(isBlocked(eb.ref('person.id'), viewerId)))
      .where((eb) => takesAnotherRequest(eb.ref('person.id')))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('conversations as conversation')
              .where('conversation.pair_key', '=', pairKeySql(eb.ref('person.id'), viewerId))
              .select('conversation.id'),
          ),
        ),
      )
      .orderBy(
        (eb) =>
          eb(
            'person.id',
            'in',
            eb
              .selectFrom(careerExperiences.as('step'))
              .innerJoin(careerExperiences.as('same'), 'same.company_norm', 'step.company_norm')
              .where('same.user_id', '=', instead)
              .select('step.user_id'),
          ),
        'desc',
      )
      .orderBy(sql`(person.stream is not distinct from asked.stream)`, 'desc')
      .orderBy('profile.helpful', 'desc')
      .orderBy('person.id')
      .limit(shown)
      .select(personColumns),
);

/**
 * Three alumni who take requests, for somebody whose request was not taken up: those who
 * worked at the same company first, then those of the same branch.
 */
export async function othersToAsk(ctx: Context, insteadOf: string): Promise<Person[]> {
  const viewerId = requireViewer(ctx, 'member').id;
  const rows = await ctx.app.db.query(othersToAskFor, { viewerId, instead: insteadOf });
  return rows.map(personOf);
}
