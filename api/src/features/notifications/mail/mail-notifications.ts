import {
  mailedAtOnce,
  mailedElsewhere,
  type NotificationKind,
  type NotificationMailKind,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { type App, change, type Work } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { type Parameters, timeBefore } from '../../../core/sql/index.ts';
import { findAddressee, isNotBanned, people } from '../../identity/index.ts';
import { lastSeenOf } from '../../presence/index.ts';
import { findUnread } from '../notifications.queries.ts';
import {
  isMailSwitchedOff,
  isSwitchedOff,
  isUnread,
  lockedInOrder,
  notification,
  notificationsSql,
} from '../notifications.sql.ts';
import { collegeKinds } from '../rules/college-kinds.ts';
import { updateNotifications } from '../update-notifications.ts';
import { answerByMail, answersByLink } from './answers-by-link.ts';
import { boundText, switchedOffMails } from './mail-choices.ts';
import { claimMailsKey, hasPlaceLeft, namedIds, type Place, takePlaces } from './mails-at-once.ts';
import { maxMailedLines, notificationMail } from './notification-mail.ts';
import { isWithinQuestionMails, noteQuestionMails } from './question-mails.ts';

/** Who has not seen a notification for so long is away, and is mailed of it at once. */
const away = '120 seconds';
/** Who has not been seen for so long is away from chats: unread messages are mailed then. */
const awayFromChat = '15 minutes';
/** What is older is not mailed at once any more. */
const mailedAtOnceWithin = '24 hours';
/** What is newer waits for the next digest; what is older is in none. */
const digestAfter = '10 minutes';
const digestWithin = '60 days';
/** People who are mailed in one transaction. */
const maxPeoplePerClaim = 200;

/** A mail to one person. Its id is made when it is asked for: sent again, it is the same mail. */
interface MailRequest {
  mailId: string;
  userId: string;
  kind: NotificationMailKind;
  /** Of the notifications that are in it. */
  ids: string[];
  /** After it there are no such mails for a while. */
  isLast?: boolean;
}

const sendJobs: Record<NotificationMailKind, { name: string; formerName: string }> = {
  mailAtOnce: { name: 'notifications.send-at-once', formerName: 'notifications.mail' },
  mailDigest: { name: 'notifications.send-digest', formerName: 'notifications.digest' },
};

const parameters = { now: 'timestamptz' } as const;

/** Of messages: they and the person have been away for a while. */
const isAwayFromChat = (now: Parameters<typeof parameters>['now']) =>
  notification.or([
    notification('notification.kind', '<>', 'messageSent'),
    notification.and([
      notification('notification.fresh_since', '<=', timeBefore(now, awayFromChat)),
      notification(
        notification.fn.coalesce(
          lastSeenOf(notification.ref('notification.user_id')),
          notification.ref('notification.fresh_since'),
        ),
        '<=',
        timeBefore(now, awayFromChat),
      ),
    ]),
  ]);

const isDue = (kind: NotificationMailKind, { now }: Parameters<typeof parameters>) =>
  notification.and([
    notification('notification.mailed_at', 'is', null),
    isUnread,
    notification.not(isSwitchedOff(kind, notification.ref('notification.user_id'))),
    notification.not(isMailSwitchedOff(collegeKinds)),
    ...(kind === 'mailAtOnce'
      ? [
          notification('notification.kind', 'in', mailedAtOnce),
          notification('notification.fresh_since', '<=', timeBefore(now, away)),
          isAwayFromChat(now),
          isWithinQuestionMails(now),
          hasPlaceLeft(now),
          notification('notification.updated_at', '>', timeBefore(now, mailedAtOnceWithin)),
        ]
      : [
          notification('notification.kind', 'not in', mailedElsewhere),
          notification('notification.updated_at', '<=', timeBefore(now, digestAfter)),
          notification('notification.updated_at', '>', timeBefore(now, digestWithin)),
        ]),
  ]);

/**
 * All that is due of up to `maxPeoplePerClaim` people, locked in the order in which the dispatcher
 * takes it.
 */
const dueNotifications = notificationsSql.statements(
  'due',
  parameters,
  [{ kind: 'mailAtOnce' }, { kind: 'mailDigest' }],
  ({ kind }: { kind: NotificationMailKind }) =>
    (db, values) =>
      db
        .with('mailed', (cte) =>
          cte
            .selectFrom('notifications as notification')
            .innerJoin(people.as('person'), 'person.id', 'notification.user_id')
            .where(isNotBanned('person'))
            .where(isDue(kind, values))
            .distinct()
            .orderBy('notification.user_id')
            .limit(maxPeoplePerClaim)
            .select('notification.user_id'),
        )
        .selectFrom('notifications as notification')
        .innerJoin('mailed', 'mailed.user_id', 'notification.user_id')
        .where(isDue(kind, values))
        .$call(lockedInOrder)
        .select(['notification.id', 'notification.user_id as userId', 'notification.kind'])
        .select(namedIds.as('named')),
);

/** Counts the mails at once that tell of these, and those of them about questions. */
async function claimPlaces(
  work: Work,
  due: readonly { userId: string; kind: NotificationKind; named: readonly { id: string }[] }[],
  now: Date,
): Promise<Map<string, Place>> {
  if (due.length === 0) return new Map();
  const ofQuestions = due.filter(({ kind }) => kind === 'questionAsked');
  const asked = new Set(ofQuestions.map(({ userId }) => userId));
  await noteQuestionMails(work, [...asked], now);
  const mails = [...Map.groupBy(due, ({ userId }) => userId)].map(([userId, ofPerson]) => ({
    userId,
    senderIds: ofPerson.flatMap(({ named }) => named.map(({ id }) => id)),
  }));
  return takePlaces(work, mails, now);
}

/**
 * Claims what is due and asks for its mails in the same transaction: a notification is in one mail,
 * whichever instance looks, and whichever process dies in between. One mail a person.
 * @returns how many people are mailed
 */
async function claim(work: Work, kind: NotificationMailKind, now: Date): Promise<number> {
  await work.advisoryLock(claimMailsKey);
  const due = await work.query(dueNotifications({ kind }), { now });
  await updateNotifications(work, due, { mailedAt: now });
  const byPerson = Map.groupBy(due, ({ userId }) => userId);
  const places = kind === 'mailAtOnce' ? await claimPlaces(work, due, now) : null;
  for (const [userId, notifications] of byPerson) {
    const ids = notifications.map(({ id }) => id);
    const isLast = places?.get(userId) === 'last';
    const request: MailRequest = { mailId: newId(), userId, kind, ids, isLast };
    await work.enqueue(sendJobs[kind].name, request);
  }
  return byPerson.size;
}

const claimJob =
  (kind: NotificationMailKind, name: string, cron: string) =>
  (app: App): Job<object> => ({
    name,
    cron,
    retries: 2,
    async run() {
      while (
        (await change(app, (work) => claim(work, kind, app.clock.now()))) === maxPeoplePerClaim
      );
    },
  });

/** Every minute: what somebody waits with (`mailedAtOnce`) and the person has not seen. */
export const claimUrgentMailsJob = claimJob(
  'mailAtOnce',
  'notifications.mail-waiting',
  '* * * * *',
);
/** On Monday mornings in India: what else is unread. */
export const claimDigestMailsJob = claimJob(
  'mailDigest',
  'notifications.mail-digests',
  '30 3 * * 1',
);

/**
 * Sends one mail; what was read meanwhile is left out, and when nothing is left there is no mail.
 */
const sendJob =
  (kind: NotificationMailKind) =>
  (app: App): Job<MailRequest> => ({
    ...sendJobs[kind],
    ...mailRetries,
    async run({ mailId, userId, ids, isLast = false }) {
      const [switchedOff] = await app.db.query(switchedOffMails, { userId });
      const to = switchedOff?.[kind] ? null : await findAddressee(app, userId);
      const notifications = to ? await findUnread(app, userId, ids) : [];
      if (!to || notifications.length === 0) return;
      const letter = { mailId, userId, kind, to, notifications };
      const named = kind === 'mailAtOnce' ? notifications.slice(0, maxMailedLines) : [];
      const answers = await answersByLink(app, userId, named);
      const byMail = await answerByMail(named, answers);
      const bound = kind === 'mailAtOnce' ? boundText(switchedOff, isLast) : null;
      await app.mailer.send(notificationMail(app, { ...letter, answers, byMail, bound }));
    },
  });

export const sendUrgentMailJob = sendJob('mailAtOnce');
export const sendDigestMailJob = sendJob('mailDigest');
