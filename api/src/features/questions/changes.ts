import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import { changeMinutes } from '../../../../schema/rules/questions.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context, type Work } from '../../core/context.ts';
import { statement, type Statement } from '../../core/db.ts';
import { check, conflict, forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { contributes } from '../activities/index.ts';
import { countersTopic } from '../posts/index.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import {
  answerColumns,
  answerOf,
  answerVote,
  onReadablePost,
  questionColumns,
  questionOf,
  questionVote,
  type AnswerRow,
  type QuestionRow,
} from './questions.rows.ts';
import { answerText, questionText } from './said.ts';
import { talk, talkTopic } from './talk.ts';

interface Target {
  /** Of what was changed; null when it was deleted at the same moment. */
  id?: string | null;
  own: boolean;
  inTime: boolean;
  onPost: string;
  ofQuestion: string;
}

/** Who wrote `said`, whether it may still be changed at `$3`, and where it stands. */
const targetColumns = (said: 'q' | 'a'): string =>
  `${said}.user_id = $2 as own, ${said}.created_at > $3::timestamptz - interval '${changeMinutes} minutes' as "inTime", q.post_id as "onPost", q.id as "ofQuestion"`;
const mayChange = (said: string): string =>
  `${said}.user_id = $2 and ${said}.created_at > $3::timestamptz - interval '${changeMinutes} minutes'`;
const questionFrom = `questions q ${onReadablePost} where q.id = $1`;
const answerFrom = `answers a join questions q on q.id = a.question_id ${onReadablePost} where a.id = $1`;

/** @throws NOT_FOUND with the text, FORBIDDEN for others than the author and after the time */
function assertChangeable(target: Target | undefined, gone: string): asserts target is Target {
  if (!target) throw notFound(gone);
  if (!target.own) throw forbidden(questionTexts.notYours);
  if (!target.inTime) throw forbidden(questionTexts.tooLate);
}

/** The rule stands in the statement: its author, in time. The same words again are no change. */
const edit = (table: string, columns: string, said: 'q' | 'a', from: string): string =>
  `with target as (select ${said}.id as target_id, ${targetColumns(said)} from ${from}),
     changed as (update ${table} t set content = $4, edited_at = case when t.content = $4 then t.edited_at else $3::timestamptz end
                   from target where t.id = target.target_id and ${mayChange('t')} returning t.*)
   select target.own, target."inTime", target."onPost", target."ofQuestion", ${columns} from target left join changed ${said} on true left join users u on u.id = ${said}.user_id`;

const changeQuestion = statement<QuestionRow & Target>(
  'edit_question',
  edit('questions', questionColumns(questionVote('$2')), 'q', questionFrom),
);
const changeAnswer = statement<AnswerRow & Target>(
  'edit_answer',
  edit('answers', answerColumns(answerVote('$2')), 'a', answerFrom),
);

async function run<Row extends Target>(
  ctx: Context,
  how: Statement<Row>,
  id: string,
  text: string,
  gone: string,
): Promise<Row> {
  const viewer = requireViewer(ctx, 'member');
  const [row] = isId(id)
    ? await ctx.app.db.rows(how, [id, viewer.id, ctx.app.clock.now(), text])
    : [];
  assertChangeable(row, gone);
  if (!row.id) throw notFound(gone);
  return row;
}

/**
 * Corrects one's own question within fifteen minutes.
 * @throws BAD_USER_INPUT for a blank text or one that is too long, NOT_FOUND, FORBIDDEN for others than its author and after the time
 */
export async function editQuestion(ctx: Context, id: string, content: string): Promise<Question> {
  const row = await run(
    ctx,
    changeQuestion,
    id,
    check(questionText, content),
    questionTexts.questionGone,
  );
  ctx.app.events.publish(talkTopic(row.onPost), talk('questionEdited', row.id));
  return questionOf(row);
}

/** Corrects one's own answer, as `editQuestion`. */
export async function editAnswer(ctx: Context, id: string, content: string): Promise<Answer> {
  const row = await run(
    ctx,
    changeAnswer,
    id,
    check(answerText, content),
    questionTexts.answerGone,
  );
  ctx.app.events.publish(talkTopic(row.onPost), talk('answerEdited', row.questionId, row.id));
  return answerOf(row);
}

/** The post's last activity is what is left of it; its row is locked by then. */
const settlePost = `update posts p set comments_count = p.comments_count - $2::int, last_active_at = greatest(p.created_at, p.edited_at,
    (select max(q.created_at) from questions q where q.post_id = p.id), (select max(a.created_at) from answers a join questions q on q.id = a.question_id where q.post_id = p.id))
  where p.id = $1`;

/** Takes the post for itself, so that the statement that deletes sees all that was said and voted until now. */
async function lock(
  work: Work,
  select: string,
  parameters: unknown[],
  gone: string,
): Promise<Target> {
  const [target] = await work.rows<Target>(select, parameters);
  assertChangeable(target, gone);
  return target;
}

const lockQuestion = `select ${targetColumns('q')} from ${questionFrom} for update of p for update of q`;
const removeQuestion = `delete from questions q where q.id = $1 and ${mayChange('q')} and not exists (select from answers a where a.question_id = q.id and a.user_id <> q.user_id) returning q.created_at as "createdAt"`;

/**
 * Deletes one's own question within fifteen minutes, with one's own answers to it.
 * @returns its id
 * @throws NOT_FOUND, FORBIDDEN for others than its author and after the time, CONFLICT when others have answered
 */
export async function deleteQuestion(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(questionTexts.questionGone);
  await change(ctx.app, async (work) => {
    const parameters = [id, viewer.id, ctx.app.clock.now()];
    const { onPost, ofQuestion } = await lock(
      work,
      lockQuestion,
      parameters,
      questionTexts.questionGone,
    );
    const [gone] = await work.rows<{ createdAt: Date }>(removeQuestion, parameters);
    if (!gone) throw conflict(questionTexts.answered);
    await work.rows(settlePost, [onPost, 1]);
    work.publish(talkTopic(onPost), talk('questionDeleted', ofQuestion));
    work.publish(countersTopic(onPost), { postId: onPost });
    contributes(work, viewer.id, gone.createdAt);
  });
  return id.toLowerCase();
}

const lockAnswer = `select ${targetColumns('a')} from ${answerFrom} for update of p for update of a`;
const removeAnswer = `with gone as (delete from answers a where a.id = $1 and ${mayChange('a')} returning a.question_id, a.created_at)
  update questions q set answers_count = q.answers_count - 1 from gone where q.id = gone.question_id returning gone.created_at as "createdAt"`;

/** Deletes one's own answer within fifteen minutes, as `deleteQuestion`. @returns its id */
export async function deleteAnswer(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(questionTexts.answerGone);
  await change(ctx.app, async (work) => {
    const parameters = [id, viewer.id, ctx.app.clock.now()];
    const { onPost, ofQuestion } = await lock(
      work,
      lockAnswer,
      parameters,
      questionTexts.answerGone,
    );
    const [gone] = await work.rows<{ createdAt: Date }>(removeAnswer, parameters);
    await work.rows(settlePost, [onPost, 0]);
    work.publish(talkTopic(onPost), talk('answerDeleted', ofQuestion, id.toLowerCase()));
    if (gone) contributes(work, viewer.id, gone.createdAt);
  });
  return id.toLowerCase();
}
