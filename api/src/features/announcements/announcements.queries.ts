import { type Expression, expressionBuilder } from 'kysely';
import { announcementFilters } from '../../../../schema/rules/announcements/announcements-filters.ts';
import { shownAnnouncements } from '../../../../schema/rules/announcements/announcements-texts.ts';
import type { Role } from '../../../../schema/rules/college/college.ts';
import { type App, type Context, isAnyAdmin, type Viewer } from '../../core/context.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  sortKey,
} from '../../core/lists/index.ts';
import { containsText } from '../../core/sql/index.ts';
import { people, personColumns, personOrNull } from '../identity/index.ts';
import { type AnnouncementTables, announcementsSql, branchOf } from './announcements.sql.ts';
import type { Announcement, AnnouncementArgs } from './announcements.types.ts';

const columns = [
  'announcement.id',
  'announcement.message',
  'announcement.role',
  'announcement.year_of_graduation as yearOfGraduation',
  'announcement.branch',
  'announcement.starts_at as startsAt',
  'announcement.is_scheduled as isScheduled',
  'announcement.ended_at as endedAt',
  'announcement.by_mail as byMail',
  'announcement.expires_at as expiresAt',
  'announcement.created_at as createdAt',
] as const;

const announcement = expressionBuilder<
  { announcement: AnnouncementTables['announcements'] },
  'announcement'
>();

const isOpen = (now: Expression<Date>) =>
  announcement.and([
    announcement('announcement.ended_at', 'is', null),
    announcement('announcement.is_scheduled', '=', false),
    announcement.or([
      announcement('announcement.expires_at', 'is', null),
      announcement('announcement.expires_at', '>', now),
    ]),
  ]);

/** It waits for its time. */
const isScheduled = announcement.and([
  announcement('announcement.ended_at', 'is', null),
  announcement('announcement.is_scheduled', '=', true),
]);

/** The index `announcements_open` holds the few that are open. */
const openFor = announcementsSql.statement(
  'openFor',
  { viewerId: 'uuid', isAdmin: 'boolean', role: 'text', now: 'timestamptz' },
  (db, { viewerId, isAdmin, role, now }) =>
    db
      .selectFrom('announcements as announcement')
      .innerJoin(people.as('person'), (join) => join.on('person.id', '=', viewerId))
      .where(isOpen(now))
      .where((eb) =>
        eb.or([
          isAdmin,
          eb.and([
            eb.or([
              eb('announcement.role', 'is', null),
              eb('announcement.role', '=', role.$castTo<Role>()),
            ]),
            eb.or([
              eb('announcement.year_of_graduation', 'is', null),
              eb('announcement.year_of_graduation', '=', eb.ref('person.year_of_graduation')),
            ]),
            eb.or([
              eb('announcement.branch', 'is', null),
              eb('announcement.branch', '=', branchOf),
            ]),
          ]),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('announcement_dismissals as dismissal')
              .whereRef('dismissal.announcement_id', '=', 'announcement.id')
              .where('dismissal.user_id', '=', viewerId),
          ),
        ),
      )
      .orderBy('announcement.id', 'desc')
      .limit(shownAnnouncements)
      .select(columns),
);

/**
 * The announcements that a person is shown, newest first: open, for them, and not dismissed. Admins
 * see all.
 */
export async function announcementsFor(app: App, viewer: Viewer): Promise<Announcement[]> {
  const rows = await app.db.query(openFor, {
    viewerId: viewer.id,
    isAdmin: isAnyAdmin(viewer),
    role: viewer.role,
    now: app.clock.now(),
  });
  return rows.map((row) => announcementOf({ ...row, active: true }, null));
}

const announced = sortKey('announcement.id', 'uuid', 'id');

/**
 * All of them for admins: the primary key serves the list, `announcements_open` those that are
 * active or scheduled.
 */
const announcementList = declareList(announcementsSql, {
  name: 'page',
  isCounted: true,
  given: { now: 'timestamptz' },
  sorts: { newest: descending(announced), oldest: ascending(announced) },
  filters: announcementFilters,
  conditions: {
    state: {
      active: ({ now }) => isOpen(now),
      scheduled: () => isScheduled,
      past: ({ now }) => announcement.not(announcement.or([isOpen(now), isScheduled])),
    },
    search: (search) => containsText('announcement.message', search),
  },
  select: (db, { now }, { arrange }) =>
    db
      .selectFrom('announcements as announcement')
      .leftJoin(people.as('person'), 'person.id', 'announcement.admin_id')
      .select(columns)
      .select(personColumns)
      .select(isOpen(now).$castTo<boolean>().as('active'))
      .$call(arrange),
});

