import { type Expression, sql } from 'kysely';
import { callLimits } from '../../../../../schema/rules/calls/calls-texts.ts';
import type { PushMessage } from '../../../../../schema/rules/push/push.ts';
import { callTag, pushTexts } from '../../../../../schema/rules/push/push-texts.ts';
import type { App, Work } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { countRows, pagePathOf, timeBefore } from '../../../core/sql/index.ts';
import { callPushes } from '../../../push-limits.ts';
import { begunCalls, declineToken, ringingCalls } from '../../calls/index.ts';
import { chatMutes } from '../../chat/index.ts';
import { people } from '../../identity/index.ts';
import { domainEventsWith, eventColumns } from '../../outbox/index.ts';
import { isSwitchedOff, notificationsSql } from '../notifications.sql.ts';
import { isQuiet } from '../quiet/quiet-hours.sql.ts';
import { deliver, hidesNothing, listeningBrowsers, serviceOf } from './browsers.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

/** A call rings on one browser, or rings there no more. */
interface CallPushTask {
  subscriptionId: string;
  callId: string;
  isTakenBack: boolean;
}

const callPushJobName = 'notifications.ring-browser';

/** So long a service keeps what ends the ringing of a browser that is away. */
const takenBackSeconds = 300;

/** Whether somebody has muted a conversation: its calls ring in open tabs alone. */
const isMutedBy = (
  userId: Expression<string>,
  conversationId: Expression<string>,
  now: Expression<Date>,
) =>
  notificationsSql.eb.exists(
    notificationsSql.db
      .selectFrom(chatMutes.as('mute'))
      .where('mute.conversation_id', '=', conversationId)
      .where('mute.user_id', '=', userId)
      .where('mute.muted_until', '>', now)
      .select(sql.lit(1).as('one')),
  );

/**
 * How many calls to somebody count for what all callers share. Who calls more often than one caller
 * is heard, or is muted, takes nothing of what others are heard.
 */
const heardCalls = (calleeId: Expression<string>, now: Expression<Date>) =>
  notificationsSql.db
    .selectFrom(
      notificationsSql.db
        .selectFrom(begunCalls.as('begun'))
        .where('begun.callee_id', '=', calleeId)
        .where('begun.started_at', '>', timeBefore(now, callPushes.within))
        .where(({ not, ref }) => not(isMutedBy(calleeId, ref('begun.conversation_id'), now)))
        .groupBy('begun.caller_id')
        .select(({ fn }) =>
          fn<number>('least', [countRows(), sql.lit(callPushes.ofOneCaller)]).as('calls'),
        )
        .as('caller'),
    )
    .select(({ fn, cast }) => cast<number>(fn.sum('caller.calls'), 'integer').as('count'))
    .$asScalar()
    .$notNull();

/**
 * Browsers on which these calls ring: of open sessions of who is called, where they let calls ring
 * at this hour, and did not mute the conversation. Who calls again and again rings a few times.
 */
const ringableBrowsers = notificationsSql.statement(
  'ringableBrowsers',
  { eventIds: 'int8[]', now: 'timestamptz' },
  (_db, { eventIds, now }) =>
    listeningBrowsers
      .innerJoin(ringingCalls.as('call'), 'call.callee_id', 'subscription.user_id')
      .innerJoin(domainEventsWith(eventIds).as('event'), (join) =>
        join.onRef(eventColumns('callChanged').callId, '=', 'call.id'),
      )
      .where('session.expires_at', '>', now)
      .where(({ not, ref }) => not(isSwitchedOff('pushCalls', ref('call.callee_id'))))
      .where(({ not, and, ref }) =>
        not(
          and([
            isQuiet(ref('call.callee_id'), now),
            isSwitchedOff('quietCalls', ref('call.callee_id')),
          ]),
        ),
      )
      .where(({ not, ref }) =>
        not(isMutedBy(ref('call.callee_id'), ref('call.conversation_id'), now)),
      )
      .where(({ eb, selectFrom }) =>
        eb(
          selectFrom(begunCalls.as('begun'))
            .whereRef('begun.callee_id', '=', 'call.callee_id')
            .whereRef('begun.caller_id', '=', 'call.caller_id')
            .where('begun.started_at', '>', timeBefore(now, callPushes.within))
            .select(countRows().as('count')),
          '<=',
          callPushes.ofOneCaller,
        ),
      )
      .where(({ eb, ref }) =>
        eb(heardCalls(ref('call.callee_id'), now), '<=', sql.lit(callPushes.ofAll)),
      )
      .select(['subscription.id', 'subscription.endpoint', 'call.id as callId']),
);

