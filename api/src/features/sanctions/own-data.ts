import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { sanctionsSql } from './sanctions.sql.ts';

/** Warnings, mutes and bans of the person; not which admin gave them. */
export const sanctionsOwnData: OwnData = {
  sanctions: sanctionsSql.statement('copyOfSanctions', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('sanctions as sanction')
      .where('sanction.person_id', '=', userId)
      .orderBy('sanction.id')
      .select(columnsOf('sanction', ['id', 'kind', 'reason', 'until', 'liftedAt', 'createdAt'])),
  ),
};
