import { callsSql } from './calls.sql.ts';

/** Calls that ring: who calls whom, where, and since when. */
export const ringingCalls = callsSql.shareQuery(
  callsSql.db
    .selectFrom('calls as call')
    .where('call.state', '=', 'ringing')
    .select([
      'call.id',
      'call.conversation_id',
      'call.caller_id',
      'call.callee_id',
      'call.started_at',
    ]),
);

/** Who called whom, where and when, whatever became of it. */
export const begunCalls = callsSql.shareQuery(
  callsSql.db
    .selectFrom('calls as call')
    .select(['call.conversation_id', 'call.caller_id', 'call.callee_id', 'call.started_at']),
);
