import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import type { App, Viewer } from '../../../core/context.ts';
import { jobsSql } from '../jobs.sql.ts';
import { readableJobs } from '../shown-jobs.sql.ts';
import type { JobOpening, JobUpdate } from './job.types.ts';
import {
  deadlineText,
  isOpenOn,
  jobColumns,
  jobCounterColumns,
  jobCountersOf,
  jobOf,
} from './job-columns.sql.ts';

const byId = jobsSql.statement('byId', { id: 'uuid', viewerId: 'uuid?' }, (_db, { id, viewerId }) =>
  readableJobs.where('opening.id', '=', id).select(jobColumns(viewerId)),
);

/**
 * An opening with its poster and what the viewer did with it: one statement. Null for unknown ones
 * and those of banned people.
 * @param viewer null where many watch at once
 */
export async function jobById(
  app: App,
  viewer: Viewer | null,
  id: string,
): Promise<JobOpening | null> {
  const [row] = await app.db.query(byId, { id, viewerId: viewer?.id ?? null });
  return row ? jobOf(app, viewer, row) : null;
}

const updateById = jobsSql.statement('update', { id: 'uuid' }, (_db, { id }) =>
  readableJobs
    .where('opening.id', '=', id)
    .select(jobCounterColumns)
    .select([
      'opening.edited_at as editedAt',
      'opening.closed_at as closedAt',
      deadlineText.as('deadline'),
    ]),
);

/** How an opening stands: what live watchers are told. Null when it is gone. */
export async function jobUpdate(app: App, id: string): Promise<JobUpdate | null> {
  const [row] = await app.db.query(updateById, { id });
  if (!row) return null;
  return {
    id: row.id,
    isOpen: isOpenOn(row, collegeDay(app.clock.now())),
    version: row.editedAt?.toISOString() ?? null,
    counters: jobCountersOf(row),
  };
}
