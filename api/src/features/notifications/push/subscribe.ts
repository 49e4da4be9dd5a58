import { isPushAddress, pushSubscription } from '../../../../../schema/rules/push/push.ts';
import { pushTexts } from '../../../../../schema/rules/push/push-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput, validate } from '../../../core/errors.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { isBrowserKey } from '../../../core/push/push.ts';
import { pushBrowsers, silentPush } from '../../../push-limits.ts';
import { openSessions, SessionEntity, User } from '../../identity/index.ts';
import { notificationsSql } from '../notifications.sql.ts';
import type { PushState, PushSubscriptionInput } from './push.types.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

const ownBrowser = notificationsSql.statement(
  'ownBrowser',
  { sessionId: 'uuid', endpoint: 'text' },
  (db, { sessionId, endpoint }) =>
    db
      .selectFrom('push_subscriptions')
      .where('session_id', '=', sessionId)
      .where('endpoint', '=', endpoint)
      .select([
        'server_key as serverKey',
        'silent_since as silentSince',
        'renewed_at as renewedAt',
      ]),
);

/** Whether a browser that is silent may be made anew: one that stays so is not, again and again. */
const mayBeRenewed = (renewedAt: Date | null, now: Date): boolean =>
  now.getTime() - (renewedAt?.getTime() ?? 0) >= silentPush.renewedEveryDays * dayMilliseconds;

/**
 * Whether this session is told on the browser with that address and hears it, and the key that
 * browsers subscribe with.
 * @param endpoint null: the browser has no subscription; one of no push service is on no browser
 * @throws UNAUTHENTICATED
 */
export async function pushState(ctx: Context, endpoint: string | null): Promise<PushState> {
  const { sessionId } = requireViewer(ctx);
  const { publicKey } = ctx.app.push;
  const isKnowable = endpoint !== null && isPushAddress(endpoint);
  const [found] = isKnowable ? await ctx.app.db.query(ownBrowser, { sessionId, endpoint }) : [];
  const isOn = found?.serverKey === publicKey;
  const isSilent = isOn && found.silentSince !== null;
  return {
    key: publicKey,
    isOn,
    needsRenewal: isSilent && mayBeRenewed(found.renewedAt, ctx.app.clock.now()),
  };
}

/**
 * Takes the place of the viewer's own subscription that a browser gave up for a new one.
 * @returns when that one or its like was last made anew because it was silent; null: never
 */
async function replace(
  work: Work,
  { userId, endpoint, now }: { userId: string; endpoint: string; now: Date },
): Promise<Date | null> {
  const old = await work.em.findOne(PushSubscriptionEntity, { endpoint, user: userId });
  if (!old) return null;
  await work.em.nativeDelete(PushSubscriptionEntity, { id: old.id });
  return old.silentSince ? now : old.renewedAt;
}

/**
 * Tells the viewer's session on a browser from now on. A browser has one subscription: whoever was
 * told on it before is not any more, and what it `replaces` is gone. Beyond `pushBrowsers` of a
 * person the oldest are forgotten.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for an address of no known push service and for keys that
 * are none
 */
export async function subscribeToPush(
  ctx: Context,
  input: PushSubscriptionInput,
): Promise<PushState> {
  const viewer = requireViewer(ctx);
  const { endpoint, p256dh, auth } = validate(pushSubscription, input);
  const { replaces } = input;
  const now = ctx.app.clock.now();
  if (!isBrowserKey(p256dh)) throw badUserInput(pushTexts.badKeys);
  const { publicKey } = ctx.app.push;
  await change(ctx.app, async (work) => {
    await work.advisoryLock('push', endpoint);
    await work.advisoryLock('push of', viewer.id);
    const renewedAt =
      replaces && isPushAddress(replaces)
        ? await replace(work, { userId: viewer.id, endpoint: replaces, now })
        : null;
    await work.em.nativeDelete(PushSubscriptionEntity, { endpoint });
    const others = await work.em.find(
      PushSubscriptionEntity,
      { user: viewer.id },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    for (const old of others.slice(pushBrowsers - 1)) work.em.remove(old);
    work.em.create(PushSubscriptionEntity, {
      user: work.em.getReference(User, viewer.id),
      session: work.em.getReference(SessionEntity, viewer.sessionId),
      endpoint,
      p256dh,
      auth,
      serverKey: publicKey,
      createdAt: now,
      renewedAt,
    });
  });
  return { key: publicKey, isOn: true, needsRenewal: false };
}

/** Tells the viewer on that browser no more; of other people's nothing changes. */
export async function unsubscribeFromPush(ctx: Context, endpoint: string): Promise<PushState> {
  const viewer = requireViewer(ctx);
  if (isPushAddress(endpoint))
    await change(ctx.app, (work) =>
      work.em.nativeDelete(PushSubscriptionEntity, { endpoint, user: viewer.id }),
    );
  return { key: ctx.app.push.publicKey, isOn: false, needsRenewal: false };
}

/** How many are forgotten in one transaction. */
const batchSize = 1000;

const uselessBrowsers = notificationsSql.statement(
  'uselessBrowsers',
  { now: 'timestamptz', serverKey: 'text' },
  (db, { now, serverKey }) =>
    db
      .selectFrom('push_subscriptions as subscription')
      .where(({ eb, or, not, exists }) =>
        or([
          eb('subscription.server_key', '<>', serverKey),
          not(
            exists(
              eb
                .selectFrom(openSessions.as('session'))
                .whereRef('session.id', '=', 'subscription.session_id')
                .where('session.expires_at', '>', now),
            ),
          ),
        ]),
      )
      .limit(batchSize)
      .select('subscription.id'),
);

/** Every hour: forgets browsers whose session is over, and those of another secret. */
export const forgetBrowsersJob = (app: App): Job<object> => ({
  name: 'notifications.forget-browsers',
  cron: '27 * * * *',
  retries: 2,
  async run() {
    let found: number;
    do {
      found = await change(app, async (work) => {
        const useless = await work.query(uselessBrowsers, {
          now: app.clock.now(),
          serverKey: app.push.publicKey,
        });
        const ids = useless.map(({ id }) => id);
        if (ids.length > 0)
          await work.em.nativeDelete(PushSubscriptionEntity, { id: { $in: ids } });
        return ids.length;
      });
    } while (found === batchSize);
  },
});
