import type { OwnData } from '../../core/own-data.ts';
import { callsSql, ownCalls } from './calls.sql.ts';

/** Calls of the person; what was said in them is kept nowhere. */
export const callsOwnData: OwnData = {
  calls: callsSql.statement('copyOf', { userId: 'uuid' }, (_db, { userId }) =>
    ownCalls(userId)
      .orderBy('call.id')
      .select([
        'call.conversation_id as conversationId',
        'call.state',
        'call.end_reason as endReason',
        'call.started_at as startedAt',
        'call.answered_at as answeredAt',
        'call.ended_at as endedAt',
      ])
      .select((eb) => eb('call.caller_id', '=', userId).as('calledByMe')),
  ),
};
