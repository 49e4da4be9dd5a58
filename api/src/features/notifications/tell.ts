import type { Work } from '../../core/context.ts';
import { apartSql } from '../profiles/index.ts';
import type { HappeningKind } from './happened.ts';
import { type Milestone, milestonesOf, type Telling, tellings } from './kinds.ts';

/** A notice that was made or changed; `rings` when the person has not seen its like yet. */
export interface Told {
  id: string;
  userId: string;
  rings: boolean;
}

/** An id that sorts by time (UUIDv7), made by the database: its version and variant over a random one, after the milliseconds. */
const newId = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

const happenings =
  'h as (select subject_id, actor_id, created_at from happenings where id = any($1::bigint[]))';

/**
 * Where it is `calm`, who acted in a group and acts there again within so many hours is noted without a ring and without a mail of its own:
 * who asks, withdraws and asks again can't make another's phone ring all day.
 */
const quietHours = 24;
const isQuiet = (n: string): string =>
  `exists (select from quiet q where q.user_id = ${n}.user_id and q.group_key = ${n}.group_key)`;

/** Those who want to hear of it, and may still be told of. */
const wanted = (mutedBy: Telling['mutedBy']): string =>
  `join users r on r.id = t.user_id and not r.is_banned ${mutedBy ? `where not exists (select from notification_settings s where s.user_id = t.user_id and not s.${mutedBy})` : ''}`;

/**
 * Makes the notices of one kind, in one statement for all its happenings: never of one's own act, never by banned
 * people, never between two of whom one blocks the other, one row for a person and group. `$2` is the moment of telling,
 * which orders those who join a group. A group that was seen begins anew with who comes then; whether it was is looked
 * at before it changes, whatever the plan: what a statement has changed itself it does not lock any more. Rows are
 * taken in one order, so that nobody waits in a circle.
 */
const statementOf = (
  kind: HappeningKind,
  { type, mutedBy, priority, status, each, calm, told }: Telling,
): string => `
  with ${happenings},
    told as (${told}),
    fresh as materialized (
      select distinct on (t.user_id, t.group_key, t.actor_id) t.* from told t join users a on a.id = t.actor_id and a.id <> t.user_id and not a.is_banned and not ${apartSql('a.id', 't.user_id')} ${wanted(mutedBy)}
       order by t.user_id, t.group_key, t.actor_id, t.at desc),
    news as materialized (${
      each
        ? 'select * from fresh'
        : `select f.* from fresh f where not exists (
      select from notifications n join notification_actors x on x.notification_id = n.id and x.user_id = f.actor_id where n.user_id = f.user_id and n.group_key = f.group_key)`
    }),
    groups as materialized (select distinct on (user_id, group_key) * from news order by user_id, group_key, at desc, actor_id),
    quiet as materialized (
      select f.user_id, f.group_key from news f left join notifications n on n.user_id = f.user_id and n.group_key = f.group_key left join notification_actors x on x.notification_id = n.id and x.user_id = f.actor_id
       group by f.user_id, f.group_key having ${calm ?? false} and bool_and(coalesce(x.created_at > $2::timestamptz - interval '${quietHours} hours', false))),
    before as materialized (
      select n.user_id, n.group_key, coalesce(n.read_at, n.dismissed_at, n.archived_at, n.withdrawn_at) is not null as seen
        from notifications n join groups using (user_id, group_key) order by n.user_id, n.group_key for update of n),
    kept as (
      insert into notifications as n (id, user_id, type, kind, group_key, subject, link, sender_id, priority, status, fresh_since, created_at, updated_at)
      select ${newId}, g.user_id, '${type}', '${kind}', g.group_key, g.subject, g.link, g.actor_id, '${priority ?? 'normal'}', ${status ? `'${status}'` : 'null'}, $2::timestamptz, g.at, g.at
        from groups g where (select count(*) from before) >= 0 order by g.user_id, g.group_key
      on conflict (user_id, group_key) do update set subject = excluded.subject, link = excluded.link, sender_id = excluded.sender_id, status = excluded.status,
        updated_at = greatest(n.updated_at, excluded.updated_at), read_at = null, dismissed_at = null, archived_at = null, withdrawn_at = null,
        fresh_since = case when coalesce(n.read_at, n.dismissed_at, n.archived_at) is null then n.fresh_since else excluded.fresh_since end,
        mailed_at = case when coalesce(n.read_at, n.dismissed_at, n.archived_at) is null or ${isQuiet('n')} then n.mailed_at end
      returning n.id, n.user_id, n.group_key),
    actors as (
      insert into notification_actors (notification_id, user_id, created_at) select k.id, f.actor_id, $2::timestamptz from news f join kept k using (user_id, group_key)
      on conflict (notification_id, user_id) do update set created_at = excluded.created_at, taken_back_at = null)
  select k.id, k.user_id as "userId", ${each ? `not ${isQuiet('k')}` : 'coalesce(b.seen, true)'} as rings from kept k left join before b using (user_id, group_key)`;

const milestoneStatement = ({ kind, told }: Milestone): string => `
  with ${happenings}, told as (${told})
  insert into notifications (id, user_id, type, kind, group_key, subject, link, fresh_since, created_at, updated_at)
  select ${newId}, t.user_id, 'comment', '${kind}', t.group_key, t.subject, t.link, $2::timestamptz, $2::timestamptz, $2::timestamptz from told t ${wanted('comments')} order by t.user_id, t.group_key
  on conflict (user_id, group_key) do nothing returning id, user_id as "userId", true as rings`;

const texts = new Map<HappeningKind, string[]>();
function textsOf(kind: HappeningKind): string[] {
  let known = texts.get(kind);
  if (!known) {
    const milestone = milestonesOf[kind];
    texts.set(
      kind,
      (known = [
        statementOf(kind, tellings[kind]),
        ...(milestone ? [milestoneStatement(milestone)] : []),
      ]),
    );
  }
  return known;
}

/** Tells those concerned by happenings of one kind: rows alone, nobody hears of them before the commit. */
export async function tell(
  work: Work,
  kind: HappeningKind,
  happeningIds: string[],
  now: Date,
): Promise<Told[]> {
  const told: Told[] = [];
  for (const text of textsOf(kind))
    told.push(...(await work.rows<Told>(text, [happeningIds, now])));
  return told;
}
