import { callLimits, callTexts } from '../../../../schema/rules/calls/calls-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { callColumns, callOf, callsSql, ownCalls, signalColumns, signalOf } from './calls.sql.ts';
import type { Call, CallSignal } from './calls.types.ts';

const callById = callsSql.statement(
  'call',
  { id: 'uuid', viewerId: 'uuid' },
  (_db, { id, viewerId }) => ownCalls(viewerId).where('call.id', '=', id).select(callColumns()),
);

/** A call of a person, by its id; null for others' and unknown ones alike. */
export async function findCall(app: App, viewerId: string, id: string): Promise<Call | null> {
  const [row] = isId(id) ? await app.db.query(callById, { id, viewerId }) : [];
  return row ? callOf(row) : null;
}

/** The same where it has to be there. @throws NOT_FOUND */
export async function getCall(app: App, viewerId: string, id: string): Promise<Call> {
  const call = await findCall(app, viewerId, id);
  if (!call) throw notFound(callTexts.over);
  return call;
}

const openCall = callsSql.statement(
  'open',
  { viewerId: 'uuid', ringingSince: 'timestamptz' },
  (_db, { viewerId, ringingSince }) =>
    ownCalls(viewerId)
      .where('participant.is_open', '=', true)
      .where((eb) =>
        eb.or([eb('call.state', '=', 'ongoing'), eb('call.started_at', '>', ringingSince)]),
      )
      .select(callColumns()),
);

/** The call that a person is in, or that rings at or for them; null without one. */
export async function currentCall(ctx: Context): Promise<Call | null> {
  const { app } = ctx;
  const [row] = await app.db.query(openCall, {
    viewerId: requireViewer(ctx, 'member').id,
    ringingSince: new Date(app.clock.now().getTime() - callLimits.ringSeconds * 1000),
  });
  return row ? callOf(row) : null;
}

const signalById = callsSql.statement(
  'signal',
  { id: 'uuid', viewerId: 'uuid' },
  (_db, { id, viewerId }) =>
    ownCalls(viewerId)
      .innerJoin('call_signals as signal', 'signal.call_id', 'call.id')
      .where('call.state', '<>', 'ended')
      .where('signal.id', '=', id)
      .where('signal.user_id', '<>', viewerId)
      .select(signalColumns),
);

/** A signal to a person, by its id; null when the call is over. */
export async function findSignal(
  app: App,
  viewerId: string,
  id: string,
): Promise<CallSignal | null> {
  const [row] = isId(id) ? await app.db.query(signalById, { id, viewerId }) : [];
  return row ? signalOf(row) : null;
}

const signalsOfCall = callsSql.statement(
  'signals',
  { callId: 'uuid', viewerId: 'uuid', after: 'int4' },
  (_db, { callId, viewerId, after }) =>
    ownCalls(viewerId)
      .innerJoin('call_signals as signal', 'signal.call_id', 'call.id')
      .where('call.id', '=', callId)
      .where('call.state', '<>', 'ended')
      .where('signal.user_id', '<>', viewerId)
      .where('signal.number', '>', after)
      .orderBy('signal.number')
      .select(signalColumns),
);

/**
 * What the other one told since a signal, in order: a few hundred at most, for a call has no more.
 */
export async function listSignals(
  ctx: Context,
  callId: string,
  after: number,
): Promise<CallSignal[]> {
  const rows = await ctx.app.db.query(signalsOfCall, {
    callId,
    viewerId: requireViewer(ctx, 'member').id,
    after,
  });
  return rows.map(signalOf);
}