/**
 * A page of all announcements: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100 and cursors of other lists
 */
export function announcementPageOf(
  { app }: Context,
  { first, after, sort, search, active, scheduled }: AnnouncementArgs,
  atMost?: number,
): Promise<CountedPage<Announcement>> {
  const standing = active === true ? 'active' : active === false ? 'past' : null;
  const state = scheduled ? 'scheduled' : standing;
  return announcementList.page(
    app,
    { first, after, sort, filter: { state, search } },
    {
      given: { now: app.clock.now() },
      atMost,
      node: (row) => announcementOf(row, personOrNull(row)),
    },
  );
}

type Facts = Omit<Announcement, 'admin' | 'scheduled'> & {
  isScheduled: boolean;
  endedAt: Date | null;
};

const announcementOf = (row: Facts, admin: Announcement['admin']): Announcement => ({
  id: row.id,
  message: row.message,
  role: row.role,
  yearOfGraduation: row.yearOfGraduation,
  branch: row.branch,
  startsAt: row.startsAt,
  scheduled: row.isScheduled && !row.endedAt,
  byMail: row.byMail,
  expiresAt: row.expiresAt,
  createdAt: row.createdAt,
  active: row.active,
  admin,
});

const byId = announcementsSql.statement(
  'byId',
  { id: 'uuid', now: 'timestamptz' },
  (db, { id, now }) =>
    db
      .selectFrom('announcements as announcement')
      .leftJoin(people.as('person'), 'person.id', 'announcement.admin_id')
      .where('announcement.id', '=', id)
      .select(columns)
      .select(personColumns)
      .select(isOpen(now).$castTo<boolean>().as('active')),
);

/** One announcement as admins see it; null when there is none. */
export async function readAnnouncement(app: App, id: string): Promise<Announcement | null> {
  const [row] = await app.db.query(byId, { id, now: app.clock.now() });
  return row ? announcementOf(row, personOrNull(row)) : null;
}

const audienceFacts = announcementsSql.statement(
  'audienceFacts',
  { ids: 'uuid[]' },
  (db, { ids }) =>
    db
      .selectFrom(people.as('person'))
      .where((eb) => eb('person.id', '=', eb.fn.any(ids)))
      .select(['person.id', 'person.year_of_graduation as year', branchOf.as('branch')]),
);

/** Year and branch of people, as one word each: those who share it are told the same. */
export async function audienceLevels(
  app: App,
  viewers: readonly Viewer[],
): Promise<Map<string, string>> {
  const others = viewers.filter((viewer) => !isAnyAdmin(viewer)).map(({ id }) => id);
  const rows = others.length > 0 ? await app.db.query(audienceFacts, { ids: others }) : [];
  return new Map([
    ...viewers.map(({ id }): [string, string] => [id, 'all']),
    ...rows.map(({ id, year, branch }): [string, string] => [id, `${year ?? ''} ${branch ?? ''}`]),
  ]);
}

type Audience = Pick<Announcement, 'role' | 'yearOfGraduation' | 'branch'>;

/** Whether those of a role and of such a level (`audienceLevels`) are told. */
export const isFor = (shown: Audience, role: string, level: string): boolean => {
  if (level === 'all') return true;
  const [year = '', ...branch] = level.split(' ');
  return (
    (shown.role === null || shown.role === role) &&
    (shown.yearOfGraduation === null || String(shown.yearOfGraduation) === year) &&
    (shown.branch === null || shown.branch === branch.join(' '))
  );
};

/** Answers whether an announcement is for a person: open or past, dismissed or not. */
export async function audienceCheckOf(
  app: App,
  viewer: Viewer,
): Promise<(shown: Audience) => boolean> {
  const level = (await audienceLevels(app, [viewer])).get(viewer.id) ?? '';
  return (shown) => isAnyAdmin(viewer) || isFor(shown, viewer.role, level);
}
