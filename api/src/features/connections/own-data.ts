import type { OwnData } from '../../core/own-data.ts';
import { people } from '../identity/index.ts';
import { pairsOf } from '../relationships/index.ts';
import { connectionsSql } from './connections.sql.ts';

/** Whom the person is connected with, or asked, or was asked by. */
export const connectionsOwnData: OwnData = {
  connections: connectionsSql.statement('copyOfConnections', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom(pairsOf(userId, 'pending', 'connected').as('pair'))
      .innerJoin(people.as('person'), 'person.id', 'pair.other_id')
      .orderBy('pair.id')
      .select([
        'pair.other_id as userId',
        'person.full_name as fullName',
        'pair.status',
        'pair.asked_at as askedAt',
        'pair.connected_at as connectedAt',
      ])
      .select((eb) => eb('pair.asked_by_id', '=', userId).as('askedByMe')),
  ),
};
