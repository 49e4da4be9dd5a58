import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { adminaccessSql } from './adminaccess.sql.ts';

/** What an admin chose, and since when they have a second factor; never its secret. */
export const adminaccessOwnData: OwnData = {
  adminChoices: adminaccessSql.statement('choicesCopy', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('admin_choices as c')
      .where('c.user_id', '=', userId)
      .select(columnsOf('c', ['remindsByMail', 'announcesTasks'])),
  ),
  secondFactor: adminaccessSql.statement('secondFactorCopy', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('second_factors as f')
      .where('f.user_id', '=', userId)
      .select(columnsOf('f', ['confirmedAt'])),
  ),
};
