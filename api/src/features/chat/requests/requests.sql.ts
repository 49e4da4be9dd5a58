import { type Expression, sql } from 'kysely';
import { chatSql } from '../chat.sql.ts';

/** How many requests wait for an alumnus. */
export const openRequestsOf = (alumnusId: Expression<string>) =>
  chatSql.db
    .selectFrom('conversation_participants as asked')
    .innerJoin('conversations as waiting', 'waiting.id', 'asked.conversation_id')
    .where('asked.user_id', '=', alumnusId)
    .where('waiting.status', '=', 'pending')
    .where('waiting.creator_id', '<>', alumnusId)
    .select(sql<number>`count(*)::int`.as('count'))
    .$asScalar()
    .$notNull();
