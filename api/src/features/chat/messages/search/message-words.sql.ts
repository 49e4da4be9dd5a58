import { type AliasableExpression, sql } from 'kysely';
import { normalised } from '../../../search/index.ts';
import { chatSql } from '../../chat.sql.ts';

/** Conversations of a batch, and messages of each: an index of trigrams takes its time. */
const batch = { conversations: 25, messages: 20 };

/** What a `message` is found by: as the trigger writes it that keeps it (`message.entity.ts`). */
export const wordsOfMessage = (): AliasableExpression<string> =>
  normalised(sql<string>`message.content || ' ' || coalesce(message.file_name, '')`);

/**
 * Indexes the next messages of some conversations that have some. Nobody waits for it but who
 * corrects one of these at this moment: the trigger then finds the words that stand here. Done
 * again, nothing is there twice.
 * @returns up to where each conversation is indexed
 */
export const indexStatement = chatSql.statement('indexMessages', {}, (db) =>
  db
    .with('waiting', (cte) =>
      cte
        .selectFrom('conversations as conversation')
        .whereRef('conversation.indexed_number', '<', 'conversation.last_number')
        .limit(batch.conversations)
        .select(['conversation.id', 'conversation.indexed_number', 'conversation.last_number']),
    )
    .with('said', (cte) =>
      cte
        .selectFrom('waiting')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('messages as next')
              .whereRef('next.conversation_id', '=', 'waiting.id')
              .whereRef('next.number', '>', 'waiting.indexed_number')
              .orderBy('next.number')
              .limit(batch.messages)
              .forShare()
              .selectAll('next')
              .as('message'),
          (join) => join.onTrue(),
        )
        .selectAll('message'),
    )
    .with('indexed', (cte) =>
      cte
        .insertInto('message_words')
        .columns(['message_id', 'conversation_id', 'norm'])
        .expression(
          cte
            .selectFrom('said as message')
            .where('message.kind', '<>', 'system')
            .where('message.deleted_at', 'is', null)
            .select(['message.id as message_id', 'message.conversation_id'])
            .select(wordsOfMessage().as('norm')),
        )
        .onConflict((conflict) => conflict.column('message_id').doNothing()),
    )
    .selectFrom('waiting')
    .leftJoin('said', 'said.conversation_id', 'waiting.id')
    .groupBy(['waiting.id', 'waiting.last_number'])
    .orderBy('waiting.id')
    .select([
      'waiting.id',
      // Fewer than a batch are all that there are: what was deleted for good leaves gaps.
      sql<number>`case when count(said.id) < ${sql.lit(batch.messages)} then waiting.last_number else max(said.number) end`.as(
        'number',
      ),
    ]),
);
