import type { PushMessage } from '../../../../../schema/rules/push/push.ts';
import { pushTexts } from '../../../../../schema/rules/push/push-texts.ts';
import { quoteText } from '../../../../../schema/rules/text/display.ts';
import { withoutMarks } from '../../../../../schema/rules/text/without-marks.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { truth } from '../../../core/sql/index.ts';
import { findUnread } from '../notifications.queries.ts';
import { isSwitchedOff, notificationsSql } from '../notifications.sql.ts';
import type { Notification } from '../notifications.types.ts';
import { isQuiet } from '../quiet/quiet-hours.sql.ts';
import { updateNotifications } from '../update-notifications.ts';
import { deliver, hidesNothing, listeningBrowsers } from './browsers.ts';
import { type PushTask, pushJobName } from './plan-pushes.ts';
import { answersByPush } from './push-answers.ts';

/** What is not delivered within a day is old news: the bell has it. */
const keptSeconds = 86_400;

const toldPerson = notificationsSql.statement(
  'toldPerson',
  { id: 'uuid', now: 'timestamptz' },
  (_db, { id, now }) =>
    listeningBrowsers
      .leftJoin('notification_settings as settings', 'settings.user_id', 'subscription.user_id')
      .where('subscription.id', '=', id)
      .where('session.expires_at', '>', now)
      .select((eb) => [
        'subscription.user_id as userId',
        'subscription.endpoint',
        'settings.quiet_from as quietFrom',
        'settings.quiet_to as quietTo',
        'settings.quiet_zone as quietZone',
        truth(isQuiet(eb.ref('subscription.user_id'), now)).as('isQuiet'),
        isSwitchedOff('pushWords', eb.ref('subscription.user_id'))
          .$castTo<boolean>()
          .as('hidesWords'),
      ]),
);

/** What a browser is told depends on its person: whether it hides words, and when it is silent. */
interface Told {
  userId: string;
  endpoint: string;
  hidesWords: boolean;
  quietFrom: number | null;
  quietTo: number | null;
  quietZone: string | null;
}

/** Whose words are hidden is asked nothing: they would not see what they answer. */
async function messageOf(
  app: App,
  subscriptionId: string,
  unread: Notification,
  { userId, hidesWords, quietFrom: from, quietTo: to, quietZone: zone }: Told,
): Promise<PushMessage> {
  const { id, type, content, quote, link, updatedAt } = unread;
  const asked = hidesWords ? null : await answersByPush(app, { userId, subscriptionId }, unread);
  const words = quote ?? (asked?.words && quoteText(withoutMarks(asked.words)));
  return {
    kind: 'show',
    tag: id,
    title: hidesWords ? pushTexts.hidden[type] : content,
    body: hidesWords ? '' : (words ?? ''),
    link,
    at: updatedAt.getTime(),
    ...(from !== null && to !== null && zone !== null ? { quiet: { from, to, zone } } : {}),
    ...(asked && { answers: asked.answers }),
  };
}

/** What is to be sent; null when it was read meanwhile. */
async function messageFor(
  app: App,
  { subscriptionId, notificationId, isTakenBack }: PushTask,
  told: Told,
): Promise<{ message: PushMessage; isUrgent: boolean } | null> {
  const [unread] = await findUnread(app, told.userId, [notificationId]);
  if (isTakenBack)
    return unread || hidesNothing(told.endpoint)
      ? null
      : { message: { kind: 'takeBack', tag: notificationId }, isUrgent: false };
  if (!unread) return null;
  return {
    message: await messageOf(app, subscriptionId, unread, told),
    isUrgent: unread.type === 'chat' || unread.priority === 'high',
  };
}

/**
 * Tells one browser of one notification, or takes it back there. Tried again for more than an hour
 * while its push service is away; a browser that is gone is forgotten.
 */
export const pushJob = (app: App): Job<PushTask> => ({
  name: pushJobName,
  sendsPush: true,
  retries: 12,
  concurrency: { jobs: 4, perGroup: 2 },
  async run(task) {
    const { subscriptionId, notificationId } = task;
    const [found] = await app.db.query(toldPerson, { id: subscriptionId, now: app.clock.now() });
    if (!found) return;
    // The service was away, or the queue long: by now it would wake somebody.
    if (found.isQuiet && !task.isTakenBack)
      return change(app, (work) =>
        updateNotifications(work, [{ id: notificationId }], { heldAt: app.clock.now() }),
      );
    const told = await messageFor(app, task, found);
    if (!told) return;
    await deliver(app, subscriptionId, told.message, {
      seconds: keptSeconds,
      isUrgent: told.isUrgent,
    });
  },
});
