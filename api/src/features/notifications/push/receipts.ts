import { raw } from '@mikro-orm/core';
import { pushReceipt } from '../../../../../schema/rules/push/push.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { silentPush } from '../../../push-limits.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';

/**
 * Notes that a push service took a message for a browser, which the browser has not said to have
 * received. The one that makes too many of them, over too long, makes it a silent one.
 */
export async function notePushed(app: App, id: string): Promise<void> {
  const now = app.clock.now();
  const longAgo = new Date(now.getTime() - silentPush.overDays * dayMilliseconds);
  await change(app, (work) =>
    work.em.nativeUpdate(
      PushSubscriptionEntity,
      { id, silentSince: null },
      {
        unheardCount: raw('unheard_count + 1'),
        unheardSince: raw('coalesce(unheard_since, ?::timestamptz)', [now]),
        silentSince: raw(
          'case when unheard_count + 1 >= ?::int and unheard_since <= ?::timestamptz then ?::timestamptz end',
          [silentPush.unheard, longAgo, now],
        ),
      },
    ),
  );
}

/**
 * A browser says that a push came: nothing is unheard there. It proves who it is by its secret,
 * which it and the server alone know, so it needs no session.
 * @returns always true: the answer tells nobody which browsers are known
 */
export async function pushReceived({ app }: Context, sent: object): Promise<boolean> {
  const { data: receipt } = pushReceipt.safeParse(sent);
  if (receipt)
    await change(app, (work) =>
      work.em.nativeUpdate(
        PushSubscriptionEntity,
        { ...receipt, unheardCount: { $gt: 0 } },
        { unheardCount: 0, unheardSince: null, silentSince: null },
      ),
    );
  return true;
}
