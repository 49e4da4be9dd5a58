import { createHash } from 'node:crypto';
import type { PushMessage } from '../../../../../schema/rules/push/push.ts';
import { type App, change } from '../../../core/context.ts';
import type { PushOptions } from '../../../core/push/push.ts';
import { openSessions } from '../../identity/index.ts';
import { notificationsSql } from '../notifications.sql.ts';
import { PushSubscriptionEntity } from './push-subscription.entity.ts';
import { notePushed } from './receipts.ts';

/** Browsers of open sessions: a `session` counts until it expires, which each statement asks. */
export const listeningBrowsers = notificationsSql.db
  .selectFrom('push_subscriptions as subscription')
  .innerJoin(openSessions.as('session'), 'session.id', 'subscription.session_id');

/** Who passes messages on to a browser: one that is away holds up no other. */
export const serviceOf = (endpoint: string): string => new URL(endpoint).hostname;

/** Apple's service ends subscriptions whose messages show nothing. */
export const hidesNothing = (endpoint: string): boolean =>
  serviceOf(endpoint).endsWith('.push.apple.com');

const browser = notificationsSql.statement(
  'browser',
  { id: 'uuid', now: 'timestamptz' },
  (_db, { id, now }) =>
    listeningBrowsers
      .where('subscription.id', '=', id)
      .where('session.expires_at', '>', now)
      .select([
        'subscription.endpoint',
        'subscription.p256dh',
        'subscription.auth',
        'subscription.server_key as serverKey',
      ]),
);

/** At most 32 characters that say nothing of what it is about. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** The service knows the browser no more: it was uninstalled, or took its permission back. */
const goneStatuses = [404, 410];
const isAway = (status: number): boolean => status === 429 || status >= 500;

/**
 * Hands a message for one browser to its service. One whose session is over gets none, one that is
 * gone is forgotten.
 * @throws while the service is away
 */
export async function deliver(
  app: App,
  subscriptionId: string,
  message: PushMessage,
  options: Omit<PushOptions, 'topic'>,
): Promise<void> {
  const [found] = await app.db.query(browser, { id: subscriptionId, now: app.clock.now() });
  if (!found || found.serverKey !== app.push.publicKey) return;
  const status = await app.push.send(found, message, { ...options, topic: topicOf(message.tag) });
  if (goneStatuses.includes(status))
    await change(app, (work) =>
      work.em.nativeDelete(PushSubscriptionEntity, { id: subscriptionId }),
    );
  else if (isAway(status)) throw new Error(`the push service answered ${status}`);
  else if (status >= 400)
    app.log.warn({ status, service: serviceOf(found.endpoint) }, 'a push was refused');
  else if (message.kind === 'show')
    // It is on its way: what fails from here on must not send it once more.
    await notePushed(app, subscriptionId).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a push that left could not be counted');
    });
}
