import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import type { Vote } from '../../../../schema/rules/questions.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context, type Work } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import { answerColumns, answerOf, onReadablePost, questionColumns, questionOf, type AnswerRow, type QuestionRow } from './questions.rows.ts';
import { talk, talkTopic } from './talk.ts';
import { signOf } from './vote-type.ts';

interface Target {
  own: boolean;
  postId: string;
}

/** Locks what is voted on: votes on it then follow one another, and each sees the counts and the vote before it. */
const targets = {
  question: `select q.user_id = $2 as own, q.post_id as "postId" from questions q ${onReadablePost} where q.id = $1 for key share of p for no key update of q`,
  answer: `select a.user_id = $2 as own, q.post_id as "postId" from answers a join questions q on q.id = a.question_id ${onReadablePost}
     where a.id = $1 and q.id = coalesce($3::uuid, q.id) for key share of p for no key update of a`,
};

/** The vote and the counts change together. The row of the vote stays, with 0 for one that was taken back, and says what it was before. */
const cast = (said: 'question' | 'answer', alias: string, columns: string): string =>
  `with said as (insert into ${said}_votes as v (${said}_id, user_id, sign) values ($1, $2, $3)
              on conflict (${said}_id, user_id) do update set was = v.sign, sign = case when v.sign = excluded.sign then 0 else excluded.sign end
              returning v.sign, v.was),
     changed as (update ${said}s t set upvotes = t.upvotes + (said.sign = 1)::int - (said.was = 1)::int, downvotes = t.downvotes + (said.sign = -1)::int - (said.was = -1)::int
                   from said where t.id = $1 returning t.*)
   select ${columns} from changed ${alias} cross join said join users u on u.id = ${alias}.user_id`;

const casts = { question: cast('question', 'q', questionColumns('said.sign')), answer: cast('answer', 'a', answerColumns('said.sign')) };

/** @throws NOT_FOUND with the text, FORBIDDEN for one's own words */
async function vote<Row>(work: Work, kind: 'question' | 'answer', parameters: [id: string, userId: string, said: Vote], gone: string, questionId?: string | null): Promise<Row & Target> {
  const [id, userId, said] = parameters;
  const [target] = await work.rows<Target>(targets[kind], kind === 'answer' ? [id, userId, questionId ?? null] : [id, userId]);
  if (!target) throw notFound(gone);
  if (target.own) throw forbidden(questionTexts.ownVote);
  const [row] = await work.rows<Row>(casts[kind], [id, userId, signOf(said)]);
  if (!row) throw notFound(gone);
  return { ...row, postId: target.postId, own: target.own };
}

/**
 * Votes on a question; the same vote again takes it back, the other one changes it (decisions, "Experience posts").
 * @returns the question with its counts and the viewer's vote
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for one's own question
 */
export async function voteQuestion(ctx: Context, id: string, said: Vote): Promise<Question> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(questionTexts.questionGone);
  return change(ctx.app, async (work) => {
    const row = await vote<QuestionRow>(work, 'question', [id, viewer.id, said], questionTexts.questionGone);
    work.publish(talkTopic(row.postId), talk('questionVoted', row.id));
    return questionOf(row);
  });
}

/**
 * Votes on an answer, as `voteQuestion`; with a question's id only when it is an answer to that one.
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for one's own answer
 */
export async function voteAnswer(ctx: Context, id: string, said: Vote, questionId: string | null = null): Promise<Answer> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id) || (questionId !== null && !isId(questionId))) throw notFound(questionTexts.answerGone);
  return change(ctx.app, async (work) => {
    const row = await vote<AnswerRow>(work, 'answer', [id, viewer.id, said], questionTexts.answerGone, questionId);
    work.publish(talkTopic(row.postId), talk('answerVoted', row.questionId, row.id));
    return answerOf(row);
  });
}
