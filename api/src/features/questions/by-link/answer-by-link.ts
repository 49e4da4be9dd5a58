import { answerLinkTexts } from '../../../../../schema/rules/mailanswers/answer-link-texts.ts';
import { assertNotMuted } from '../../../core/access.ts';
import type { App, Context } from '../../../core/context.ts';
import type { Beside } from '../../../core/database/hot-writes.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { people, personColumns, personOf, viewerOfAccount } from '../../identity/index.ts';
import { isBlocked } from '../../relationships/index.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import { questionsSql } from '../questions.sql.ts';
import { readableQuestions } from '../shown-questions.sql.ts';
import { type AnswerLink, readAnswerLink, spendAnswerLinks } from './answer-links.ts';
import type { LinkedQuestion } from './linked-question.types.ts';

const questionOfLink = questionsSql.statement(
  'questionOfLink',
  { questionId: 'uuid', userId: 'uuid' },
  (_db, { questionId, userId }) =>
    readableQuestions
      .innerJoin(people.as('person'), 'person.id', 'question.user_id')
      .where('question.id', '=', questionId)
      .where('post.user_id', '=', userId)
      .where((eb) => eb.not(isBlocked(eb.ref('question.user_id'), userId)))
      .select([
        'question.id',
        'question.content',
        'question.created_at as createdAt',
        'post.id as postId',
        'post.company_name as companyName',
        'post.role',
      ])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('answers as own')
              .whereRef('own.question_id', '=', 'question.id')
              .where('own.user_id', '=', userId)
              .select('own.id'),
          )
          .$castTo<boolean>()
          .as('isAnswered'),
      )
      .select(personColumns),
);

/**
 * The question that a link is about, for the author that it was made for.
 * @throws NOT_FOUND for what is gone, taken away, or between those who block one another
 */
export async function findAskedQuestion(
  app: App,
  { userId, questionId }: AnswerLink,
): Promise<LinkedQuestion> {
  const [row] = await app.db.query(questionOfLink, { userId, questionId });
  if (!row) throw notFound(answerLinkTexts.gone);
  const { id, content, createdAt, postId, companyName, role } = row;
  const post = { postId, companyName, role };
  return {
    ...{ id, content, createdAt, ...post },
    ...{ user: personOf(row), isAnswered: row.isAnswered },
  };
}

/** A link with the question that it is about. */
async function readLinkedQuestion(ctx: Context, token: string) {
  const link = await readAnswerLink(ctx, token);
  const found = await findAskedQuestion(ctx.app, link);
  return { link, question: { ...found, isAnswered: found.isAnswered || link.isUsed } };
}

/**
 * Answers a question that was mailed, as the author who was asked: once, by the very command that
 * answers in the app.
 * @param beside what is true with the answer, in its transaction
 */
export async function answerMailedQuestion(
  ctx: Context,
  link: AnswerLink,
  content: string,
  beside: Beside = () => Promise.resolve(),
): Promise<void> {
  const viewer = await viewerOfAccount(ctx.app, link.userId);
  if (!viewer) throw notFound(answerLinkTexts.gone);
  const now = ctx.app.clock.now();
  assertNotMuted(viewer.mutedUntil, now);
  await answerQuestion(
    { ...ctx, viewer, cache: new Map() },
    { questionId: link.questionId, content },
    async (work) => {
      await beside(work);
      await spendAnswerLinks(work, link, now);
    },
  );
}

/**
 * The question that a link in a mail is about, for the page that has the form: looking at it
 * answers nothing.
 * @throws BAD_USER_INPUT for links that are not ours, NOT_FOUND for links that ended and for what
 * is gone, taken away, or between those who block one another; RATE_LIMITED
 */
export const questionByLink = async (ctx: Context, token: string): Promise<LinkedQuestion> =>
  (await readLinkedQuestion(ctx, token)).question;

/**
 * Answers a question by a link in a mail, as the author whom the link was made for: once, by the
 * very command that answers in the app.
 * @throws as `questionByLink` and `answerQuestion`; CONFLICT for one that they have answered;
 * FORBIDDEN while they are muted: a mail is no way around it
 */
export async function answerQuestionByLink(
  ctx: Context,
  token: string,
  content: string,
): Promise<LinkedQuestion> {
  const { link, question } = await readLinkedQuestion(ctx, token);
  if (question.isAnswered) throw conflict(answerLinkTexts.answered);
  await answerMailedQuestion(ctx, link, content);
  return { ...question, isAnswered: true };
}
