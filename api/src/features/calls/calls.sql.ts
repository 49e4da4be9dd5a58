import { type Expression, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  CallEndReason,
  CallSignalKind,
  CallState,
} from '../../../../schema/rules/calls-texts.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { type PersonRow, people, personColumns, personOf } from '../identity/index.ts';
import type { CallEntity, CallParticipantEntity, CallSignalEntity } from './call.entity.ts';
import type { Call, CallSignal } from './calls.types.ts';

/** Statements over the tables of this room. */
export const callsSql =
  roomSql<Tables<typeof CallEntity | typeof CallParticipantEntity | typeof CallSignalEntity>>(
    'calls',
  );

const person = (id: Expression<string>) =>
  jsonObjectFrom(
    callsSql.db.selectFrom(people.as('person')).where('person.id', '=', id).select(personColumns),
  );

/** Calls `c` of a person, whose place in them is `p`. */
export const ownCalls = (viewerId: Expression<string>) =>
  callsSql.db
    .selectFrom('call_participants as p')
    .innerJoin('calls as c', 'c.id', 'p.call_id')
    .where('p.user_id', '=', viewerId);

/** Columns of a `CallRow` from `ownCalls`. */
export const callColumns = () =>
  [
    'c.id',
    'c.conversation_id as conversationId',
    'c.state',
    'c.end_reason as endReason',
    'c.started_at as startedAt',
    'c.answered_at as answeredAt',
    'c.ended_at as endedAt',
    'p.device',
    person(sql.ref<string>('c.caller_id')).as('caller'),
    person(sql.ref<string>('c.callee_id')).as('callee'),
  ] as const;

interface CallRow {
  id: string;
  conversationId: string;
  state: CallState;
  endReason: CallEndReason | null;
  startedAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
  device: string | null;
  caller: PersonRow | null;
  callee: PersonRow | null;
}

/** A row as the person sees it whose call it is; null when one of the two is being deleted. */
export const callOf = ({ caller, callee, ...call }: CallRow): Call | null =>
  caller && callee && { ...call, caller: personOf(caller), callee: personOf(callee) };

/** Columns of a `SignalRow` of a signal `s` and its call `c`. */
export const signalColumns = [
  's.id',
  's.call_id as callId',
  'c.conversation_id as conversationId',
  's.number',
  's.user_id as fromId',
  's.kind',
  's.content',
  's.sdp_mid as sdpMid',
  's.line_index as sdpMLineIndex',
  's.username_fragment as usernameFragment',
] as const;

interface SignalRow {
  id: string;
  callId: string;
  conversationId: string;
  number: number;
  fromId: string;
  kind: CallSignalKind;
  content: string;
  sdpMid: string | null;
  sdpMLineIndex: number | null;
  usernameFragment: string | null;
}

/** A signal as who receives it sees it. */
export const signalOf = ({
  content,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
  ...signal
}: SignalRow): CallSignal => ({
  ...signal,
  sdp: signal.kind === 'candidate' ? null : content,
  candidate:
    signal.kind === 'candidate'
      ? { candidate: content, sdpMid, sdpMLineIndex, usernameFragment }
      : null,
});
