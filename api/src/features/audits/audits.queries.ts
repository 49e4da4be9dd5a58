import { type Expression, expressionBuilder, sql } from 'kysely';
import type { AuditChanges } from '../../../../schema/rules/audits/audit-actions.ts';
import { auditFilters } from '../../../../schema/rules/audits/audits-filters.ts';
import { auditTexts } from '../../../../schema/rules/audits/audits-texts.ts';
import { collegeTimeZone } from '../../../../schema/rules/college/college.ts';
import type { App } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import {
  type CountedPage,
  declareList,
  descending,
  listField,
  readFilter,
  sortKey,
} from '../../core/lists/index.ts';
import { accounts, personColumns, personOrNull } from '../identity/index.ts';
import { type AuditTables, auditsSql } from './audits.sql.ts';
import {
  AuditArgs,
  AuditConnection,
  type AuditEntry,
  type AuditFilter,
  type AuditRequest,
} from './audits.types.ts';

const timeZone = sql.lit(collegeTimeZone);

const entry = expressionBuilder<{ entry: AuditTables['audit_log'] }, 'entry'>();

/** The moment at which a day of the college begins, or the day so many days later. */
const beginOf = (day: Expression<string>, daysLater = 0) =>
  sql<Date>`((${day} + ${sql.lit(daysLater)})::timestamp at time zone ${timeZone})`;

/**
 * Ids sort by time. The primary key serves the list, `audit_log_by_action`, `audit_log_by_target`
 * and the index of the admin its filters.
 */
const auditList = declareList(auditsSql, {
  name: 'page',
  isCounted: true,
  sorts: { newest: descending(sortKey('entry.id', 'uuid', 'id')) },
  filters: auditFilters,
  conditions: {
    admin: (admin) => entry('entry.admin_id', '=', admin),
    action: (action) => entry('entry.action', '=', action),
    targetType: (targetType) => entry('entry.target_type', '=', targetType),
    targetId: (targetId) => entry('entry.target_id', '=', targetId),
    from: (from) => entry('entry.created_at', '>=', beginOf(from)),
    to: (to) => entry('entry.created_at', '<', beginOf(to, 1)),
  },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('audit_log as entry')
      .leftJoin(accounts.as('person'), 'person.id', 'entry.admin_id')
      .select(personColumns)
      .select([
        'entry.id',
        sql<number | null>`entry.number::int`.as('number'),
        'entry.action',
        'entry.target_type as targetType',
        'entry.target_id as targetId',
        'entry.changes',
        'entry.hash',
        'entry.created_at as createdAt',
      ])
      .$call(arrange),
});

/** @throws BAD_USER_INPUT for an end before the beginning */
function assertOrder({ from, to }: AuditFilter): void {
  if (from && to && from > to) throw badUserInput(auditTexts.range, { to: auditTexts.range });
}

/**
 * What a filter asks for, as the log itself takes it; what it does not ask is left out.
 * @throws BAD_USER_INPUT for what is no day, and for an end before the beginning
 */
export function auditFilterOf(filter: AuditFilter): AuditChanges<'audit.export'> {
  const asked = readFilter(auditFilters, filter);
  assertOrder(filter);
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
}

/**
 * A page of the log, newest first: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT as lists do, and for an end before the beginning
 */
export async function auditPageOf(
  app: App,
  args: AuditRequest,
  atMost?: number,
): Promise<CountedPage<AuditEntry>> {
  assertOrder(args.filter ?? {});
  return auditList.page(app, args, {
    atMost,
    node: (row) => ({
      id: row.id,
      number: row.number,
      admin: personOrNull(row),
      action: row.action,
      targetType: row.targetType,
      targetId: row.targetId,
      changes: Object.entries(row.changes ?? {}).map(([name, value]) => ({
        name,
        value: value === null ? null : String(value),
      })),
      hash: row.hash,
      createdAt: row.createdAt,
    }),
  });
}

export const auditLists = [
  listField({
    name: 'auditLog',
    access: 'superAdmin',
    description: 'What admins did, newest first.',
    type: AuditConnection,
    args: AuditArgs,
    read: ({ app }, args) => auditPageOf(app, args),
  }),
];

const knownActions = auditsSql.statement('actions', {}, (db) =>
  db
    .selectFrom('audit_log as entry')
    .distinct()
    .select('entry.action')
    .orderBy('entry.action')
    .limit(200),
);

/** The actions that the log holds, for its filter. */
export const auditActions = async (app: App): Promise<string[]> =>
  (await app.db.query(knownActions, {})).map(({ action }) => action);
