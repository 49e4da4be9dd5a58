import { type Expression, sql } from 'kysely';
import { notifiedWords } from '../../../../schema/rules/announcements/announcements-texts.ts';
import { askedExpression, roomSql, type Tables } from '../../core/sql/index.ts';
import type {
  AnnouncementDismissalEntity,
  AnnouncementEntity,
  AnnouncementMailEntity,
} from './announcement.entity.ts';

export type AnnouncementTables = Tables<
  typeof AnnouncementEntity | typeof AnnouncementDismissalEntity | typeof AnnouncementMailEntity
>;

export const announcementsSql = roomSql<AnnouncementTables>('announcements');

/** Whether a person has stopped the mails of the college to many. */
export const hasStoppedMails = askedExpression<[userId: Expression<string>], boolean>(
  'announcements.hasStoppedMails',
);

/** Announcements by their words, for lines of admins alone. */
export const namedAnnouncements = announcementsSql.shareQuery(
  announcementsSql.db.selectFrom('announcements').select(['id', 'message as name']),
);

/**
 * A branch as announcements name it: ECE VLSI is ECE, and a specialisation stands for a stream that
 * somebody lacks.
 */
export const branchOf = sql<
  string | null
>`replace(coalesce(person.stream, person.specialisation), 'ECE VLSI', 'ECE')`;

/** What notifications say of announcements: their first words. */
export const announcedWords = announcementsSql.shareQuery(
  announcementsSql.db
    .selectFrom('announcements')
    .where('ended_at', 'is', null)
    .select(['id', sql<string>`left(message, ${sql.lit(notifiedWords)})`.as('words')]),
);
