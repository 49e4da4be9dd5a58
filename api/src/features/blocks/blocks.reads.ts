import type { App } from '../../core/context.ts';
import { statements } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  page,
  pageSize,
  type Page,
  type PageArgs,
} from '../../core/paging.ts';
import { personColumns, personOf, type PersonRow } from '../profiles/index.ts';
import type { BlockedPerson } from './blocks.types.ts';

interface BlockedRow extends PersonRow {
  at: Date;
}

/** One statement per way of asking: literal limits keep its plan (performance, point 2). */
const made = statements<BlockedRow>();

/**
 * A page of those whom a person blocks, the last blocked first.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function blockedBy(
  app: App,
  viewerId: string,
  args: PageArgs,
): Promise<Page<BlockedPerson>> {
  const first = pageSize(args.first);
  const cursor = decodeCursor<[number, string]>(args.after, [isNumberKey, isIdKey]);
  const rows = await app.db.rows(
    made(
      `blocked_people_${first}${cursor ? '_after' : ''}`,
      () => `
    select b.at, ${personColumns('u')}
      from (select c.high_id as id, c.blocked_by_low_at as at from connections c where c.low_id = $1::uuid and c.blocked_by_low_at is not null
            union all select c.low_id, c.blocked_by_high_at from connections c where c.high_id = $1::uuid and c.blocked_by_high_at is not null) b
      join users u on u.id = b.id
     where true ${cursor ? 'and (b.at, b.id) < ($2::timestamptz, $3::uuid)' : ''}
     order by b.at desc, b.id desc limit ${first + 1}`,
    ),
    [viewerId, ...(cursor ? [new Date(cursor[0]), cursor[1]] : [])],
  );
  return page(
    rows,
    first,
    (row) => encodeCursor(row.at.getTime(), row.u_id),
    (row) => ({ id: row.u_id, user: personOf(row), blockedAt: row.at }),
  );
}
