import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import {
  type RemovableType,
  removableTypes,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { containsText, pagePathOf, roomSql, type Tables, workLine } from '../../core/sql/index.ts';
import { gratitudesWithRemoved } from '../gratitudes/index.ts';
import { jobsWithRemoved } from '../jobs/index.ts';
import { postsWithRemoved } from '../posts/index.ts';
import { commentsWithRemoved } from '../questions/index.ts';
import type { ReportCaseEntity, ReportEntity } from './case.entity.ts';
import type { RemovalEntity } from './removals/removal.entity.ts';

export type ModerationTables = Tables<
  typeof RemovalEntity | typeof ReportCaseEntity | typeof ReportEntity
>;

/** Statements over the tables of this room. */
export const moderationSql = roomSql<ModerationTables>('moderation');

/** Whether the words of a thing `content` have a text somewhere. */
export const contentContains = (text: Expression<string | null>) => {
  const inJson = sql`to_jsonb(${text})::text`;
  const escaped = sql<string>`substr(${inJson}, 2, length(${inJson}) - 2)`;
  return sql<SqlBool>`(
    (content.packed is null or ${containsText('content.packed', escaped)})
    and ${containsText('content.words', text)}
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
const no = sql.lit(false);
const empty = sql.lit('');
const common = [
  'content.id',
  'content.user_id',
  'content.created_at',
  'content.removed_at',
] as const;

const comments = (kind: 'question' | 'answer') =>
  db
    .selectFrom(commentsWithRemoved.as('content'))
    .innerJoin(postsWithRemoved.as('post'), 'post.id', 'content.post_id')
    .where('content.kind', '=', kind)
    .select(common)
    .select(({ ref }) => [
      workLine(ref('post.role'), ref('post.company_name')).as('title'),
      pagePathOf.question(ref('content.post_id'), ref('content.question_id')).as('link'),
    ])
    .select([
      'post.company_norm as company',
      'content.content as text',
      'content.words',
      'content.packed',
      none.as('profile_id'),
      no.as('is_hidden'),
      no.as('is_pinned'),
    ])
    .select(({ ref }) => ref('content.post_id').$castTo<string | null>().as('post_id'));

/**
 * Each kind of thing with the same columns: lists, removals and reports then need one statement
 * each.
 */
export const contents: Record<RemovableType, AliasableExpression<ContentRow>> = {
  post: db
    .selectFrom(postsWithRemoved.as('content'))
    .select(common)
    .select(({ ref }) => [
      workLine(ref('content.role'), ref('content.company_name')).as('title'),
      pagePathOf.post(ref('content.id')).as('link'),
    ])
    .select([
      'content.company_norm as company',
      'content.words',
      'content.packed',
      none.as('post_id'),
      none.as('profile_id'),
      no.as('is_hidden'),
      no.as('is_pinned'),
    ])
    .select((eb) => eb.fn.coalesce('content.one_liner', empty).as('text')),
  question: comments('question'),
  answer: comments('answer'),
  gratitude: db
    .selectFrom(gratitudesWithRemoved.as('content'))
    .select(common)
    .select(({ ref }) =>
      pagePathOf.gratitude(ref('content.profile_id'), ref('content.id')).as('link'),
    )
    .select([
      empty.as('title'),
      empty.as('company'),
      'content.text',
      'content.words',
      'content.packed',
      none.as('post_id'),
      no.as('is_pinned'),
    ])
    .select(({ ref }) => ref('content.profile_id').$castTo<string | null>().as('profile_id'))
    .select((eb) => eb('content.hidden_at', 'is not', null).$castTo<boolean>().as('is_hidden')),
  job: db
    .selectFrom(jobsWithRemoved.as('content'))
    .select(common)
    .select(({ ref }) => [
      workLine(ref('content.role'), ref('content.company_name')).as('title'),
      pagePathOf.job(ref('content.id')).as('link'),
    ])
    .select([
      'content.company_norm as company',
      empty.as('text'),
      'content.words',
      'content.packed',
      none.as('post_id'),
      none.as('profile_id'),
      no.as('is_hidden'),
      'content.is_pinned',
    ]),
};

/** What a thing is called by: posts and openings by role and company, words by themselves. */
const nameOf = {
  post: 'content.title',
  question: 'content.text',
  answer: 'content.text',
  gratitude: 'content.text',
  job: 'content.title',
} as const satisfies Record<RemovableType, string>;

/** What people wrote and what cases are about, by name, for lines of admins alone. */
export const namedThings = moderationSql.shareQuery(
  removableTypes
    .map((type) =>
      db
        .selectFrom(contents[type].as('content'))
        .select(({ ref }) => ['content.id', ref(nameOf[type]).as('name')]),
    )
    .reduce((all, each) => all.unionAll(each))
    .unionAll(
      db
        .selectFrom('report_cases as report_case')
        .select(['report_case.id', 'report_case.excerpt as name']),
    ),
);
