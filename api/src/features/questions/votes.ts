import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import type { Vote } from '../../../../schema/rules/questions.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement, type Statement } from '../../core/db.ts';
import { forbidden, isDangling, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import { answerColumns, answerOf, onReadablePost, questionColumns, questionOf, type AnswerRow, type QuestionRow } from './questions.rows.ts';
import { talk, talkTopic } from './talk.ts';
import { signOf } from './vote-type.ts';

interface Voted {
  own: boolean;
  onPost: string;
}

/**
 * The vote and the counts change in one statement. The row of the vote stays, with 0 for one that was taken back,
 * and says what it was before: the upsert then sees the truth, whoever races. Rows are locked in the order
 * post, question, answer, as everywhere in this feature.
 */
const cast = (table: 'questions' | 'answers', votes: string, column: string, target: string): string =>
  `with target as materialized (${target}),
     said as (insert into ${votes} as v (${column}, user_id, sign) select id, $2, $3 from target where not own
              on conflict (${column}, user_id) do update set was = v.sign, sign = case when v.sign = excluded.sign then 0 else excluded.sign end
              returning v.${column} as id, v.sign, v.was),
     changed as (update ${table} t set upvotes = t.upvotes + (said.sign = 1)::int - (said.was = 1)::int, downvotes = t.downvotes + (said.sign = -1)::int - (said.was = -1)::int
                   from said where t.id = said.id returning t.*)`;

const castOnQuestion = statement<QuestionRow & Voted>(
  'vote_question',
  `${cast('questions', 'question_votes', 'question_id', `select q.id, q.post_id, q.user_id = $2 as own from questions q ${onReadablePost} where q.id = $1 for key share of p for no key update of q`)}
   select target.own, target.post_id as "onPost", ${questionColumns('said.sign')} from target left join said on true left join changed q on true left join users u on u.id = q.user_id`,
);

const castOnAnswer = statement<AnswerRow & Voted>(
  'vote_answer',
  `${cast('answers', 'answer_votes', 'answer_id', `select a.id, q.post_id, a.user_id = $2 as own from answers a join questions q on q.id = a.question_id ${onReadablePost}
     where a.id = $1 and q.id = coalesce($4::uuid, q.id) for key share of p for key share of q for no key update of a`)}
   select target.own, target.post_id as "onPost", ${answerColumns('said.sign')} from target left join said on true left join changed a on true left join users u on u.id = a.user_id`,
);

/** @throws NOT_FOUND with the text, FORBIDDEN for one's own words */
async function vote<Row extends Voted>(ctx: Context, how: Statement<Row>, parameters: unknown[], gone: string): Promise<Row> {
  const [row] = await ctx.app.db.rows(how, parameters).catch((error: unknown) => {
    throw isDangling(error) ? notFound(gone) : error;
  });
  if (!row) throw notFound(gone);
  if (row.own) throw forbidden(questionTexts.ownVote);
  return row;
}

/**
 * Votes on a question; the same vote again takes it back, the other one changes it (decisions, "Experience posts").
 * @returns the question with its counts and the viewer's vote
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for one's own question
 */
export async function voteQuestion(ctx: Context, id: string, said: Vote): Promise<Question> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(questionTexts.questionGone);
  const row = await vote(ctx, castOnQuestion, [id, viewer.id, signOf(said)], questionTexts.questionGone);
  ctx.app.events.publish(talkTopic(row.onPost), talk('questionVoted', row.id));
  return questionOf(row);
}

/**
 * Votes on an answer, as `voteQuestion`; with a question's id only when it is an answer to that one.
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for one's own answer
 */
export async function voteAnswer(ctx: Context, id: string, said: Vote, questionId: string | null = null): Promise<Answer> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id) || (questionId !== null && !isId(questionId))) throw notFound(questionTexts.answerGone);
  const row = await vote(ctx, castOnAnswer, [id, viewer.id, signOf(said), questionId], questionTexts.answerGone);
  ctx.app.events.publish(talkTopic(row.onPost), talk('answerVoted', row.questionId, row.id));
  return answerOf(row);
}
