import { type Expression, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  CallEndReason,
  CallSignalKind,
  CallState,
} from '../../../../schema/rules/calls/calls-texts.ts';
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

/** Calls `call` of a person, whose place in them is `participant`. */
export const ownCalls = (viewerId: Expression<string>) =>
  callsSql.db
    .selectFrom('call_participants as participant')
    .innerJoin('calls as call', 'call.id', 'participant.call_id')
    .where('participant.user_id', '=', viewerId);

/** Columns of a `CallRow` from `ownCalls`. */
export const callColumns = () =>
  [
    'call.id',
    'call.conversation_id as conversationId',
    'call.state',
    'call.end_reason as endReason',
    'call.started_at as startedAt',
    'call.answered_at as answeredAt',
    'call.ended_at as endedAt',
    'participant.device',
    person(sql.ref<string>('call.caller_id')).as('caller'),
    person(sql.ref<string>('call.callee_id')).as('callee'),
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

/** Columns of a `SignalRow` of a `signal` and its `call`. */
export const signalColumns = [
  'signal.id',
  'signal.call_id as callId',
  'call.conversation_id as conversationId',
  'signal.number',
  'signal.user_id as fromId',
  'signal.kind',
  'signal.content',
  'signal.sdp_mid as sdpMid',
  'signal.line_index as sdpMLineIndex',
  'signal.username_fragment as usernameFragment',
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
