import type { OwnData } from '../../core/own-data.ts';
import { callsSql, ownCalls } from './calls.sql.ts';

/** Calls of the person; what was said in them is kept nowhere. */
export const callsOwnData: OwnData = {
  calls: callsSql.statement('copyOf', { userId: 'uuid' }, (_db, { userId }) =>
    ownCalls(userId)
      .orderBy('c.id')
      .select([
        'c.conversation_id as conversationId',
        'c.state',
        'c.end_reason as endReason',
        'c.started_at as startedAt',
        'c.answered_at as answeredAt',
        'c.ended_at as endedAt',
      ])
      .select((eb) => eb('c.caller_id', '=', userId).as('calledByMe')),
  ),
};
