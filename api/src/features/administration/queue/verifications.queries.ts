import { sql } from 'kysely';
import type { DocumentType } from '../../../../../schema/rules/college.ts';
import type {
  VerificationSort,
  VerificationStatusWord,
} from '../../../../../schema/rules/verification-texts.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { App } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { countRows } from '../../../core/sql/index.ts';
import { storedFiles } from '../../files/index.ts';
import { accounts, verificationRequests } from '../../identity/index.ts';
import { searchText } from '../../search/index.ts';
import { administrationSql, matchesText } from '../administration.sql.ts';
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

interface PageShape extends Record<string, string | number | boolean> {
  status: VerificationStatusWord;
  sort: VerificationSort;
  first: number;
  after: boolean;
  search: boolean;
  type: boolean;
}

/** Walks the index by status and id: the queue from its oldest, what is decided from its newest. */
const verificationPage = administrationSql.statements(
  'verifications',
  { behind: 'uuid?', search: 'text?', type: 'text?' },
  [
    { status: 'pending', sort: 'oldest', first: 20, after: false, search: false, type: false },
    { status: 'rejected', sort: 'newest', first: 20, after: true, search: true, type: true },
  ],
  ({ status, sort, first, after, search: isSearched, type: isOfType }: PageShape) =>
    (_db, { behind, search, type }) =>
      requests
        .where('request.status', '=', status)
        .$if(after, (query) => query.where('request.id', sort === 'oldest' ? '>' : '<', behind))
        .$if(isOfType, (query) =>
          query.where('request.document_type', '=', type.$castTo<DocumentType>()),
        )
        .$if(isSearched, (query) =>
          query.where((eb) =>
            eb.exists(
              eb
                .selectFrom(accounts.as('account'))
                .whereRef('account.id', '=', 'request.user_id')
                .where(matchesText(search))
                .select('account.id'),
            ),
          ),
        )
        .orderBy('request.id', sort === 'oldest' ? 'asc' : 'desc')
        .limit(first + 1),
);

/**
 * A page of documents.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT for a size outside 1…100 and cursors of other lists
 */
export async function verifications(
  app: App,
  args: VerificationArgs,
  atMost?: number,
): Promise<Page<Verification>> {
  const first = pageSize(args.first, undefined, atMost);
  const status = args.status ?? 'pending';
  const sort = args.sort ?? (status === 'pending' ? 'oldest' : 'newest');
  const search = searchText(args.search);
  const list = `${status} ${sort}`;
  const cursor = decodeCursor<[string, string]>(args.after, [isEnumKey(list), isIdKey]);
  const type = args.documentType ?? null;
  const shape = {
    status,
    sort,
    first,
    after: cursor !== null,
    search: search !== null,
    type: type !== null,
  };
  const rows: Verification[] = await app.db.query(verificationPage(shape), {
    behind: cursor?.[1] ?? null,
    search,
    type,
  });
  return page(
    rows,
    first,
    ({ id }) => encodeCursor(list, id),
    (row) => row,
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
