import type { App } from '../../core/context.ts';
import { mayBeStale } from '../../core/database/server/stale-reads.ts';
import { countRows } from '../../core/sql/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { directorySql } from './directory.sql.ts';

const listedCount = mayBeStale(
  directorySql.statement('listedCount', {}, () =>
    directorySql.db.selectFrom(listedProfiles.as('profile')).select(countRows().as('count')),
  ),
);

/** How many people the college has here: those whom lists show. */
export async function countListedPeople({ stale }: App): Promise<number> {
  const [row] = await stale.query(listedCount, {});
  return Number(row?.count ?? 0);
}
