import { expressionBuilder, type ReferenceExpression, sql } from 'kysely';
import type { Work } from '../../../core/context.ts';
import { concat } from '../../../core/sql/index.ts';
import { deleteFiles } from '../../files/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { addHelpful, publishContribution } from '../../profiles/index.ts';
import { filesOf } from '../files/post-files.queries.ts';
import { lockPost, lockPostsOf } from '../locks.ts';
import { type PostTables, postsSql } from '../posts.sql.ts';
import type { PostEntity } from './post.entity.ts';
import { publishPostChange } from './post.ts';

const post = expressionBuilder<PostTables, 'posts'>();
type Text = ReferenceExpression<PostTables, 'posts'>;

const newLine = post.fn<string>('chr', [sql.lit(10)]);

/**
 * What people typed into a column of parts, each on a line. The builder has no word for paths in
 * JSON.
 */
const wordsIn = (
  column: 'rounds' | 'story_rounds' | 'online_assessment' | 'additional_questions',
) =>
  sql<string | null>`(
    select string_agg(part #>> '{}', chr(10))
      from jsonb_path_query(${sql.ref(column)}, 'strict $.**') as part
     where jsonb_typeof(part) = 'string'
  )`;

/** Texts on lines of their own; those that are not there have none. */
const onLines = (parts: readonly Text[]) => post.fn<string>('concat_ws', [newLine, ...parts]);

/** What the author of a post typed beside its parts. */
const beside: readonly Text[] = [
  'one_liner',
  'preparation_time',
  'preparation_tips',
  'topics_weightage',
  'final_notes',
  post.fn('array_to_string', ['material_links', newLine]),
  'resume_link',
  post.fn('array_to_string', ['hashtags', sql.lit(' ')]),
];

/** All that the author of a post wrote, but for company and role. */
const words = onLines([
  ...beside,
  wordsIn('rounds'),
  wordsIn('story_rounds'),
  wordsIn('online_assessment'),
  wordsIn('additional_questions'),
]);

/**
 * The same as JSON, names of fields and all: several times as quick to look in, so that searches
 * ask it before `words`.
 */
const wordsAsJson = concat(
  post.cast<string>(post.fn('to_jsonb', [onLines(beside)]), 'text'),
  post.cast<string>('rounds', 'text'),
  post.cast<string>('story_rounds', 'text'),
  post.fn.coalesce(post.cast<string | null>('online_assessment', 'text'), sql.lit('')),
  post.cast<string>('additional_questions', 'text'),
);

/** All posts, what admins took away included: for their lists. */
export const postsWithRemoved = postsSql.shareQuery(
  postsSql.db
    .selectFrom('posts')
    .select([
      'id',
      'user_id',
      'company_name',
      'company_norm',
      'role',
      'role_norm',
      'one_liner',
      'created_at',
      'removed_at',
    ])
    .select([words.as('words'), wordsAsJson.as('packed')]),
);

const authorOf = postsSql.statement('authorOf', { id: 'uuid' }, (db, { id }) =>
  db.selectFrom('posts').where('id', '=', id).select('user_id as authorId'),
);

/**
 * The post, locked behind its author's posts as all who change posts lock them; null when it is
 * gone.
 */
async function lockAnyPost(work: Work, id: string): Promise<PostEntity | null> {
  const [found] = await work.query(authorOf, { id });
  if (!found) return null;
  await lockPostsOf(work, found.authorId);
  return lockPost(work, id);
}

function publishChange(work: Work, post: PostEntity): void {
  publishPostChange(work, post.id, post.user.id);
  publishContribution(work, post.user.id, post.createdAt);
}

/**
 * Takes a post away from everybody, in the unit of work of who moderates: its likes count for its
 * author no more, and readers are told as of a deletion.
 * @returns whether it was there to be taken away
 */
export async function removePost(work: Work, id: string, at: Date): Promise<boolean> {
  const post = await lockAnyPost(work, id);
  if (!post || post.removedAt) return false;
  post.removedAt = at;
  await work.em.flush();
  await addHelpful(work, post.user.id, -post.useful);
  noteDomainEvent(work, 'subjectDeleted', { subjectId: id, actorId: post.user.id, at });
  publishChange(work, post);
  return true;
}

/** Shows a removed post again, with what it counted. @returns whether it is still there */
export async function restorePost(work: Work, id: string): Promise<boolean> {
  const post = await lockAnyPost(work, id);
  if (!post) return false;
  if (!post.removedAt) return true;
  post.removedAt = null;
  await work.em.flush();
  await addHelpful(work, post.user.id, post.useful);
  publishChange(work, post);
  return true;
}

/** Deletes a removed post for good, files included. */
export async function purgePost(work: Work, id: string): Promise<void> {
  const post = await lockAnyPost(work, id);
  if (!post?.removedAt) return;
  const files = await filesOf(work, { postId: id });
  await deleteFiles(
    work,
    files.map((file) => file.id),
  );
  work.em.remove(post);
}
