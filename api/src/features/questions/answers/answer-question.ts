import { answerText } from '../../../../../schema/rules/posts/content.ts';
import { questionTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { type Beside, runHotWrite, runHotWriteWith } from '../../../core/database/hot-writes.ts';
import { badUserInput, notFound, validate } from '../../../core/errors.ts';
import { idempotencyKey, keyUsedText } from '../../../core/idempotency-key.ts';
import { newId, requireId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { domainEvent, insertDomainEvents, wakeDispatcher } from '../../outbox/index.ts';
import { touchPosts } from '../../posts/index.ts';
import { publishContribution, touchProfiles } from '../../profiles/index.ts';
import { commentColumns, commentParameters } from '../comments/comment-writes.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import { answerColumns, answerOf, answerVote, noVote, questionsSql } from '../questions.sql.ts';
import type { Answer } from '../questions.types.ts';
import { readableQuestions, writtenAnswers } from '../shown-questions.sql.ts';

/**
 * Writes an answer, counts it on its question, and notes the activity of the post and of its
 * author. The post is locked first, and in a way that others who answer share: who deletes takes it
 * alone.
 */
const answer = questionsSql.statement(
  'answer',
  { ...commentParameters, questionId: 'uuid' },
  (db, { questionId, id, userId, content, key, now }) =>
    db
      .with(
        (cte) => cte('target').materialized(),
        () =>
          readableQuestions
            // Who is banned at this moment answers before the ban counts, or not at all.
            .innerJoin(people.as('writer'), (join) => join.on('writer.id', '=', userId))
            .where(isNotBanned('writer'))
            .where('question.id', '=', questionId)
            .select('question.id')
            .select((eb) => eb('post.user_id', '=', userId).as('by_author'))
            .forKeyShare(['post', 'writer']),
      )
      .with('answer', (cte) =>
        cte
          .insertInto('answers')
          .columns(['question_id', 'by_author', ...commentColumns])
          .expression(
            cte
              .selectFrom('target')
              .select(['target.id as question_id', 'target.by_author'])
              .select([id.as('id'), userId.as('user_id')])
              .select([content.as('content'), key.as('key'), now.as('created_at')]),
          )
          .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
          .returningAll(),
      )
      .with('question', (cte) =>
        cte
          .updateTable('questions')
          .from('answer')
          .set((eb) => ({ answers_count: eb('questions.answers_count', '+', 1) }))
          .whereRef('questions.id', '=', 'answer.question_id')
          .returning(['questions.post_id', 'answer.user_id', 'answer.created_at as at']),
      )
      .with('post', (cte) =>
        touchPosts(cte.selectFrom('question').select(['post_id', 'user_id', 'at'])),
      )
      .with('author', (cte) => touchProfiles(cte.selectFrom('post').select(['user_id', 'at'])))
      .with('noted', (cte) =>
        insertDomainEvents(
          cte.selectFrom('answer').select((eb) =>
            domainEvent('questionAnswered', {
              answerId: eb.ref('id'),
              answererId: eb.ref('user_id'),
              at: eb.ref('created_at'),
            }),
          ),
        ),
      )
      .selectFrom('answer')
      .innerJoin('question', (join) => join.onTrue())
      .innerJoin(people.as('person'), 'person.id', 'answer.user_id')
      .select(answerColumns(noVote))
      .select('question.post_id as postId'),
);

const answerByKey = questionsSql.statement(
  'answerByKey',
  { userId: 'uuid', key: 'text' },
  (_db, { userId, key }) =>
    writtenAnswers
      .where('answer.user_id', '=', userId)
      .where('answer.key', '=', key)
      .select((eb) => answerColumns(answerVote(eb.ref('answer.id'), userId))),
);

/**
 * Answers a question.
 * @param input the question's id; the text, at most 5000 characters; a key made by the client, as
 * for `askQuestion`
 * @param beside what is true with the answer, in its transaction: a link of a mail that is used up
 * @throws BAD_USER_INPUT for a blank text, one that is too long, and a key that was used on another
 * question; NOT_FOUND, also on posts of banned people; FORBIDDEN for the unverified; RATE_LIMITED
 */
export async function answerQuestion(
  ctx: Context,
  input: { questionId: string; content: string; key?: string | null },
  beside?: Beside,
): Promise<Answer> {
  const viewer = requireViewer(ctx, 'member');
  const content = validate(answerText, input.content, 'content');
  const key = validate(idempotencyKey, input.key, 'key');
  await chargeCreation(ctx, viewer.id);
  const questionId = requireId(input.questionId, () => notFound(questionTexts.questionGone));
  const now = ctx.app.clock.now();
  const written = { id: newId(), questionId, userId: viewer.id, content, key, now };
  const [answered] = beside
    ? await runHotWriteWith(ctx, answer, written, beside)
    : await runHotWrite(ctx, answer, written);
  if (answered) {
    ctx.app.events.publish(
      questionEventsTopic(answered.postId),
      questionEvent('answerAdded', answered.questionId, answered.id),
    );
    publishContribution(ctx.app.events, viewer.id, answered.createdAt);
    wakeDispatcher(ctx.app);
    return answerOf(answered);
  }
  const [before] =
    key === null ? [] : await ctx.app.db.query(answerByKey, { userId: viewer.id, key });
  if (!before) throw notFound(questionTexts.questionGone);
  if (before.questionId !== questionId) throw badUserInput(keyUsedText);
  return answerOf(before);
}
