import { importColumns } from '../../../../schema/rules/imports/imports-texts.ts';
import type { Work } from '../../core/context.ts';
import type { Moment, Person } from '../college.ts';
import { chance, demoId } from '../random.ts';
import { insertRows, type Row } from '../rows.ts';
import { office } from './office.ts';

/** How many days it is known who was there. */
const knownDays = 200;
const dayMilliseconds = 86_400_000;

function announcementRows(moment: Moment, admin: Person): Row[] {
  return office.announcements.map((one) => {
    const at = moment.ago(one.ago);
    return {
      id: demoId('announcement', one.key, at),
      admin_id: admin.id,
      message: one.message,
      role: one.role ?? null,
      ended_at: one.endedAgo === undefined ? null : moment.ago(one.endedAgo),
      created_at: at,
    };
  });
}

/**
 * Who was there on which of the last days: fewer on weekends, more of late, some who come every
 * day.
 */
function activeRows(people: Person[], moment: Moment): Row[] {
  return people.flatMap(({ id, key, joinedAt }) => {
    const luck = chance(`active ${key}`);
    const eager = luck.between(0.08, 0.7);
    return Array.from({ length: knownDays }, (_none, ago) => moment.ago(ago)).flatMap((at, ago) => {
      const isWeekend = at.getUTCDay() % 6 === 0;
      const likely = eager * (isWeekend ? 0.55 : 1) * (1.15 - ago / 250);
      const isThere = luck.happens(likely) && at.getTime() > joinedAt.getTime() + dayMilliseconds;
      return isThere ? [{ user_id: id, day: at.toISOString().slice(0, 10) }] : [];
    });
  });
}

function importRows(importId: string, college: string, year: number): Row[] {
  const empty = Object.fromEntries(importColumns.map((column) => [column, '']));
  const good = office.freshmen.map((name, at) => ({
    import_id: importId,
    number: at + 2,
    state: 'listed',
    email: `${name.toLowerCase().replace(' ', '.')}@freshmen.example`,
    full_name: name,
    mobile_number: null,
    college,
    stream: at % 2 === 0 ? 'CSE' : 'MECHANICAL',
    year_of_graduation: year,
    role: 'mentee',
    cells: null,
    problems: null,
  }));
  const bad = office.mistyped.map(({ name, email, reason, column }, at) => ({
    import_id: importId,
    number: office.freshmen.length + at + 2,
    state: 'bad',
    email: null,
    full_name: null,
    mobile_number: null,
    college: null,
    stream: null,
    year_of_graduation: null,
    role: null,
    cells: { ...empty, fullName: name, email },
    problems: [{ column, reason }],
  }));
  return [...good, ...bad];
}

/** The figures of the days before today, as the night would have counted them. */
const dailyFigures = `
  with days as (select (current_date - ago)::date as day from generate_series(1, ${knownDays}) as ago),
  at_college as (
    select 'signUps' as name, created_at as at from users
    union all select 'posts', created_at from posts
    union all select 'questions', created_at from questions
    union all select 'answers', created_at from answers
    union all select 'jobs', created_at from job_openings
    union all select 'gratitudes', created_at from gratitudes
    union all select 'requests', asked_at from conversations where asked_at is not null
    union all select 'requestsAccepted', answered_at from conversations where asked_at is not null and status = 'active' and answered_at is not null
    union all select 'questionsAnswered', question.created_at from questions question where exists (
      select from answers answer where answer.question_id = question.id and answer.user_id <> question.user_id and answer.created_at <= question.created_at + interval '3 days')
    union all select 'firstAnswer.' || floor(extract(epoch from min(answer.created_at) - question.created_at) / 3600)::int, question.created_at
      from questions question join answers answer on answer.question_id = question.id and answer.user_id <> question.user_id and answer.created_at >= question.created_at group by question.id
  )
  insert into daily_figures (day, name, value)
  select day.day, counted.name, count(*) from days day join at_college counted on (counted.at at time zone 'Asia/Kolkata')::date = day.day group by 1, 2
  union all select day.day, 'verified', (select count(*) from users person where person.is_verified and (person.created_at at time zone 'Asia/Kolkata')::date <= day.day) from days day
  union all select day.day, span.name, (select count(distinct active_day.user_id) from active_days active_day where active_day.day > day.day - span.days and active_day.day <= day.day)
    from days day cross join (values ('activeDay', 1), ('activeWeek', 7), ('activeMonth', 30)) as span(name, days)
  on conflict do nothing`;

function auditRows(moment: Moment, admin: Person, owner: Person, importId: string): Row[] {
  const line = (key: string, by: Person, ago: number, action: string, rest: Row): Row => {
    const at = moment.ago(ago);
    return {
      id: demoId('audit', key, at),
      admin_id: by.id,
      action,
      target_type: 'announcement',
      target_id: null,
      changes: null,
      created_at: at,
      ...rest,
    };
  };
  const targets = office.announcements.map(({ key, ago }) =>
    demoId('announcement', key, moment.ago(ago)),
  );
  return [
    line('portal', owner, 20.1, 'announcement.create', { target_id: targets[2] }),
    line('portal ended', admin, 13, 'announcement.deactivate', { target_id: targets[2] }),
    line('roster', owner, 6.2, 'import.upload', {
      target_type: 'import',
      target_id: importId,
      changes: { name: 'freshmen.csv', mode: 'roster', total: 11, good: 8, bad: 3 },
    }),
    line('roster run', owner, 6.1, 'import.run', { target_type: 'import', target_id: importId }),
    line('mock', owner, 3.4, 'announcement.create', {
      target_id: targets[1],
      changes: { role: 'mentee' },
    }),
    line('figures', owner, 2, 'analytics.export', { target_type: 'analytics' }),
    line('season', owner, 1.2, 'announcement.create', { target_id: targets[0] }),
  ];
}

/**
 * What the desk of the college did: announcements, a roster, and the figures of the last three
 * months.
 */
export async function writeAdministration(
  work: Work,
  { people, moment, college }: { people: Person[]; moment: Moment; college: string },
): Promise<void> {
  const owner = people.find(({ isSuperAdmin }) => isSuperAdmin);
  const admin = people.find(({ isAdmin, isSuperAdmin }) => isAdmin && !isSuperAdmin);
  if (!owner || !admin) return;
  await insertRows(work, 'announcements', announcementRows(moment, owner));
  const at = moment.ago(6.2);
  const importId = demoId('import', 'freshmen', at);
  await insertRows(work, 'imports', [
    {
      id: importId,
      admin_id: owner.id,
      name: 'freshmen.csv',
      mode: 'roster',
      status: 'done',
      total: office.freshmen.length + office.mistyped.length,
      valid_count: office.freshmen.length,
      invalid_count: office.mistyped.length,
      existing_count: 0,
      last_run_row: office.freshmen.length + 1,
      created_count: office.freshmen.length,
      invited: 0,
      undone: 0,
      kept_count: 0,
      created_at: at,
      finished_at: moment.ago(6.1),
    },
  ]);
  await insertRows(work, 'import_rows', importRows(importId, college, moment.year(2029)));
  await insertRows(work, 'active_days', activeRows(people, moment));
  await work.sql(dailyFigures);
  await insertRows(work, 'audit_log', auditRows(moment, admin, owner, importId));
}
