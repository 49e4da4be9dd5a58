import { listedBlocks } from '../../../../schema/rules/settings/settings-texts.ts';
import type { App } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page, PageArgs } from '../../core/lists/paging.ts';
import { roomSql } from '../../core/sql/index.ts';
import { people, personColumns, personOf } from '../identity/index.ts';
import { peopleBlockedBy } from '../relationships/index.ts';
import type { BlockedPerson } from './blocks.types.ts';

/** This room owns no table: blocks stand in the pairs of `relationships`. */
const blocksSql = roomSql<object>('blocks');

const blockedList = declareList(blocksSql, {
  name: 'page',
  given: { viewerId: 'uuid' },
  sorts: {
    latest: descending(
      sortKey('blocked.blocked_at', 'timestamptz', 'blockedAt'),
      sortKey('blocked.other_id', 'uuid', 'person_id'),
    ),
  },
  select: (db, { viewerId }, { arrange }) =>
    db
      .selectFrom(peopleBlockedBy(viewerId).as('blocked'))
      .innerJoin(people.as('person'), 'person.id', 'blocked.other_id')
      .select((eb) => eb.ref('blocked.blocked_at').$notNull().as('blockedAt'))
      .select(personColumns)
      .$call(arrange),
});

/** A page of those whom a person blocks, the last blocked first. */
export const blockedBy = (
  app: App,
  viewerId: string,
  args: PageArgs,
): Promise<Page<BlockedPerson>> =>
  blockedList.page(app, args, {
    given: { viewerId },
    node: (row) => ({ id: row.person_id, user: personOf(row), blockedAt: row.blockedAt }),
  });

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
