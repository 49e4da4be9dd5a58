import type { DeletedAccount, Work } from '../../core/context.ts';
import { roomSql } from '../../core/sql/index.ts';
import { pairsOf } from '../relationships/index.ts';
import { publishConnectionChange } from './connection-events.ts';

/** This room owns no table: pairs are those of `relationships`. */
const leavingSql = roomSql<object>('connections');

const others = leavingSql.statement('others', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom(pairsOf(userId, 'pending', 'connected').as('pair'))
    .select('pair.other_id as otherId'),
);

/** Tells those who are connected with a person, or wait for an answer of them, that there is nothing between them. */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  for (const { otherId } of await work.query(others, { userId }))
    publishConnectionChange(work, userId, otherId);
}
