import { listedBlocks } from '../../../../schema/rules/settings-texts.ts';
import type { App } from '../../core/context.ts';
import { type Page, type PageArgs, page, pageSize, timeCursorOf } from '../../core/paging.ts';
import { isBehind, roomSql } from '../../core/sql/index.ts';
import { people, personColumns, personOf } from '../identity/index.ts';
import { peopleBlockedBy } from '../relationships/index.ts';
import type { BlockedPerson } from './blocks.types.ts';

/** This room owns no table: blocks stand in the pairs of `relationships`. */
const blocksSql = roomSql<object>('blocks');

const blockedPage = blocksSql.statements(
  'page',
  { viewerId: 'uuid', beforeAt: 'timestamptz?', beforeId: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (db, { viewerId, beforeAt, beforeId }) =>
      db
        .selectFrom(peopleBlockedBy(viewerId).as('blocked'))
        .innerJoin(people.as('person'), 'person.id', 'blocked.other_id')
        .$if(after, (query) =>
          query.where(({ ref }) =>
            isBehind([ref('blocked.blocked_at'), ref('blocked.other_id')], [beforeAt, beforeId]),
          ),
        )
        .orderBy('blocked.blocked_at', 'desc')
        .orderBy('blocked.other_id', 'desc')
        .limit(first + 1)
        .select((eb) => eb.ref('blocked.blocked_at').$notNull().as('blockedAt'))
        .select(personColumns),
);

const blockedCursor = timeCursorOf('blocked people');

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
  const before = blockedCursor.read(args.after);
  const after = before.beforeId !== null;
  const rows = await app.db.query(blockedPage({ first, after }), { viewerId, ...before });
  return page(
    rows,
    first,
    (row) => blockedCursor.write(row.blockedAt, row.person_id),
    (row) => ({ id: row.person_id, user: personOf(row), blockedAt: row.blockedAt }),
  );
}

const lastBlocked = blocksSql.statement('last', { viewerId: 'uuid' }, (db, { viewerId }) =>
  db
    .selectFrom(peopleBlockedBy(viewerId).as('blocked'))
    .orderBy('blocked.blocked_at', 'desc')
    .orderBy('blocked.other_id', 'desc')
    .limit(listedBlocks)
    .select('blocked.other_id as id'),
);

/** The ids of those whom a person blocks, the last first; at most `listedBlocks`. */
export const blockedIds = async (app: App, viewerId: string): Promise<string[]> =>
  (await app.db.query(lastBlocked, { viewerId })).map(({ id }) => id);
