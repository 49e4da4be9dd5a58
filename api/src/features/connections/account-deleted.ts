import type { DeletedAccount, Work } from '../../core/context.ts';
import { pairsOf } from '../relationships/index.ts';
import { publishConnectionChange } from './connection-events.ts';
import { connectionsSql } from './connections.sql.ts';

const others = connectionsSql.statement('others', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom(pairsOf(userId, 'pending', 'connected').as('pair'))
    .select('pair.other_id as otherId'),
);

/**
 * Publishes to those who are connected with a person, or wait for an answer of them, that there is
 * nothing between them.
 */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  for (const { otherId } of await work.query(others, { userId }))
    publishConnectionChange(work, userId, otherId);
}
