import { callLimits } from '../../../../../schema/rules/calls/calls-texts.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { callsSql } from '../calls.sql.ts';
import { lockCallById } from '../open-calls.ts';
import { endIfOver, endIfSilent } from './call-endings.ts';

export const noAnswerJob = 'calls.end-unanswered';

/** Calls that are ended by one look. */
const batchSize = 100;

const overdue = callsSql.statement(
  'overdue',
  { ringingSince: 'timestamptz', begunSince: 'timestamptz', seenSince: 'timestamptz' },
  (db, { ringingSince, begunSince, seenSince }) =>
    db
      .selectFrom('calls as call')
      .where('call.state', '<>', 'ended')
      .where((eb) =>
        eb.or([
          eb.and([eb('call.state', '=', 'ringing'), eb('call.started_at', '<=', ringingSince)]),
          eb('call.started_at', '<=', begunSince),
          eb.exists(
            eb
              .selectFrom('call_participants as participant')
              .whereRef('participant.call_id', '=', 'call.id')
              .where('participant.seen_at', '<=', seenSince)
              .select('participant.user_id'),
          ),
        ]),
      )
      .orderBy('call.started_at')
      .limit(batchSize)
      .select('call.id'),
);

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * Ends a call that is overdue or whose device fell silent; looks again once it is locked. One that
 * went with an account meanwhile is over.
 */
const endOne = (app: App, id: string): Promise<void> =>
  change(app, async (work) => {
    const now = app.clock.now();
    const call = await lockCallById(work, id);
    if (!call) return;
    if (await endIfOver(work, { call, own: { userId: call.callerId } }, now)) return;
    await endIfSilent(work, call, now);
  });

/**
 * Ends all calls that rang too long, are longer than any may be, or whose device fell silent.
 * @returns how many there were
 */
export async function endOverdueCalls(app: App): Promise<number> {
  const now = app.clock.now();
  const found = await app.db.query(overdue, {
    ringingSince: before(now, callLimits.ringSeconds),
    begunSince: before(now, callLimits.hours * 3600),
    seenSince: before(now, callLimits.silentSeconds),
  });
  for (const { id } of found) await endOne(app, id);
  return found.length;
}

const ringing = callsSql.statement(
  'ringingTooLong',
  { id: 'uuid', ringingSince: 'timestamptz' },
  (db, { id, ringingSince }) =>
    db
      .selectFrom('calls as call')
      .where('call.id', '=', id)
      .where('call.state', '=', 'ringing')
      .where('call.started_at', '<=', ringingSince)
      .select('call.id'),
);

/**
 * Ends a call that nobody answered in time: asked for with each call, so that it is ended whoever
 * crashes meanwhile.
 */
export const endUnanswered = (app: App): Job<{ callId: string }> => ({
  name: noAnswerJob,
  formerName: 'calls.no-answer',
  retries: 3,
  retryDelay: { first: 1, most: 30 },
  async run({ callId }) {
    const [call] = await app.db.query(ringing, {
      id: callId,
      ringingSince: before(app.clock.now(), callLimits.ringSeconds),
    });
    if (call) await endOne(app, call.id);
  },
});

/**
 * Looks for overdue calls every minute: what the job of a call missed, and devices that fell
 * silent.
 */
export const sweepCalls = (app: App): Job<object> => ({
  name: 'calls.end-overdue',
  formerName: 'calls.sweep',
  cron: '* * * * *',
  retries: 0,
  async run() {
    while ((await endOverdueCalls(app)) === batchSize);
  },
});
