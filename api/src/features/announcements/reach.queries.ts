import { announcementMailsBound as bound } from '../../../../schema/rules/announcements/announcements-texts.ts';
import type { Role } from '../../../../schema/rules/college/college.ts';
import { hoursAfter } from '../../core/clock.ts';
import type { App } from '../../core/context.ts';
import { countRows, type Parameters, timeBefore } from '../../core/sql/index.ts';
import { isNotBanned, people, provenAddresses } from '../identity/index.ts';
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
 * How many are mailed, and how many have had all their mails of announcements by then and when the
 * last of them gets one; who has stopped these mails or not proven their address is neither.
 */
const mailReach = announcementsSql.statement(
  'mailReach',
  { ...audienceParameters, at: 'timestamptz' },
  (db, { at, ...audience }) =>
    audienceOf(audience)
      .innerJoin(provenAddresses.as('account'), 'account.id', 'person.id')
      .leftJoin(
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
      .select(({ fn, eb }) => [
        countRows(eb('full.user_id', 'is', null)).as('mailed'),
        countRows(eb('full.user_id', 'is not', null)).as('withoutMail'),
        fn.max(eb.ref('full.first')).as('last'),
      ]),
);

interface Audience {
  role: string | null;
  yearOfGraduation: number | null;
  branch: string | null;
}

/** Whom of an audience an announcement that begins then would be mailed, and whom not. */
export async function mailReachOf(
  app: App,
  { role, yearOfGraduation: year, branch }: Audience,
  at: Date,
): Promise<AnnouncementMailReach> {
  const [row] = await app.db.query(mailReach, { role, year, branch, at });
  const last = row?.last;
  return {
    mailed: row?.mailed ?? 0,
    withoutMail: row?.withoutMail ?? 0,
    mailsAgainAt: last ? hoursAfter(last, bound.days * 24) : null,
  };
}

/** How many people an announcement is for. */
export async function reachOf(app: App, audience: Audience): Promise<number> {
  const { role, yearOfGraduation: year, branch } = audience;
  const [row] = await app.db.query(reach, { role, year, branch });
  return row?.count ?? 0;
}
