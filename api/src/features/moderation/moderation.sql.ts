import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import { type RemovableType, removableTypes } from '../../../../schema/rules/moderation-texts.ts';
import { pagePathOf, roomSql, type Tables, workLine } from '../../core/sql/index.ts';
import { gratitudesWithRemoved } from '../gratitudes/index.ts';
import { jobsWithRemoved } from '../jobs/index.ts';
import { postsWithRemoved } from '../posts/index.ts';
import { commentsWithRemoved } from '../questions/index.ts';
import type { RemovalEntity } from './removals/removal.entity.ts';
import type { ReportCaseEntity, ReportEntity } from './reports/case.entity.ts';

export type ModerationTables = Tables<
  typeof RemovalEntity | typeof ReportCaseEntity | typeof ReportEntity
>;

/** Statements over the tables of this room. */
export const moderationSql = roomSql<ModerationTables>('moderation');

/**
 * Whether a column has a text somewhere, compared without case; `search_like` is a function of
 * ours.
 */
export const has = (column: string, text: Expression<string | null>) =>
  sql<SqlBool>`${sql.ref(column)} ilike '%' || search_like(${text}) || '%'`;

/** Whether the words of a thing `c` have a text somewhere. */
export const hasWords = (text: Expression<string | null>) => {
  const inJson = sql`to_jsonb(${text})::text`;
  const escaped = sql<string>`substr(${inJson}, 2, length(${inJson}) - 2)`;
  return sql<SqlBool>`(
    (c.packed is null or ${has('c.packed', escaped)})
    and ${has('c.words', text)}
  )`;
};

/** Something that people wrote, of whatever kind, removed or not. */
export interface ContentRow {
  id: string;
  user_id: string;
  title: string;
  /** The company of a post or opening, normalised; of questions and answers that of their post. */
  company: string;
  text: string;
  /** All that stands there, but for the title. */
  words: string;
  /**
   * The same as JSON, with more around it: asked before the words where these are slow to put
   * together. Else null.
   */
  packed: string | null;
  link: string;
  post_id: string | null;
  profile_id: string | null;
  is_hidden: boolean;
  is_pinned: boolean;
  created_at: Date;
  removed_at: Date | null;
}

const { db } = moderationSql;
const none = sql<string | null>`null::uuid`;
const notPacked = sql<string | null>`null::text`.as('packed');
const no = sql.lit(false);
const empty = sql.lit('');
const common = ['c.id', 'c.user_id', 'c.created_at', 'c.removed_at'] as const;

const comments = (kind: 'question' | 'answer') =>
  db
    .selectFrom(commentsWithRemoved.as('c'))
    .innerJoin(postsWithRemoved.as('p'), 'p.id', 'c.post_id')
    .where('c.kind', '=', kind)
    .select(common)
    .select(({ ref }) => [
      workLine(ref('p.role'), ref('p.company_name')).as('title'),
      pagePathOf.question(ref('c.post_id'), ref('c.question_id')).as('link'),
    ])
    .select([
      'p.company_norm as company',
      'c.content as text',
      'c.content as words',
      notPacked,
      sql<string | null>`c.post_id`.as('post_id'),
      none.as('profile_id'),
      no.as('is_hidden'),
      no.as('is_pinned'),
    ]);

/**
 * Each kind of thing with the same columns: lists, removals and reports then need one statement
 * each.
 */
export const contents: Record<RemovableType, AliasableExpression<ContentRow>> = {
  post: db
    .selectFrom(postsWithRemoved.as('c'))
    .select(common)
    .select(({ ref }) => [
      workLine(ref('c.role'), ref('c.company_name')).as('title'),
      pagePathOf.post(ref('c.id')).as('link'),
    ])
    .select([
      'c.company_norm as company',
      'c.words',
      'c.packed',
      none.as('post_id'),
      none.as('profile_id'),
      no.as('is_hidden'),
      no.as('is_pinned'),
    ])
    .select((eb) => eb.fn.coalesce('c.one_liner', empty).as('text')),
  question: comments('question'),
  answer: comments('answer'),
  gratitude: db
    .selectFrom(gratitudesWithRemoved.as('c'))
    .select(common)
    .select(({ ref }) => pagePathOf.gratitude(ref('c.profile_id'), ref('c.id')).as('link'))
    .select([
      empty.as('title'),
      empty.as('company'),
      'c.text',
      'c.text as words',
      notPacked,
      none.as('post_id'),
      sql<string | null>`c.profile_id`.as('profile_id'),
      no.as('is_pinned'),
    ])
    .select((eb) => eb('c.hidden_at', 'is not', null).$castTo<boolean>().as('is_hidden')),
  job: db
    .selectFrom(jobsWithRemoved.as('c'))
    .select(common)
    .select(({ ref }) => [
      workLine(ref('c.role'), ref('c.company_name')).as('title'),
      pagePathOf.job(ref('c.id')).as('link'),
    ])
    .select([
      'c.company_norm as company',
      empty.as('text'),
      'c.words',
      notPacked,
      none.as('post_id'),
      none.as('profile_id'),
      no.as('is_hidden'),
      'c.is_pinned',
    ]),
};

/** What a thing is called by: posts and openings by role and company, words by themselves. */
const nameOf: Record<RemovableType, ReturnType<typeof sql<string>>> = {
  post: sql<string>`c.title`,
  question: sql<string>`c.text`,
  answer: sql<string>`c.text`,
  gratitude: sql<string>`c.text`,
  job: sql<string>`c.title`,
};

/** What people wrote and what cases are about, by name, for lines of admins alone. */
export const namedThings = moderationSql.shareQuery(
  removableTypes
    .map((type) => db.selectFrom(contents[type].as('c')).select(['c.id', nameOf[type].as('name')]))
    .reduce((all, each) => all.unionAll(each))
    .unionAll(db.selectFrom('report_cases as c').select(['c.id', 'c.excerpt as name'])),
);
