import DataLoader from 'dataloader';
import { type Context, perRequest } from '../../../../core/context.ts';
import { anyOf } from '../../../../core/sql/index.ts';
import { accounts } from '../../../identity/index.ts';
import { jobsSql } from '../../jobs.sql.ts';
import type { JobOpening } from '../job.types.ts';
import { jobColumns, jobOf } from '../job-columns.sql.ts';

const jobsByIds = jobsSql.statement(
  'withRemoved',
  { ids: 'uuid[]', viewerId: 'uuid?' },
  (db, { ids, viewerId }) =>
    db
      .selectFrom('job_openings as opening')
      .innerJoin(accounts.as('person'), 'person.id', 'opening.user_id')
      .where('opening.id', '=', anyOf(ids))
      .select(jobColumns(viewerId)),
);

/** Openings by id, what admins took away included: for their lists. One statement per request. */
export const jobWithRemovedLoader = perRequest(
  ({ app, viewer }: Context) =>
    new DataLoader<string, JobOpening | null>(async (ids) => {
      const rows = await app.db.query(jobsByIds, { ids, viewerId: viewer?.id ?? null });
      const byId = new Map(rows.map((row) => [row.id, jobOf(app, viewer, row)]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);
