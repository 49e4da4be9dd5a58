import { announcementMailsBound as bound } from '../../../../../schema/rules/announcements/announcements-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { Work } from '../../../core/context.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { User } from '../../identity/index.ts';
import { AnnouncementMailEntity } from '../announcement.entity.ts';
import { announcementsSql } from '../announcements.sql.ts';

const placesTaken = announcementsSql.statement(
  'mailPlacesTaken',
  { userIds: 'uuid[]' },
  (db, { userIds }) =>
    db
      .selectFrom('announcement_mails as mail')
      .where('mail.user_id', '=', anyOf(userIds))
      .select(['mail.user_id as userId', 'mail.place']),
);

const places = Array.from({ length: bound.mails }, (_, n) => n + 1);

/** Announcements are mailed one after the other: places are looked at and taken under this key. */
export const announcementMailsKey = 'announcements.mails';

/**
 * Takes a place for the mail of an announcement to each of these people; those of former days are
 * given back first. To be asked under `announcementMailsKey`.
 * @returns whom it is mailed: who had all of their mails reads it in the bar and at the bell
 */
export async function takeMailPlaces(
  work: Work,
  userIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { em } = work;
  const old = { user: { $in: [...userIds] }, mailedAt: { $lte: daysBefore(now, bound.days) } };
  await em.nativeDelete(AnnouncementMailEntity, old);
  const rows = await work.query(placesTaken, { userIds: [...userIds] });
  const taken = Map.groupBy(rows, ({ userId }) => userId);
  return userIds.filter((id) => {
    const isFree = (n: number): boolean => !taken.get(id)?.some(({ place }) => place === n);
    const place = places.find(isFree);
    if (place === undefined) return false;
    em.create(AnnouncementMailEntity, { user: em.getReference(User, id), place, mailedAt: now });
    return true;
  });
}
