import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { presenceSql } from './presence.sql.ts';

/** When the person was last there. */
export const presenceOwnData: OwnData = {
  presence: presenceSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('presences as presence')
      .where('presence.user_id', '=', userId)
      .select(columnsOf('presence', ['lastSeenAt'])),
  ),
};
