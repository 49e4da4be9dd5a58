import type { AliasableExpression, Expression } from 'kysely';
import type { WrittenKind } from '../../../../../schema/rules/administration-texts.ts';
import type { App } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  type Page,
  type PageArgs,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { countRows, pagePathOf, workLine } from '../../../core/sql/index.ts';
import { auditLines } from '../../audits/index.ts';
import { allGratitudes } from '../../gratitudes/index.ts';
import { deviceOf, openSessions } from '../../identity/index.ts';
import { jobOpenings } from '../../jobs/index.ts';
import { publishedPosts } from '../../posts/index.ts';
import { shownAnswers, shownQuestions } from '../../questions/index.ts';
import { administrationSql } from '../administration.sql.ts';
import type {
  AdminNote,
  PersonAuditLine,
  PersonSession,
  WrittenCounts,
  WrittenItem,
} from './admin-person.types.ts';

const { db: noTables } = administrationSql;

interface WrittenRow {
  id: string;
  user_id: string;
  created_at: Date;
  text: string;
  link: string;
}

/** What a person wrote: in each room an index by author leads to it. */
const contentsByKind: Record<WrittenKind, AliasableExpression<WrittenRow>> = {
  post: noTables
    .selectFrom(publishedPosts.as('post'))
    .select(['post.id', 'post.user_id', 'post.created_at'])
    .select(({ ref }) => [
      workLine(ref('post.role'), ref('post.company_name')).as('text'),
      pagePathOf.post(ref('post.id')).as('link'),
    ]),
  question: noTables
    .selectFrom(shownQuestions.as('question'))
    .select(['question.id', 'question.user_id', 'question.created_at'])
    .select('question.content as text')
    .select(({ ref }) =>
      pagePathOf.question(ref('question.post_id'), ref('question.id')).as('link'),
    ),
  answer: noTables
    .selectFrom(shownAnswers.as('answer'))
    .select(['answer.id', 'answer.user_id', 'answer.created_at'])
    .select('answer.content as text')
    .select(({ ref }) =>
      pagePathOf.question(ref('answer.post_id'), ref('answer.question_id')).as('link'),
    ),
  gratitude: noTables
    .selectFrom(allGratitudes.as('gratitude'))
    .select(['gratitude.id', 'gratitude.user_id', 'gratitude.created_at'])
    .select('gratitude.text')
    .select(({ ref }) =>
      pagePathOf.gratitude(ref('gratitude.profile_id'), ref('gratitude.id')).as('link'),
    ),
  job: noTables
    .selectFrom(jobOpenings.as('opening'))
    .select(['opening.id', 'opening.user_id', 'opening.created_at'])
    .select(({ ref }) => [
      workLine(ref('opening.role'), ref('opening.company_name')).as('text'),
      pagePathOf.job(ref('opening.id')).as('link'),
    ]),
};

const writtenPage = administrationSql.statements(
  'written',
  { personId: 'uuid', before: 'uuid?' },
  [
    { kind: 'post', first: 20, after: false },
    { kind: 'answer', first: 20, after: true },
  ],
  ({ kind, first, after }: { kind: WrittenKind; first: number; after: boolean }) =>
    (db, { personId, before }) =>
      db
        .selectFrom(contentsByKind[kind].as('item'))
        .where('item.user_id', '=', personId)
        .$if(after, (query) => query.where('item.id', '<', before))
        .orderBy('item.id', 'desc')
        .limit(first + 1)
        .select(['item.id', 'item.text', 'item.link', 'item.created_at as createdAt']),
);

/**
 * A page of what a person wrote of one kind, newest first.
 * @throws BAD_USER_INPUT for a size outside 1…100 and others' cursors
 */
export async function writtenBy(
  app: App,
  personId: string,
  kind: WrittenKind,
  args: PageArgs,
): Promise<Page<WrittenItem>> {
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string, string]>(args.after, [isEnumKey(kind), isIdKey]);
  const statement = writtenPage({ kind, first, after: cursor !== null });
  const rows = await app.db.query(statement, { personId, before: cursor?.[1] ?? null });
  return page(
    rows,
    first,
    ({ id }) => encodeCursor(kind, id),
    (row) => ({ ...row, kind }),
  );
}

const countOf = (kind: WrittenKind, personId: Expression<string>) =>
  noTables
    .selectFrom(contentsByKind[kind].as('item'))
    .where('item.user_id', '=', personId)
    .select(countRows().as('count'))
    .$asScalar()
    .$notNull();

const counts = administrationSql.statement(
  'writtenCounts',
  { personId: 'uuid' },
  (db, { personId }) =>
    db.selectNoFrom([
      countOf('post', personId).as('posts'),
      countOf('question', personId).as('questions'),
      countOf('answer', personId).as('answers'),
      countOf('gratitude', personId).as('gratitudes'),
      countOf('job', personId).as('jobs'),
    ]),
);

/** How much a person wrote. */
export async function writtenCounts(app: App, personId: string): Promise<WrittenCounts> {
  const [row] = await app.db.query(counts, { personId });
  return row ?? { posts: 0, questions: 0, answers: 0, gratitudes: 0, jobs: 0 };
}

const listLimit = 50;

const sessions = administrationSql.statement(
  'personSessions',
  { personId: 'uuid', now: 'timestamptz' },
  (db, { personId, now }) =>
    db
      .selectFrom(openSessions.as('session'))
      .where('session.user_id', '=', personId)
      .where('session.expires_at', '>', now)
      .orderBy('session.last_used_at', 'desc')
      .orderBy('session.id', 'desc')
      .limit(listLimit)
      .select(['session.id', 'session.place', 'session.user_agent as userAgent'])
      .select(['session.created_at as signedInAt', 'session.last_used_at as lastUsedAt']),
);

/** Where a person is signed in, the last used first. */
export async function sessionsOf(app: App, personId: string): Promise<PersonSession[]> {
  const rows = await app.db.query(sessions, { personId, now: app.clock.now() });
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceOf(userAgent) }));
}

const notes = administrationSql.statement('notes', { personId: 'uuid' }, (db, { personId }) =>
  db
    .selectFrom('admin_notes')
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(listLimit)
    .select(['id', 'text', 'author_id as authorId', 'created_at as createdAt']),
);

/** What admins wrote about a person, newest first. */
export const notesOf = (app: App, personId: string): Promise<AdminNote[]> =>
  app.db.query(notes, { personId });

const lines = administrationSql.statement('personAudit', { personId: 'uuid' }, (db, { personId }) =>
  db
    .selectFrom(auditLines.as('line'))
    .where('line.target_type', '=', 'user')
    .where('line.target_id', '=', personId)
    .orderBy('line.id', 'desc')
    .limit(listLimit)
    .select(['line.id', 'line.action', 'line.admin_id as adminId'])
    .select('line.created_at as createdAt'),
);

/** What admins did about a person, newest first. */
export const auditOf = (app: App, personId: string): Promise<PersonAuditLine[]> =>
  app.db.query(lines, { personId });
