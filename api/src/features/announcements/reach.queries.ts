import { announcementMailsBound as bound } from '../../../../schema/rules/announcements-texts.ts';
import type { Role } from '../../../../schema/rules/college.ts';
import { hoursAfter } from '../../core/clock.ts';
import type { App } from '../../core/context.ts';
import { countRows, type Parameters, timeBefore } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { announcementsSql, branchOf, hasStoppedMails } from './announcements.sql.ts';
import type { AnnouncementMailReach } from './announcements.types.ts';

const audienceParameters = { role: 'text?', year: 'int4?', branch: 'text?' } as const;

/** The people `person` of an audience that no announcement has yet. */
const audienceOf = ({ role, year, branch }: Parameters<typeof audienceParameters>) =>
  announcementsSql.db
    .selectFrom(people.as('person'))
    .where(isNotBanned('person'))
    .where((eb) => eb.or([eb(role, 'is', null), eb('person.role', '=', role.$castTo<Role>())]))
    .where((eb) => eb.or([eb(year, 'is', null), eb('person.year_of_graduation', '=', year)]))
    .where((eb) => eb.or([eb(branch, 'is', null), eb(branchOf, '=', branch)]));

const reach = announcementsSql.statement('reach', audienceParameters, (_db, audience) =>
  audienceOf(audience).select(countRows().as('count')),
);

/**
 * Who has had all their mails of announcements by then, and when the last of them gets one; who has
 * stopped these mails gets none then either.
 */
const withoutMail = announcementsSql.statement(
  'withoutMail',
  { ...audienceParameters, at: 'timestamptz' },
  (db, { at, ...audience }) =>
    audienceOf(audience)
      .innerJoin(
        db
          .selectFrom('announcement_mails as mail')
          .where('mail.mailed_at', '>', timeBefore(at, `${bound.days} days`))
          .groupBy('mail.user_id')
          .having(countRows(), '>=', bound.mails)
          .select(({ fn }) => ['mail.user_id', fn.min('mail.mailed_at').as('first')])
          .as('full'),
        'full.user_id',
        'person.id',
      )
      .where((eb) => eb.not(hasStoppedMails(eb.ref('person.id'))))
      .select(({ fn }) => [countRows().as('count'), fn.max('full.first').as('last')]),
);

interface Audience {
  role: string | null;
  yearOfGraduation: number | null;
  branch: string | null;
}

/** Who of an audience an announcement that begins then would not be mailed. */
export async function withoutMailOf(
  app: App,
  { role, yearOfGraduation: year, branch }: Audience,
  at: Date,
): Promise<AnnouncementMailReach> {
  const [row] = await app.db.query(withoutMail, { role, year, branch, at });
  const last = row?.last;
  return {
    withoutMail: row?.count ?? 0,
    mailsAgainAt: last ? hoursAfter(last, bound.days * 24) : null,
  };
}

/** How many people an announcement is for. */
export async function reachOf(app: App, audience: Audience): Promise<number> {
  const { role, yearOfGraduation: year, branch } = audience;
  const [row] = await app.db.query(reach, { role, year, branch });
  return row?.count ?? 0;
}
