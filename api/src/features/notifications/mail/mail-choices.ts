import type { Expression } from 'kysely';
import { notificationMailTexts as texts } from '../../../../../schema/rules/notifications/notifications-mail-texts.ts';
import type { LetterParagraph } from '../../../../../schema/rules/text/letter.ts';
import type { App } from '../../../core/context.ts';
import type { announcementMailChoice } from '../../announcements/index.ts';
import type { reminderChoice } from '../../chat/index.ts';
import { isSwitchedOff, notificationsSql } from '../notifications.sql.ts';
import { takeReminderPlaces } from './mails-at-once.ts';
import { stopMailsAddresses } from './unsubscribe.ts';

/** What a person has switched off of mails. */
export const switchedOffMails = notificationsSql.statement(
  'switchedOffMails',
  { userId: 'uuid' },
  (db, { userId }) =>
    db.selectNoFrom([
      isSwitchedOff('mailAtOnce', userId).$castTo<boolean>().as('mailAtOnce'),
      isSwitchedOff('mailBounded', userId).$castTo<boolean>().as('mailBounded'),
      isSwitchedOff('mailDigest', userId).$castTo<boolean>().as('mailDigest'),
      isSwitchedOff('chat', userId).$castTo<boolean>().as('chat'),
      isSwitchedOff('mailCollege', userId).$castTo<boolean>().as('mailCollege'),
      isSwitchedOff('mailChat', userId).$castTo<boolean>().as('mailChat'),
    ]),
);

/** Whether a person gets no mails of the college to many: they stopped them. */
export const isCollegeMailOff = async (app: App, userId: string): Promise<boolean> =>
  (await app.db.query(switchedOffMails, { userId })).some((off) => off.mailCollege);

/** The same, as a condition of other rooms' statements. */
export const isCollegeMailDeclined = (userId: Expression<string>) =>
  notificationsSql.share(isSwitchedOff('mailCollege', userId)).$castTo<boolean>();

/** What a mail at once says of how many there are. */
export interface BoundText {
  /** Beside why one gets it. */
  why: string;
  last: readonly LetterParagraph[];
}

/** Null for who wants each of them. @param isLast whether there are none for a while after it */
export function boundText(
  off: { mailBounded: boolean; mailDigest: boolean } | undefined,
  isLast: boolean,
): BoundText | null {
  if (off?.mailBounded) return null;
  const isWeeklyOn = !off?.mailDigest;
  return { why: texts.bounded(isWeeklyOn), last: isLast ? [texts.last(isWeeklyOn)] : [] };
}

/** Saved searches send mails of their own; without the bell there are none of any kind. */
export const hasJobMailOff = (userId: Expression<string>) =>
  notificationsSql
    .share(
      notificationsSql.eb.or([isSwitchedOff('jobs', userId), isSwitchedOff('mailJobs', userId)]),
    )
    .$castTo<boolean>();

/**
 * A request for a chat that waits is told by `mailAtOnce`, and so are the reminders of it; without
 * the bell there is none.
 */
export const requestReminders: ReturnType<typeof reminderChoice> = {
  takePlaces: takeReminderPlaces,
  async choiceOf(app, userId, isLast) {
    const [off] = await app.db.query(switchedOffMails, { userId });
    if (off && (off.mailAtOnce || off.chat || off.mailChat)) return null;
    return {
      stop: stopMailsAddresses(app, userId, 'mailAtOnce'),
      bound: boundText(off, isLast),
    };
  },
};

/** Announcements that are mailed are mails of the college to many. */
export const announcementMails: ReturnType<typeof announcementMailChoice> = {
  isOff: isCollegeMailOff,
  stopAddresses: (app, userId) => stopMailsAddresses(app, userId, 'mailCollege'),
};
