import type { Work } from '../core/context.ts';
import { type HappeningKind, tell } from '../features/notifications/index.ts';
import { shownAccounts } from './accounts.ts';
import type { Moment, Person } from './college.ts';

/** What the tables hold that concerns the people `$1`, as happenings; likes and votes came while there was talk. */
const happenings = `
  select 'questionAsked' as kind, q.id as subject_id, q.user_id as actor_id, q.created_at from questions q join posts p on p.id = q.post_id where p.user_id = any($1::uuid[])
  union all select 'questionAnswered', a.id, a.user_id, a.created_at from answers a join questions q on q.id = a.question_id where q.user_id = any($1::uuid[])
  union all select 'answerVoted', a.id, v.user_id, least(a.created_at + interval '1 day', $2::timestamptz) from answers a join answer_votes v on v.answer_id = a.id and v.sign = 1 where a.user_id = any($1::uuid[])
  union all select 'postLiked', p.id, l.user_id, p.last_active_at from posts p join post_likes l on l.post_id = p.id where p.user_id = any($1::uuid[])
  union all select 'gratitudeSent', g.id, g.user_id, g.created_at from gratitudes g where g.profile_id = any($1::uuid[])
  union all select 'endorsementSent', e.id, e.alumni_id, e.created_at from endorsements e where e.mentee_id = any($1::uuid[])
  union all select 'endorsementAccepted', e.id, e.mentee_id, e.accepted_at from endorsements e where e.alumni_id = any($1::uuid[]) and e.accepted_at is not null
  union all select 'connectionAsked', c.request_id, c.asked_by_id, c.asked_at from connections c where c.status = 'pending' and (c.low_id = any($1::uuid[]) or c.high_id = any($1::uuid[]))
  union all select 'connectionAccepted', c.request_id, case when c.asked_by_id = c.low_id then c.high_id else c.low_id end, c.connected_at from connections c where c.status = 'connected' and c.asked_by_id = any($1::uuid[])`;

/**
 * What those whom a visitor signs in as have been told: made by the product's own teller, of what is in the tables.
 * What is older than a few days was read, one thing is archived, and nobody is mailed.
 */
export async function writeNotices(work: Work, people: Person[], moment: Moment): Promise<void> {
  const shown = people
    .filter(({ name }) => shownAccounts.some((account) => account.name === name))
    .map(({ id }) => id);
  const now = moment.ago(0);
  const happened = await work.rows<{ id: string; kind: HappeningKind }>(
    `insert into happenings (kind, subject_id, actor_id, created_at) ${happenings} returning id, kind`,
    [shown, now],
  );
  const kinds = [...new Set(happened.map(({ kind }) => kind))];
  for (const kind of kinds)
    await tell(
      work,
      kind,
      happened.filter((one) => one.kind === kind).map(({ id }) => id),
      now,
    );
  await work.rows('delete from happenings where id = any($1::bigint[])', [
    happened.map(({ id }) => id),
  ]);
  await work.rows(`delete from notifications where user_id <> all($1::uuid[])`, [shown]);
  // Of milestones the moment is not known: they were reached when there was last talk of it.
  await work.rows(`update notifications n set updated_at = o.at, created_at = o.at from (select user_id, link, max(updated_at) as at from notifications where kind not like '%Milestone' group by user_id, link) o
    where n.kind like '%Milestone' and o.user_id = n.user_id and o.link = n.link`);
  await work.rows(
    `update notifications set mailed_at = $1::timestamptz, read_at = case when updated_at < $1::timestamptz - interval '5 days' and status is distinct from 'pending' then updated_at end`,
    [now],
  );
  await work.rows(
    `update notifications set archived_at = read_at where id in (select distinct on (user_id) id from notifications where read_at is not null and kind = 'questionAsked' order by user_id, updated_at)`,
  );
}
