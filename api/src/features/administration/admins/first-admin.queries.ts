import { type AuditAction } from '../../../../../schema/rules/audits/audit-actions.ts';
import { countRows } from '../../../core/sql/index.ts';
import { auditLines } from '../../audits/index.ts';
import { accounts } from '../../identity/index.ts';
import { administrationSql, isAnyAdmin } from '../administration.sql.ts';

/** An admin of the college, whoever that is. */
export const anyAdmin = administrationSql.statement('anyAdmin', {}, (db) =>
  db.selectFrom(accounts.as('account')).where(isAnyAdmin).select('account.id').limit(1),
);

/** What is logged of it. */
export const firstAdminAction = 'admin.first' satisfies AuditAction;

/** How often a first admin was made: what the log has is there for good. */
export const firstAdmins = administrationSql.statement('firstAdmins', {}, (db) =>
  db
    .selectFrom(auditLines.as('line'))
    .where('line.action', '=', firstAdminAction)
    .select(countRows().as('made')),
);
