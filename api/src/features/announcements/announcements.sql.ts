import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { AnnouncementDismissalEntity, AnnouncementEntity } from './announcement.entity.ts';

export type AnnouncementTables = Tables<
  typeof AnnouncementEntity | typeof AnnouncementDismissalEntity
>;

export const announcementsSql = roomSql<AnnouncementTables>('announcements');

/** Announcements by their words, for lines of admins alone. */
export const namedAnnouncements = announcementsSql.shareQuery(
  announcementsSql.db.selectFrom('announcements').select(['id', 'message as name']),
);
