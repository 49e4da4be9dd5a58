import { type RawBuilder, sql } from 'kysely';
import { questionTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import type { Vote } from '../../../../../schema/rules/questions/questions.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import { parseId, requireId } from '../../../core/ids.ts';
import { people } from '../../identity/index.ts';
import { domainEvent, insertDomainEvents, wakeDispatcher } from '../../outbox/index.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import {
  answerColumns,
  answerOf,
  type QuestionTables,
  questionColumns,
  questionOf,
  questionsSql,
} from '../questions.sql.ts';
import type { Answer, Question } from '../questions.types.ts';
import { signOf } from './vote-type.ts';

/**
 * What the functions `vote_question` and `vote_answer` answer. They lock what is voted on, then
 * change the vote and the counts: votes on it follow one another, and each sees those before it,
 * which one statement that waited for its lock would not (docs/decisions/votes.md). The row of a
 * vote stays, with the sign 0 for one that was taken back. No row: there is nothing to vote on.
 */
interface VoteResult {
  /** The voter wrote it: nothing was changed, and `comment` is null. */
  is_own: boolean;
  /** The post that it stands on. */
  post_id: string;
  /** The vote as it stands now. */
  sign: number | null;
}
/** The names under which a statement reads it; `comment` is the row of the question or answer. */
const voteResult = sql`vote(is_own, post_id, sign, comment)`;

const parameters = { id: 'uuid', viewerId: 'uuid', sign: 'int4', now: 'timestamptz' } as const;

/**
 * Casts the vote and notes it for the notifications; the statement goes on with `voted`.
 * @param call of the function: the builder has no word for functions as tables, and for rows in a
 * column
 */
const castVote = (
  db: typeof questionsSql.db,
  event: ReturnType<typeof domainEvent>,
  call: RawBuilder<VoteResult>,
) =>
  db
    .with(
      (cte) => cte('voted').materialized(),
      (cte) => cte.selectFrom(call.as<'vote'>(voteResult)).selectAll(),
    )
    .with('noted', (cte) =>
      insertDomainEvents(cte.selectFrom('voted').where('voted.is_own', '=', false).select(event)),
    );

const voteOnQuestion = questionsSql.statement('voteOnQuestion', parameters, (db, values) =>
  castVote(
    db,
    domainEvent('questionVoted', {
      questionId: values.id,
      voterId: values.viewerId,
      at: values.now,
    }),
    sql<VoteResult>`vote_question(${values.id}, ${values.viewerId}, ${values.sign}::int2)`,
  )
    .selectFrom('voted')
    .innerJoinLateral(
      sql<QuestionTables['questions']>`(select (voted.comment).*)`.as('question'),
      (join) => join.onTrue(),
    )
    // Of one's own words only `isOwn` is read: whoever votes stands for the author that the empty
    // row lacks.
    .innerJoin(people.as('person'), (join) =>
      join.on('person.id', '=', (eb) => eb.fn.coalesce('question.user_id', values.viewerId)),
    )
    .select(['voted.is_own as isOwn', 'voted.post_id as onPost'])
    .select((eb) => questionColumns(eb.ref('voted.sign'))),
);

const voteOnAnswer = questionsSql.statement(
  'voteOnAnswer',
  { ...parameters, questionId: 'uuid?' },
  (db, values) =>
    castVote(
      db,
      domainEvent('answerVoted', {
        answerId: values.id,
        voterId: values.viewerId,
        at: values.now,
      }),
      sql<VoteResult>`vote_answer(${values.id}, ${values.viewerId}, ${values.sign}::int2, ${values.questionId})`,
    )
      .selectFrom('voted')
      .innerJoinLateral(
        sql<QuestionTables['answers']>`(select (voted.comment).*)`.as('answer'),
        (join) => join.onTrue(),
      )
      .innerJoin(people.as('person'), (join) =>
        join.on('person.id', '=', (eb) => eb.fn.coalesce('answer.user_id', values.viewerId)),
      )
      .select(['voted.is_own as isOwn', 'voted.post_id as onPost'])
      .select((eb) => answerColumns(eb.ref('voted.sign'))),
);

/** @throws NOT_FOUND with the text, FORBIDDEN for one's own words */
function assertVoted<Row extends { isOwn: boolean }>(
  row: Row | undefined,
  notFoundText: string,
): asserts row is Row {
  if (!row) throw notFound(notFoundText);
  if (row.isOwn) throw forbidden(questionTexts.ownVote);
}

/**
 * Votes on a question; the same vote again takes it back, the other one changes it.
 * @returns the question with its counts and the viewer's vote
 * @throws NOT_FOUND, also for what banned people wrote, and on their posts; FORBIDDEN for the
 * unverified and for one's own question
 */
export async function voteQuestion(ctx: Context, sentId: string, vote: Vote): Promise<Question> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'member');
  const id = requireId(sentId, () => notFound(questionTexts.questionGone));
  const [voted] = await app.db.query(voteOnQuestion, {
    id,
    viewerId: viewer.id,
    sign: signOf(vote),
    now: app.clock.now(),
  });
  assertVoted(voted, questionTexts.questionGone);
  app.events.publish(questionEventsTopic(voted.onPost), questionEvent('questionVoted', voted.id));
  wakeDispatcher(app);
  return questionOf(voted);
}

/**
 * Votes on an answer, as `voteQuestion`.
 * @param sentQuestionId when it is given, only an answer to that question is found
 * @throws NOT_FOUND, as `voteQuestion`; FORBIDDEN for the unverified and for one's own answer
 */
export async function voteAnswer(
  ctx: Context,
  sentId: string,
  vote: Vote,
  sentQuestionId: string | null = null,
): Promise<Answer> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'member');
  const [id, questionId] = [parseId(sentId), parseId(sentQuestionId)];
  if (id === null || (sentQuestionId !== null && questionId === null))
    throw notFound(questionTexts.answerGone);
  const [voted] = await app.db.query(voteOnAnswer, {
    id,
    viewerId: viewer.id,
    sign: signOf(vote),
    questionId,
    now: app.clock.now(),
  });
  assertVoted(voted, questionTexts.answerGone);
  app.events.publish(
    questionEventsTopic(voted.onPost),
    questionEvent('answerVoted', voted.questionId, voted.id),
  );
  wakeDispatcher(app);
  return answerOf(voted);
}
