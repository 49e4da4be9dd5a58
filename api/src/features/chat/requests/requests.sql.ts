import type { Expression } from 'kysely';
import { countRows } from '../../../core/sql/index.ts';
import { openRequestsLimitOf } from '../../settings/index.ts';
import { chatSql } from '../chat.sql.ts';

/** How many requests wait for an alumnus. */
const openRequestsOf = (alumnusId: Expression<string>) =>
  chatSql.db
    .selectFrom('conversation_participants as asked')
    .innerJoin('conversations as waiting', 'waiting.id', 'asked.conversation_id')
    .where('asked.user_id', '=', alumnusId)
    .where('waiting.status', '=', 'pending')
    .where('waiting.creator_id', '<>', alumnusId)
    .select(countRows().as('count'))
    .$asScalar()
    .$notNull();

/** Whether an alumnus takes another request now: neither paused, nor with as many as they take. */
export const takesAnotherRequest = (alumnusId: Expression<string>) =>
  chatSql.eb(openRequestsOf(alumnusId), '<', openRequestsLimitOf(alumnusId));

/** `takesAnotherRequest`, for statements of other rooms. */
export const takesRequestsNow = (userId: Expression<string>) =>
  chatSql.share(takesAnotherRequest(userId)).$castTo<boolean>();
