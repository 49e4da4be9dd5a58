import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { firstAnswers } from '../../../../schema/rules/questions/questions.ts';
import { type App, type Context, perRequest } from '../../core/context.ts';
import { nilId } from '../../core/ids.ts';
import { ascending, cursorsOf, sortKey } from '../../core/lists/index.ts';
import { type Page, page, pageSize } from '../../core/lists/paging.ts';
import { isShown } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { answerColumns, answerOf, answerVote, questionsSql } from './questions.sql.ts';
import type { Answer, AnswerArgs } from './questions.types.ts';
import { writtenAnswers } from './shown-questions.sql.ts';

/**
 * Answers of several questions, each from a cursor of its own, of which each key is a list:
 * `position` says which of them a row belongs to, from 1.
 */
const answersOfQuestions = questionsSql.statements(
  'answers',
  { questionIds: 'uuid[]', standings: 'int4[]', ids: 'uuid[]', viewerId: 'uuid?' },
  [{ first: 3 }],
  ({ first }: { first: number }) =>
    (db, { questionIds, standings, ids, viewerId }) => {
      // The builder has no word for `with ordinality`.
      const asked = sql<{ id: string; standing: number; after: string; position: string }>`
        unnest(${questionIds}, ${standings}, ${ids}) with ordinality`;
      return db
        .selectFrom(asked.as<'asked'>(sql`asked(id, standing, after, position)`))
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('answers')
              .innerJoin(people.as('writer'), 'writer.id', 'answers.user_id')
              .where(isNotBanned('writer'))
              .selectAll('answers')
              .whereRef('question_id', '=', 'asked.id')
              .where(isShown())
              .where(({ eb, refTuple }) =>
                eb(
                  refTuple('answers.standing', 'answers.id'),
                  '>',
                  refTuple('asked.standing', 'asked.after'),
                ),
              )
              .orderBy('answers.standing')
              .orderBy('answers.id')
              .limit(first + 1)
              .as('answer'),
          (join) => join.onTrue(),
        )
        .innerJoin(people.as('person'), 'person.id', 'answer.user_id')
        .orderBy('answer.standing')
        .orderBy('answer.id')
        .select((eb) => eb.cast<number>('asked.position', 'integer').as('position'))
        .select((eb) => answerColumns(answerVote(eb.ref('answer.id'), viewerId)));
    },
);

/** Answers of many questions are read in one statement, each page behind a cursor of its own. */
const cursors = cursorsOf(
  'questions.answers',
  ascending(sortKey('answer.standing', 'int4', 'standing'), sortKey('answer.id', 'uuid', 'id')),
);

/** Before every answer. */
const start = { standing: -(2 ** 31), id: nilId };

interface AnswersKey {
  questionId: string;
  first: number;
  /** The last answer before the page. */
  after: typeof start;
}

/**
 * Answers of questions in their order: one statement per request for each page size, however many
 * questions ask.
 */
const answersLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<AnswersKey, Page<Answer>, string>(
      async (keys) => {
        const pages = new Map<AnswersKey, Page<Answer>>();
        for (const [first, sameSize] of Map.groupBy(keys, (key) => key.first)) {
          const rows = await ctx.app.db.query(answersOfQuestions({ first }), {
            questionIds: sameSize.map(({ questionId }) => questionId),
            standings: sameSize.map(({ after }) => after.standing),
            ids: sameSize.map(({ after }) => after.id),
            viewerId: ctx.viewer?.id ?? null,
          });
          const byQuestion = Map.groupBy(rows, ({ position }) => position);
          for (const [index, key] of sameSize.entries())
            pages.set(key, page(byQuestion.get(index + 1) ?? [], first, cursors.write, answerOf));
        }
        return keys.map((key) => pages.get(key) ?? page([], key.first, () => '', answerOf));
      },
      { cacheKeyFn: ({ questionId, first, after }) => `${questionId} ${first} ${after.id}` },
    ),
);

/**
 * A page of a question's answers: the accepted one first, then those of the post's author, then by
 * votes, of equal ones the oldest.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export function answersOf(
  ctx: Context,
  questionId: string,
  args: AnswerArgs,
): Promise<Page<Answer>> {
  const [standing, id] = cursors.read(args.after) ?? [];
  return answersLoader(ctx).load({
    questionId,
    first: pageSize(args.first, firstAnswers),
    after: id === undefined ? start : { standing: Number(standing), id: String(id) },
  });
}

const answerById = questionsSql.statement(
  'answerById',
  { id: 'uuid', viewerId: 'uuid?' },
  (_db, { id, viewerId }) =>
    writtenAnswers
      .innerJoin('questions as question', 'question.id', 'answer.question_id')
      .where(isShown('question'))
      .innerJoin(people.as('asker'), 'asker.id', 'question.user_id')
      .where(isNotBanned('asker'))
      .where('answer.id', '=', id)
      .select('question.answers_count as answersCount')
      .select((eb) => answerColumns(answerVote(eb.ref('answer.id'), viewerId))),
);

/**
 * One answer as the viewer sees it, or as many who watch at once do (null), with how many its
 * question has now.
 */
export async function findAnswer(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<{ answer: Answer; answersCount: number } | null> {
  const [row] = await app.db.query(answerById, { id, viewerId });
  return row ? { answer: answerOf(row), answersCount: row.answersCount } : null;
}
