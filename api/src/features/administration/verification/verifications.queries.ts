import { expressionBuilder, sql } from 'kysely';
import { verificationFilters } from '../../../../../schema/rules/administration/administration-filters.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { App } from '../../../core/context.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  sortKey,
} from '../../../core/lists/index.ts';
import { countRows } from '../../../core/sql/index.ts';
import { storedFiles } from '../../files/index.ts';
import { accounts, verificationRequests } from '../../identity/index.ts';
import { administrationSql, matchesText, type RowsOf } from '../administration.sql.ts';
import type { AdminTasks, Verification, VerificationArgs } from './verification.types.ts';

const requests = administrationSql.db
  .selectFrom(verificationRequests.as('request'))
  .leftJoin(storedFiles.as('file'), 'file.id', 'request.file_id')
  .select([
    'request.id',
    'request.document_type as documentType',
    'request.status',
    'request.reason',
  ])
  .select(['request.created_at as createdAt', 'request.decided_at as decidedAt'])
  .select(['request.user_id as userId', 'request.decided_by as decidedById'])
  .select(['file.id as fileId', 'file.content_type as contentType']);

const request = expressionBuilder<{ request: RowsOf<typeof verificationRequests> }, 'request'>();
const handedIn = sortKey('request.id', 'uuid', 'id');

/** Walks the index by status and id, or the primary key where all are asked for. */
const verificationList = declareList(administrationSql, {
  name: 'verifications',
  isCounted: true,
  sorts: { newest: descending(handedIn), oldest: ascending(handedIn) },
  filters: verificationFilters,
  conditions: {
    status: (status) => request('request.status', '=', status),
    documentType: (type) => request('request.document_type', '=', type),
    search: (search) =>
      request.exists(
        administrationSql.db
          .selectFrom(accounts.as('account'))
          .where('account.id', '=', sql.ref<string>('request.user_id'))
          .where(matchesText(search))
          .select('account.id'),
      ),
  },
  select: (_db, _given, { arrange }) => requests.$call(arrange),
});

/**
 * A page of documents: those that wait, unless a status or all of them are asked for. The queue
 * begins with its oldest, what is decided with its newest.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT for a size outside 1…100 and cursors of other lists
 */
export function verifications(
  app: App,
  { first, after, all, search, documentType, ...args }: VerificationArgs,
  atMost?: number,
): Promise<CountedPage<Verification>> {
  const status = args.status ?? (all ? null : 'pending');
  const sort = args.sort ?? (status === 'pending' ? 'oldest' : 'newest');
  return verificationList.page(
    app,
    { first, after, sort, filter: { status, search, documentType } },
    { atMost, node: (row: Verification) => row },
  );
}

const byId = administrationSql.statement('verification', { id: 'uuid' }, (_db, { id }) =>
  requests.where('request.id', '=', id),
);

/** One document; null for unknown ids. */
export async function findVerification(app: App, id: string): Promise<Verification | null> {
  const [row]: Verification[] = await app.db.query(byId, { id });
  return row ?? null;
}

const ofPerson = administrationSql.statement(
  'verificationsOf',
  { personId: 'uuid' },
  (_db, { personId }) =>
    requests.where('request.user_id', '=', personId).orderBy('request.id', 'desc').limit(50),
);

/** What a person handed in, newest first. */
export const verificationsOf = (app: App, personId: string): Promise<Verification[]> =>
  app.db.query(ofPerson, { personId });

/** The days whose decisions tell how long people wait. */
const medianDays = 30;

const tasks = administrationSql.statement('tasks', { since: 'timestamptz' }, (db, { since }) =>
  db.selectNoFrom([
    db
      .selectFrom(verificationRequests.as('request'))
      .where('request.status', '=', 'pending')
      .select(countRows().as('count'))
      .$asScalar()
      .$notNull()
      .as('verifications'),
    db
      .selectFrom(verificationRequests.as('request'))
      .where('request.decided_at', '>=', since)
      // Without an admin are those whose person was verified in another way.
      .where('request.decided_by', 'is not', null)
      // The builder has no ordered-set aggregates.
      .select(
        sql<number | null>`
          percentile_cont(0.5) within group (
            order by extract(epoch from request.decided_at - request.created_at) / 3600
          )::float8
        `.as('hours'),
      )
      .$asScalar()
      .as('medianHours'),
  ]),
);

/** How much waits, and how long it takes. */
export async function adminTasks(app: App): Promise<AdminTasks> {
  const since = daysBefore(app.clock.now(), medianDays);
  const [row] = await app.db.query(tasks, { since });
  return row ?? { verifications: 0, medianHours: null };
}
