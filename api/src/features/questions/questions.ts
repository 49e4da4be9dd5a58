import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { clientKey } from '../../core/creations.ts';
import { statement, type Statement } from '../../core/db.ts';
import { badInput, check, isDangling, notFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { contributed } from '../activities/index.ts';
import { happened, wakeTeller } from '../notifications/index.ts';
import { countersTopic, postNotFound, takeCreation } from '../posts/index.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import {
  answerColumns,
  answerOf,
  answerVote,
  noVote,
  onReadablePost,
  questionColumns,
  questionOf,
  questionVote,
  type AnswerRow,
  type QuestionRow,
} from './questions.rows.ts';
import { answerText, questionText } from './said.ts';
import { talk, talkTopic } from './talk.ts';

const keyUsed = 'This key was used for something else';

/** What was written, or nothing when it was written before or what it belongs to is gone, however lately. */
const write = <Row>({ app }: Context, how: Statement<Row>, parameters: unknown[]): Promise<Row[]> =>
  app.db.rows(how, parameters).catch((error: unknown) => {
    if (isDangling(error)) return [];
    throw error;
  });

/** Question, the post's count and its last activity, and the asker's, in one statement; a key that was used changes nothing. */
const ask = statement<QuestionRow>(
  'ask_question',
  `with q as (insert into questions (id, post_id, user_id, content, key, created_at)
              select $1, p.id, $3, $4, $5, $6 from posts p join users a on a.id = p.user_id and not a.is_banned where p.id = $2
              on conflict (user_id, key) do nothing returning *),
     post as (update posts set comments_count = comments_count + 1, last_active_at = greatest(last_active_at, q.created_at) from q where posts.id = q.post_id returning q.user_id, q.created_at),
     asker as (update profiles set last_active_at = greatest(profiles.last_active_at, post.created_at) from post where profiles.user_id = post.user_id),
     told as (${happened('questionAsked', 'q.id', 'q.user_id', 'q.created_at')} from q)
   select ${questionColumns(noVote)} from q join users u on u.id = q.user_id`,
);

const askedBefore = statement<QuestionRow>(
  'question_by_key',
  `select ${questionColumns(questionVote('$1'))} from questions q join users u on u.id = q.user_id where q.user_id = $1 and q.key = $2`,
);

/**
 * Asks a question on a post (part 2, Questions). With a key of the client, sent twice it is asked once and
 * answered with the same question.
 * @throws BAD_USER_INPUT for a blank text, NOT_FOUND, FORBIDDEN for the unverified, RATE_LIMITED
 */
export async function askQuestion(
  ctx: Context,
  said: { postId: string; content: string; key?: string | null },
): Promise<Question> {
  const text = check(questionText, said.content, 'content');
  const key = check(clientKey, said.key, 'key');
  const viewer = requireViewer(ctx, 'member');
  await takeCreation(ctx, viewer.id);
  if (!isId(said.postId)) throw postNotFound();
  const [asked] = await write(ctx, ask, [
    newId(),
    said.postId,
    viewer.id,
    text,
    key,
    ctx.app.clock.now(),
  ]);
  if (asked) {
    ctx.app.events.publish(talkTopic(asked.postId), talk('questionAdded', asked.id));
    ctx.app.events.publish(countersTopic(asked.postId), { postId: asked.postId });
    contributed(ctx.app, viewer.id, asked.createdAt);
    wakeTeller(ctx.app);
    return questionOf(asked);
  }
  const [before] = key === null ? [] : await ctx.app.db.rows(askedBefore, [viewer.id, key]);
  if (!before) throw postNotFound();
  if (before.postId !== said.postId) throw badInput(keyUsed);
  return questionOf(before);
}

/** Answer, its question's count, the post's last activity and the author's, in one statement; the share of the post keeps deletions, which take it for themselves, out of the way. */
const reply = statement<AnswerRow & { postId: string }>(
  'answer_question',
  `with target as materialized (select q.id from questions q ${onReadablePost} where q.id = $2 for key share of p),
     a as (insert into answers (id, question_id, user_id, content, key, created_at) select $1, id, $3, $4, $5, $6 from target
              on conflict (user_id, key) do nothing returning *),
     question as (update questions set answers_count = answers_count + 1 from a where questions.id = a.question_id returning questions.post_id, a.user_id, a.created_at),
     post as (update posts set last_active_at = greatest(last_active_at, question.created_at) from question where posts.id = question.post_id returning question.user_id, question.created_at),
     author as (update profiles set last_active_at = greatest(profiles.last_active_at, post.created_at) from post where profiles.user_id = post.user_id),
     told as (${happened('questionAnswered', 'a.id', 'a.user_id', 'a.created_at')} from a)
   select ${answerColumns(noVote)}, question.post_id as "postId" from a cross join question join users u on u.id = a.user_id`,
);

const answeredBefore = statement<AnswerRow>(
  'answer_by_key',
  `select ${answerColumns(answerVote('$1'))} from answers a join users u on u.id = a.user_id where a.user_id = $1 and a.key = $2`,
);

/**
 * Answers a question (part 2, Questions). With a key of the client, sent twice it is answered once.
 * @throws BAD_USER_INPUT for a blank text, NOT_FOUND, FORBIDDEN for the unverified, RATE_LIMITED
 */
export async function answerQuestion(
  ctx: Context,
  said: { questionId: string; content: string; key?: string | null },
): Promise<Answer> {
  const text = check(answerText, said.content, 'content');
  const key = check(clientKey, said.key, 'key');
  const viewer = requireViewer(ctx, 'member');
  await takeCreation(ctx, viewer.id);
  if (!isId(said.questionId)) throw notFound(questionTexts.questionGone);
  const [answered] = await write(ctx, reply, [
    newId(),
    said.questionId,
    viewer.id,
    text,
    key,
    ctx.app.clock.now(),
  ]);
  if (answered) {
    ctx.app.events.publish(
      talkTopic(answered.postId),
      talk('answerAdded', answered.questionId, answered.id),
    );
    contributed(ctx.app, viewer.id, answered.createdAt);
    wakeTeller(ctx.app);
    return answerOf(answered);
  }
  const [before] = key === null ? [] : await ctx.app.db.rows(answeredBefore, [viewer.id, key]);
  if (!before) throw notFound(questionTexts.questionGone);
  if (before.questionId !== said.questionId) throw badInput(keyUsed);
  return answerOf(before);
}
