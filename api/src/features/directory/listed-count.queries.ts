import type { App } from '../../core/context.ts';
import { countRows } from '../../core/sql/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { directorySql } from './directory.sql.ts';

const listedCount = directorySql.statement('listedCount', {}, () =>
  directorySql.db.selectFrom(listedProfiles.as('profile')).select(countRows().as('count')),
);

/** How many people the college has here: those whom lists show. */
export async function countListedPeople({ db }: App): Promise<number> {
  const [row] = await db.query(listedCount, {});
  return Number(row?.count ?? 0);
}
