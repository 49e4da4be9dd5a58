import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { adminaccessSql } from './adminaccess.sql.ts';

/** What an admin chose, and since when they have a second factor; never its secret. */
export const adminaccessOwnData: OwnData = {
  adminChoices: adminaccessSql.statement('choicesCopy', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('admin_choices as choice')
      .where('choice.user_id', '=', userId)
      .select(columnsOf('choice', ['remindsByMail', 'announcesTasks'])),
  ),
  secondFactor: adminaccessSql.statement('secondFactorCopy', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('second_factors as factor')
      .where('factor.user_id', '=', userId)
      .select(columnsOf('factor', ['confirmedAt'])),
  ),
};
