import { noticeDays } from '../../limits.ts';
import type { App } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import type { Job } from '../../core/jobs.ts';

/** Notices that are deleted in one statement. */
const atOnce = 1000;
const before = (days: number): string => `$1::timestamptz - interval '${days} days'`;
const isGone = `(n.dismissed_at is not null or n.withdrawn_at is not null) and coalesce(n.dismissed_at, n.withdrawn_at) < ${before(noticeDays.dismissed)}`;
const isOld = `n.read_at < ${before(noticeDays.read)} and n.updated_at < ${before(noticeDays.read)} and n.dismissed_at is null and n.archived_at is null and n.status is distinct from 'pending'`;
/** A number is told once ever: its row stays, unseen. */
const isMilestone = "n.kind in ('postMilestone', 'questionMilestone', 'answerMilestone')";

/** What somebody works on at the moment is left for the next day. */
const taken = (which: string): string =>
  `old as materialized (select n.id from notifications n where ${which} order by n.user_id, n.group_key limit ${atOnce} for update skip locked)`;
const remove = (name: string, which: string) =>
  statement<{ id: string }>(
    name,
    `with ${taken(`${which} and not ${isMilestone}`)} delete from notifications n using old where n.id = old.id returning n.id`,
  );
const steps = [
  remove('delete_dismissed_notifications', isGone),
  remove('delete_read_notifications', isOld),
  statement<{ id: string }>(
    'hide_read_milestones',
    `with ${taken(`${isOld} and ${isMilestone}`)} update notifications n set dismissed_at = $1::timestamptz from old where n.id = old.id returning n.id`,
  ),
];

/** Every night in India: what was dismissed a month ago, and what was read half a year ago and not archived. */
export const removeOld = (app: App): Job<object> => ({
  name: 'notifications.remove-old',
  cron: '40 20 * * *',
  retries: 2,
  async run() {
    const now = app.clock.now();
    for (const step of steps) while ((await app.db.rows(step, [now])).length === atOnce);
  },
});
