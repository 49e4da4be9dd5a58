import { sql } from 'kysely';
import { auditTexts } from '../../../../schema/rules/audits-texts.ts';
import { collegeTimeZone } from '../../../../schema/rules/college.ts';
import { isDay } from '../../../../schema/rules/days.ts';
import type { App } from '../../core/context.ts';
import { badUserInput, withoutUnstorable } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../core/paging.ts';
import { accounts, personColumns, personOrNull } from '../identity/index.ts';
import { auditsSql } from './audits.sql.ts';
import type { AuditArgs, AuditEntry, AuditFilterInput } from './audits.types.ts';

interface Shape extends Record<string, string | number | boolean | null> {
  first: number;
  after: boolean;
  admin: boolean;
  action: boolean;
  targetType: boolean;
  targetId: boolean;
  from: boolean;
  to: boolean;
}

const whole: Shape = {
  first: 20,
  after: false,
  admin: false,
  action: false,
  targetType: false,
  targetId: false,
  from: false,
  to: false,
};
const timeZone = sql.lit(collegeTimeZone);

/**
 * Ids sort by time. The primary key serves the list, `audit_log_by_action`, `audit_log_by_target`
 * and the index of the admin its filters.
 */
const auditPage = auditsSql.statements(
  'page',
  {
    before: 'uuid?',
    admin: 'uuid?',
    action: 'text?',
    targetType: 'text?',
    targetId: 'uuid?',
    from: 'date?',
    to: 'date?',
  },
  [
    whole,
    {
      first: 20,
      after: true,
      admin: true,
      action: true,
      targetType: true,
      targetId: true,
      from: true,
      to: true,
    },
  ],
  (shape: Shape) => (db, parameters) =>
    db
      .selectFrom('audit_log as entry')
      .leftJoin(accounts.as('person'), 'person.id', 'entry.admin_id')
      .$if(shape.after, (query) => query.where('entry.id', '<', parameters.before))
      .$if(shape.admin, (query) => query.where('entry.admin_id', '=', parameters.admin))
      .$if(shape.action, (query) => query.where('entry.action', '=', parameters.action))
      .$if(shape.targetType, (query) =>
        query.where('entry.target_type', '=', parameters.targetType),
      )
      .$if(shape.targetId, (query) => query.where('entry.target_id', '=', parameters.targetId))
      .$if(shape.from, (query) =>
        query.where(
          'entry.created_at',
          '>=',
          sql<Date>`(${parameters.from}::timestamp at time zone ${timeZone})`,
        ),
      )
      .$if(shape.to, (query) =>
        query.where(
          'entry.created_at',
          '<',
          sql<Date>`((${parameters.to} + 1)::timestamp at time zone ${timeZone})`,
        ),
      )
      .orderBy('entry.id', 'desc')
      .limit(shape.first + 1)
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
      ]),
  'examples',
);

/** @throws BAD_USER_INPUT for what is no day, and for an end before the beginning */
function assertDays({ from, to }: AuditFilterInput): void {
  for (const [name, day] of Object.entries({ from, to }))
    if (day && !isDay(day)) throw badUserInput(auditTexts.day, { [name]: auditTexts.day });
  if (from && to && from > to) throw badUserInput(auditTexts.range, { to: auditTexts.range });
}

/**
 * What a filter asks for, as the statement and the log itself take it; what it does not ask is left
 * out.
 * @throws BAD_USER_INPUT for what is no day, and for an end before the beginning
 */
export function auditFilterOf(
  filter: AuditFilterInput,
): Partial<Record<keyof AuditFilterInput, string>> {
  assertDays(filter);
  const names = ['admin', 'action', 'targetType', 'targetId', 'from', 'to'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = withoutUnstorable(filter[name] ?? '');
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/**
 * A page of the log, newest first: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100, what is no day and cursors of other lists
 */
export async function auditPageOf(
  app: App,
  args: AuditArgs,
  atMost?: number,
): Promise<Page<AuditEntry>> {
  const first = pageSize(args.first, undefined, atMost);
  const filter = auditFilterOf(args.filter ?? {});
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const { admin = null, action = null, targetType = null } = filter;
  const { targetId = null, from = null, to = null } = filter;
  // What can't be an id is nobody's.
  if ([admin, targetId].some((id) => id && !isId(id)))
    return page(
      [],
      first,
      () => '',
      (entry) => entry,
    );
  const rows = await app.db.query(
    auditPage({
      first,
      after: cursor !== null,
      admin: admin !== null,
      action: action !== null,
      targetType: targetType !== null,
      targetId: targetId !== null,
      from: from !== null,
      to: to !== null,
    }),
    { before: cursor?.[0] ?? null, admin, action, targetType, targetId, from, to },
  );
  return page(
    rows,
    first,
    ({ id }) => encodeCursor(id),
    (row) => ({
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
  );
}

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
