import type { OwnData } from '../../core/own-data.ts';
import { columnsOf, roomSql, type Tables } from '../../core/sql/index.ts';
import type { PresenceEntity } from './presence.entity.ts';

const presenceSql = roomSql<Tables<typeof PresenceEntity>>('presence');

/** When the person was last there. */
export const presenceOwnData: OwnData = {
  presence: presenceSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('presences as p')
      .where('p.user_id', '=', userId)
      .select(columnsOf('p', ['lastSeenAt'])),
  ),
};
