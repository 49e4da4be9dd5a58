import type { AliasableExpression, Expression } from 'kysely';
import type { WrittenKind } from '../../../../../schema/rules/administration/administration-texts.ts';
import type { App } from '../../../core/context.ts';
import { declareList, descending, sortKey } from '../../../core/lists/index.ts';
import type { Page, PageArgs } from '../../../core/lists/paging.ts';
import { countRows, pagePathOf, workLine } from '../../../core/sql/index.ts';
import { auditLines } from '../../audits/index.ts';
import { allGratitudes } from '../../gratitudes/index.ts';
import { deviceOf, openSessions, signIns } from '../../identity/index.ts';
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

const variants: { kind: WrittenKind }[] = [{ kind: 'post' }, { kind: 'answer' }];

const writtenList = declareList(administrationSql, {
  name: 'written',
  given: { personId: 'uuid' },
  sorts: { newest: descending(sortKey('item.id', 'uuid', 'id')) },
  variants,
  partOf: ({ kind }) => kind,
  select: (db, { personId }, { variant: { kind }, arrange }) =>
    db
      .selectFrom(contentsByKind[kind].as('item'))
      .where('item.user_id', '=', personId)
      .select(['item.id', 'item.text', 'item.link', 'item.created_at as createdAt'])
      .$call(arrange),
});

/**
 * A page of what a person wrote of one kind, newest first.
 * @throws BAD_USER_INPUT for a size outside 1…100 and others' cursors
 */
export const writtenBy = (
  app: App,
  personId: string,
  kind: WrittenKind,
  args: PageArgs,
): Promise<Page<WrittenItem>> =>
  writtenList.page(app, args, {
    given: { personId },
    variant: { kind },
    node: (row) => ({ ...row, kind }),
  });

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

const lastSignIn = administrationSql.statement(
  'lastSignIn',
  { personId: 'uuid' },
  (db, { personId }) =>
    db
      .selectFrom(signIns.as('session'))
      .where('session.user_id', '=', personId)
      .orderBy('session.created_at', 'desc')
      .limit(1)
      .select('session.created_at as at'),
);

/** When a person signed in the last time; null for who never did. */
export async function lastSignInOf(app: App, personId: string): Promise<Date | null> {
  const [row] = await app.db.query(lastSignIn, { personId });
  return row?.at ?? null;
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