/** Browsers on which a call rings that was answered, is over or gone. */
const rungBrowsers = notificationsSql.statement('rungBrowsers', {}, (db) =>
  db
    .selectFrom('push_subscriptions as subscription')
    .where('subscription.rung_call_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(ringingCalls.as('call')).whereRef('call.id', '=', 'subscription.rung_call_id'),
        ),
      ),
    )
    .select((eb) => [
      'subscription.id',
      'subscription.endpoint',
      eb.ref('subscription.rung_call_id').$notNull().as('callId'),
    ]),
);

const enqueue = (work: Work, task: CallPushTask, endpoint: string): Promise<void> =>
  work.enqueue(callPushJobName, task, { group: serviceOf(endpoint) });

/**
 * Asks for what rings for a call that was answered, is over or gone to leave the devices, in this
 * transaction.
 */
export async function takeBackRings(work: Work): Promise<void> {
  for (const { id, endpoint, callId } of await work.query(rungBrowsers, {})) {
    await work.em.nativeUpdate(
      PushSubscriptionEntity,
      { id, rungCallId: callId },
      { rungCallId: null },
    );
    if (!hidesNothing(endpoint))
      await enqueue(work, { subscriptionId: id, callId, isTakenBack: true }, endpoint);
  }
}

/**
 * Lets the calls of domain events ring on devices whose tabs are closed, or ring there no more, in
 * this transaction.
 */
export async function planCallPushes(work: Work, eventIds: string[], now: Date): Promise<void> {
  await takeBackRings(work);
  for (const { id, endpoint, callId } of await work.query(ringableBrowsers, { eventIds, now })) {
    await work.em.nativeUpdate(PushSubscriptionEntity, { id }, { rungCallId: callId });
    await enqueue(work, { subscriptionId: id, callId, isTakenBack: false }, endpoint);
  }
}

const rungCall = notificationsSql.statement('rungCall', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom(ringingCalls.as('call'))
    .innerJoin(people.as('caller'), 'caller.id', 'call.caller_id')
    .where('call.id', '=', id)
    .select((eb) => [
      'call.id',
      'call.callee_id as calleeId',
      'call.started_at as startedAt',
      'caller.full_name as name',
      pagePathOf.chat(eb.ref('call.conversation_id')).as('link'),
      isSwitchedOff('pushWords', eb.ref('call.callee_id')).$castTo<boolean>().as('hidesWords'),
    ]),
);

/** What rings; null once the call rings no more. */
async function ringOf(
  app: App,
  callId: string,
): Promise<{ message: PushMessage; seconds: number } | null> {
  const [call] = await app.db.query(rungCall, { id: callId });
  if (!call) return null;
  const rings = (app.clock.now().getTime() - call.startedAt.getTime()) / 1000;
  const seconds = Math.ceil(callLimits.ringSeconds - rings);
  if (seconds <= 0) return null;
  const { title, hidden, body } = pushTexts.call;
  const message: PushMessage = {
    kind: 'show',
    tag: callTag(callId),
    title: call.hidesWords ? hidden : title(call.name),
    body: call.hidesWords ? '' : body,
    link: call.link,
    at: call.startedAt.getTime(),
    call: { decline: declineToken(app, callId, call.calleeId) },
  };
  return { message, seconds };
}

/**
 * Lets a call ring on one browser, or takes it back there. Tried again while it rings: later it
 * would be about nothing.
 */
export const callPushJob = (app: App): Job<CallPushTask> => ({
  name: callPushJobName,
  sendsPush: true,
  retries: 4,
  retryDelay: { first: 1, most: 5 },
  concurrency: { jobs: 4, perGroup: 2 },
  async run({ subscriptionId, callId, isTakenBack }) {
    const told = isTakenBack
      ? { message: { kind: 'takeBack' as const, tag: callTag(callId) }, seconds: takenBackSeconds }
      : await ringOf(app, callId);
    if (!told) return;
    const { message, seconds } = told;
    await deliver(app, subscriptionId, message, { seconds, isUrgent: true });
  },
});
