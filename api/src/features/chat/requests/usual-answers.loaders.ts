import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { chatLimits } from '../../../../../schema/rules/chat/chat-texts.ts';
import { type Context, perRequest } from '../../../core/context.ts';
import { showsOnline } from '../../settings/index.ts';
import { chatSql } from '../chat.sql.ts';

/** Answers that are looked at: the last ones. */
const lastAnswers = 20;

const usualAnswers = chatSql.statement('usualAnswers', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${ids})`.as<'person'>(sql`person(id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversation_participants as participant')
          .innerJoin(
            'conversations as conversation',
            'conversation.id',
            'participant.conversation_id',
          )
          .where('participant.user_id', '=', eb.ref('person.id'))
          .where('conversation.creator_id', '<>', eb.ref('person.id'))
          .where('conversation.asked_at', 'is not', null)
          .where('conversation.answered_at', 'is not', null)
          .orderBy('conversation.answered_at', 'desc')
          .limit(lastAnswers)
          .select(
            sql<number>`extract(epoch from conversation.answered_at - conversation.asked_at) / 3600`.as(
              'hours',
            ),
          )
          .as('answer'),
      (join) => join.onTrue(),
    )
    .where((eb) => showsOnline(eb.ref('person.id')))
    .groupBy('person.id')
    .having(sql<boolean>`count(*) >= ${sql.lit(chatLimits.answersToGoBy)}`)
    .select([
      'person.id',
      sql<number>`ceil(percentile_cont(0.5) within group (order by answer.hours))::int`.as('hours'),
    ]),
);

/**
 * In how many hours people usually answer a chat request: the middle of their last answers; null
 * with fewer than five, and of who hides when they are there. One statement per request.
 */
export const usualAnswerLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader<string, number | null>(async (ids) => {
      const rows = await app.db.query(usualAnswers, { ids });
      const byId = new Map(rows.map(({ id, hours }) => [id, hours]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
