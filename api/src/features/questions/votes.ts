import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import type { Vote } from '../../../../schema/rules/questions.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement, type Statement } from '../../core/db.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { happened, wakeTeller } from '../notifications/index.ts';
import type { Answer } from './answer.entity.ts';
import type { Question } from './question.entity.ts';
import {
  answerColumns,
  answerOf,
  questionColumns,
  questionOf,
  type AnswerRow,
  type QuestionRow,
} from './questions.rows.ts';
import { talk, talkTopic } from './talk.ts';
import { signOf } from './vote-type.ts';

interface Voted {
  own: boolean;
  onPost: string;
}

/**
 * One call of the function of that name, which locks what is voted on, then changes the vote and the counts: votes on
 * it follow one another, and each sees those before it. The row of the vote stays, with 0 for one that was taken back.
 */
const cast = (
  kind: 'question' | 'answer',
  parameters: string,
  alias: string,
  columns: string,
): string =>
  `with voted as materialized (select * from vote_${kind}(${parameters})),
     told as (${happened(`${kind}Voted`, '$1', '$2', '$4::timestamptz')} from voted where not voted.own)
   select voted.own, voted.on_post as "onPost", ${columns} from voted cross join lateral (select (voted.said).*) ${alias} left join users u on u.id = ${alias}.user_id`;

const castOnQuestion = statement<QuestionRow & Voted>(
  'vote_question',
  cast('question', '$1, $2, $3', 'q', questionColumns('voted.sign')),
);
const castOnAnswer = statement<AnswerRow & Voted>(
  'vote_answer',
  cast('answer', '$1, $2, $3, $5', 'a', answerColumns('voted.sign')),
);

/** @throws NOT_FOUND with the text, FORBIDDEN for one's own words */
async function vote<Row extends Voted>(
  ctx: Context,
  how: Statement<Row>,
  parameters: unknown[],
  gone: string,
): Promise<Row> {
  const [row] = await ctx.app.db.rows(how, parameters);
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
  const row = await vote(
    ctx,
    castOnQuestion,
    [id, viewer.id, signOf(said), ctx.app.clock.now()],
    questionTexts.questionGone,
  );
  ctx.app.events.publish(talkTopic(row.onPost), talk('questionVoted', row.id));
  wakeTeller(ctx.app);
  return questionOf(row);
}

/**
 * Votes on an answer, as `voteQuestion`; with a question's id only when it is an answer to that one.
 * @throws NOT_FOUND, FORBIDDEN for the unverified and for one's own answer
 */
export async function voteAnswer(
  ctx: Context,
  id: string,
  said: Vote,
  questionId: string | null = null,
): Promise<Answer> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id) || (questionId !== null && !isId(questionId)))
    throw notFound(questionTexts.answerGone);
  const row = await vote(
    ctx,
    castOnAnswer,
    [id, viewer.id, signOf(said), ctx.app.clock.now(), questionId],
    questionTexts.answerGone,
  );
  ctx.app.events.publish(talkTopic(row.onPost), talk('answerVoted', row.questionId, row.id));
  wakeTeller(ctx.app);
  return answerOf(row);
}
