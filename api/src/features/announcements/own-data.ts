import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { AnnouncementEntity } from './announcement.entity.ts';
import { announcementsSql } from './announcements.sql.ts';

/**
 * Announcements that the person made as an admin, when they were mailed such, and those that they
 * put away.
 */
export const announcementsOwnData: OwnData = {
  announcements: announcementsSql.statement('copyOfMade', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('announcements as announcement')
      .where('announcement.admin_id', '=', userId)
      .orderBy('announcement.id')
      .select(
        columnsOf('announcement', [
          'id',
          ...peoplesWords(AnnouncementEntity),
          'startsAt',
          'expiresAt',
          'endedAt',
          'createdAt',
        ]),
      ),
  ),
  mailedAnnouncements: announcementsSql.statement(
    'copyOfMailed',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('announcement_mails as mail')
        .where('mail.user_id', '=', userId)
        .orderBy('mail.mailed_at')
        .select(columnsOf('mail', ['mailedAt'])),
  ),
  dismissedAnnouncements: announcementsSql.statement(
    'copyOfDismissed',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('announcement_dismissals as dismissal')
        .where('dismissal.user_id', '=', userId)
        .orderBy('dismissal.announcement_id')
        .select(columnsOf('dismissal', ['announcementId'])),
  ),
};
