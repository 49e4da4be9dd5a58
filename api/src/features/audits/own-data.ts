import { type OwnData, ownPageRows } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { auditsSql } from './audits.sql.ts';

/** What an admin did and when; whom it was about is others' business. */
export const auditsOwnData: OwnData = {
  adminActions: {
    pages: auditsSql.statement(
      'copyOfActions',
      { userId: 'uuid', after: 'uuid' },
      (db, { userId, after }) =>
        db
          .selectFrom('audit_log as entry')
          .where('entry.admin_id', '=', userId)
          .where('entry.id', '>', after)
          .orderBy('entry.id')
          .limit(ownPageRows)
          .select(columnsOf('entry', ['id', 'action', 'targetType', 'createdAt'])),
    ),
  },
};
