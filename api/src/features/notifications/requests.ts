import type { App } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { publishTold } from './notifications.topics.ts';
import type { Told } from './tell.ts';

/**
 * What became of requests that are told of: accepted ones say so and wait no longer, refused and withdrawn ones go.
 * Whoever settled a request, and whatever was lost on the way, the requests themselves are asked.
 */
const settle = statement<Omit<Told, 'rings'>>(
  'settle_requests',
  `
  with settled as materialized (
    select n.id, c.status = 'connected' as accepted from notifications n left join connections c on c.request_id = n.subject::uuid
     where n.status = 'pending' and n.kind = 'connectionAsked' and c.status is distinct from 'pending' order by n.user_id, n.group_key for update of n skip locked)
  update notifications n set status = case when s.accepted then 'accepted' else 'rejected' end,
      read_at = coalesce(n.read_at, $1::timestamptz), dismissed_at = case when s.accepted then n.dismissed_at else $1::timestamptz end
    from settled s where n.id = s.id returning n.id, n.user_id as "userId"`,
);

/** Brings notices of connection requests up to date. Cheap when nothing waits: an index holds those that are pending. */
export async function settleRequests(app: App): Promise<void> {
  const settled = await app.db.rows(settle, [app.clock.now()]);
  publishTold(
    app,
    settled.map((one) => ({ ...one, rings: false })),
  );
}

/** Those whom a notice names. */
const named = 'x.notification_id = n.id and x.created_at >= n.fresh_since';

/**
 * Notices of what was taken back before anybody was mailed of it go: an endorsement that was withdrawn, thanks that
 * were deleted or hidden. Those that name several people stay while one of them still means it; who was seen before is not asked. The net
 * under `settle`, for what was taken away without a word.
 */
const fade = statement<Omit<Told, 'rings'>>(
  'fade_notices',
  `
  with gone as materialized (
    select n.id from notifications n
     where n.mailed_at is null and n.read_at is null and n.dismissed_at is null and n.withdrawn_at is null and n.updated_at > $1::timestamptz - interval '8 days'
       and case n.kind
         when 'endorsementSent' then not exists (select from endorsements e join notification_actors x on ${named} and x.user_id = e.alumni_id where e.mentee_id = n.user_id and e.accepted_at is null)
         when 'gratitudeSent' then not exists (select from gratitudes g join notification_actors x on ${named} and x.user_id = g.user_id where g.profile_id = n.user_id and g.hidden_at is null)
         else false end
     order by n.user_id, n.group_key for update of n skip locked)
  update notifications n set withdrawn_at = $1::timestamptz from gone where n.id = gone.id returning n.id, n.user_id as "userId"`,
);

/** Takes back what is no longer so. For the minute job: it looks at what waits to be mailed. */
export async function fadeNotices(app: App): Promise<void> {
  publishTold(
    app,
    (await app.db.rows(fade, [app.clock.now()])).map((one) => ({ ...one, rings: false })),
  );
}
