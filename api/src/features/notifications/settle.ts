import type { Work } from '../../core/context.ts';
import type { HappeningKind, SettlingKind } from './happened.ts';
import type { Told } from './tell.ts';

const happenings =
  'h as (select distinct subject_id, actor_id from happenings where id = any($1::bigint[]))';
const inOrder = 'order by n.user_id, n.group_key for update of n';

/** Where acts of the happenings `h` are told, and whether they still hold: `actor_id, user_id, group_key, holds`. */
const act = (
  kind: HappeningKind,
  owner: string,
  subject: string,
  from: string,
  holds: string,
): string =>
  `select h.actor_id, ${owner} as user_id, '${kind}'${subject ? ` || ':' || ${subject}` : ''} as group_key, exists (select from ${holds}) as holds from ${from}`;

const voted = (kind: 'question' | 'answer'): string =>
  act(
    `${kind}Voted`,
    'said.user_id',
    'said.id',
    `h join ${kind}s said on said.id = h.subject_id`,
    `${kind}_votes v where v.${kind}_id = said.id and v.user_id = h.actor_id and v.sign = 1`,
  );

const acts: Partial<Record<HappeningKind | SettlingKind, string>> = {
  postLiked: act(
    'postLiked',
    'p.user_id',
    'p.id',
    'h join posts p on p.id = h.subject_id',
    'post_likes l where l.post_id = p.id and l.user_id = h.actor_id',
  ),
  questionVoted: voted('question'),
  answerVoted: voted('answer'),
  gratitudeUpvoted: act(
    'gratitudeUpvoted',
    'g.user_id',
    'g.id',
    'h join gratitudes g on g.id = h.subject_id',
    'gratitude_upvotes v where v.gratitude_id = g.id and v.user_id = h.actor_id',
  ),
  gratitudeSettled: act(
    'gratitudeSent',
    'h.subject_id',
    '',
    'h',
    'gratitudes g where g.profile_id = h.subject_id and g.user_id = h.actor_id and g.hidden_at is null',
  ),
  endorsementSettled: act(
    'endorsementSent',
    'h.subject_id',
    '',
    'h',
    'endorsements e where e.mentee_id = h.subject_id and e.alumni_id = h.actor_id and e.accepted_at is null',
  ),
};

/** Who took something back is named no more, who did it again is: without a ring, for they were told of before. `$2` is now. */
const recount = (told: string): string => `
  with ${happenings}, acts as (${told}),
    mine as materialized (select n.id, a.actor_id, a.holds from acts a join notifications n on n.user_id = a.user_id and n.group_key = a.group_key ${inOrder}),
    changed as (
      update notification_actors x set taken_back_at = case when not m.holds then $2::timestamptz end from mine m
       where x.notification_id = m.id and x.user_id = m.actor_id and (x.taken_back_at is null) <> m.holds returning x.notification_id)
  select m.id, bool_or(c.notification_id is not null) as changed from mine m left join changed c on c.notification_id = m.id group by m.id`;

/** A notice that names nobody any more goes, and comes back with who does it again; `$2` are those that changed. */
const withdraw = `
  with left_over as (
    select n.id, exists (select from notification_actors x where x.notification_id = n.id and x.taken_back_at is null and x.created_at >= n.fresh_since) as stands from notifications n where n.id = any($1::uuid[]))
  update notifications n set withdrawn_at = case when not l.stands then coalesce(n.withdrawn_at, $3::timestamptz) end from left_over l
   where n.id = l.id and (n.id = any($2::uuid[]) or (n.withdrawn_at is null) <> l.stands) returning n.id, n.user_id as "userId"`;

/** How the two of a request stand now, in what both were told of one another; a request that is asked or was refused is left as it is. */
const present = `
  with ${happenings},
    pairs as (select c.low_id, c.high_id, c.status = 'connected' as stands from h join connections c on c.request_id = h.subject_id),
    sides as (select low_id as me, high_id as other, stands from pairs union all select high_id, low_id, stands from pairs),
    mine as materialized (
      select n.id, s.stands from sides s join notifications n on n.user_id = s.me and n.group_key in ('connectionAsked:' || s.other, 'connectionAccepted:' || s.other)
       where (n.status is null and s.stands) or (n.status = 'accepted' and not s.stands) ${inOrder})
  update notifications n set status = case when m.stands then 'accepted' end from mine m where n.id = m.id returning n.id, n.user_id as "userId"`;

/** A request whose rejection was taken back waits again. */
const reopened = `
  with ${happenings},
    mine as materialized (
      select n.id from h join connections c on c.request_id = h.subject_id and c.status = 'pending'
        join notifications n on n.user_id = case when c.asked_by_id = c.low_id then c.high_id else c.low_id end and n.group_key = 'connectionAsked:' || c.asked_by_id
         and n.subject = c.request_id::text and n.status = 'rejected' ${inOrder})
  update notifications n set status = 'pending', dismissed_at = null from mine where n.id = mine.id returning n.id, n.user_id as "userId"`;

const bonds: Partial<Record<HappeningKind | SettlingKind, string>> = {
  connectionAccepted: present,
  connectionParted: present,
  connectionReopened: reopened,
};

type Settled = Omit<Told, 'rings'>;

/**
 * Brings what was told before in line with the tables: what was taken back is not counted, and how two people stand is
 * how they stand now. In the teller's transaction, after what is new. @returns what changed; none of it rings
 */
export async function settle(
  work: Work,
  kind: HappeningKind | SettlingKind,
  happeningIds: string[],
  now: Date,
): Promise<Told[]> {
  const settled: Settled[] = [];
  const [told, bond] = [acts[kind], bonds[kind]];
  if (told) {
    const seen = await work.rows<{ id: string; changed: boolean }>(recount(told), [
      happeningIds,
      now,
    ]);
    if (seen.length > 0)
      settled.push(
        ...(await work.rows<Settled>(withdraw, [
          seen.map(({ id }) => id),
          seen.filter(({ changed }) => changed).map(({ id }) => id),
          now,
        ])),
      );
  }
  if (bond) settled.push(...(await work.rows<Settled>(bond, [happeningIds])));
  return settled.map((one) => ({ ...one, rings: false }));
}
