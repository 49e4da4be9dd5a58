import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { announcementsSql } from './announcements.sql.ts';

/** Announcements that the person made as an admin, and those that they put away. */
export const announcementsOwnData: OwnData = {
  announcements: announcementsSql.statement('copyOfMade', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('announcements as a')
      .where('a.admin_id', '=', userId)
      .orderBy('a.id')
      .select(columnsOf('a', ['id', 'message', 'expiresAt', 'endedAt', 'createdAt'])),
  ),
  dismissedAnnouncements: announcementsSql.statement(
    'copyOfDismissed',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('announcement_dismissals as d')
        .where('d.user_id', '=', userId)
        .orderBy('d.announcement_id')
        .select(columnsOf('d', ['announcementId'])),
  ),
};
