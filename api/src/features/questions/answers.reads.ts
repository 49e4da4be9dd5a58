import DataLoader from 'dataloader';
import { firstAnswers } from '../../../../schema/rules/questions.ts';
import { type App, type Context, perRequest } from '../../core/context.ts';
import { statement, statements } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  page,
  pageSize,
  type Page,
} from '../../core/paging.ts';
import type { Answer } from './answer.entity.ts';
import { answerColumns, answerOf, answerVote, type AnswerRow } from './questions.rows.ts';
import type { AnswerArgs } from './questions.types.ts';

const made = statements<AnswerRow & { n: number }>();
/** Sorts before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

const answersStatement = (first: number) =>
  made(
    `answers_by_questions_${first}`,
    () => `
    select asked.n::int as n, ${answerColumns(answerVote('$3'))}
      from unnest($1::uuid[], $2::uuid[]) with ordinality asked(id, after, n)
      cross join lateral (select * from answers where question_id = asked.id and id > asked.after order by id limit ${first + 1}) a
      join users u on u.id = a.user_id order by a.id`,
  );

interface Asked {
  questionId: string;
  first: number;
  after: string;
}

/** Answers of questions, oldest first: one statement per request for each page size, however many questions ask. */
const answersLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<Asked, Page<Answer>, string>(
      async (asked) => {
        const rows = new Map<Asked, AnswerRow[]>();
        for (const [first, same] of Map.groupBy(asked, (one) => one.first)) {
          const found = await ctx.app.db.rows(answersStatement(first), [
            same.map(({ questionId }) => questionId),
            same.map(({ after }) => after),
            ctx.viewer?.id ?? null,
          ]);
          const byTurn = Map.groupBy(found, (row) => row.n);
          for (const [index, one] of same.entries()) rows.set(one, byTurn.get(index + 1) ?? []);
        }
        return asked.map((one) =>
          page(rows.get(one) ?? [], one.first, (row) => encodeCursor(row.id), answerOf),
        );
      },
      { cacheKeyFn: ({ questionId, first, after }) => `${questionId} ${first} ${after}` },
    ),
);

/** A page of a question's answers, oldest first. @throws BAD_USER_INPUT for a wrong page size or cursor */
export function answersOf(
  ctx: Context,
  questionId: string,
  args: AnswerArgs,
): Promise<Page<Answer>> {
  const [after = beforeAll] = decodeCursor<[string]>(args.after, [isIdKey]) ?? [];
  return answersLoader(ctx).load({ questionId, first: pageSize(args.first, firstAnswers), after });
}

const answerById = statement<AnswerRow & { answersCount: number }>(
  'answer_by_id',
  `select ${answerColumns(answerVote('$2'))}, q.answers_count as "answersCount" from answers a join questions q on q.id = a.question_id join users u on u.id = a.user_id where a.id = $1`,
);

/** One answer, with how many its question has now. */
export async function answer(
  app: App,
  viewerId: string | null,
  id: string,
): Promise<{ answer: Answer; answersCount: number } | null> {
  const [row] = await app.db.rows(answerById, [id, viewerId]);
  return row ? { answer: answerOf(row), answersCount: row.answersCount } : null;
}
