import { questionText } from '../../../../schema/rules/posts/content.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { runHotWrite } from '../../core/database/hot-writes.ts';
import { badUserInput, validate } from '../../core/errors.ts';
import { idempotencyKey, keyUsedText } from '../../core/idempotency-key.ts';
import { newId, requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { domainEvent, insertDomainEvents, wakeDispatcher } from '../outbox/index.ts';
import { countersTopic, countQuestions, postNotFound, publishedPosts } from '../posts/index.ts';
import { publishContribution, touchProfiles } from '../profiles/index.ts';
import { commentColumns, commentParameters } from './comments/comment-writes.ts';
import { questionEvent, questionEventsTopic } from './question-events.ts';
import {
  noVote,
  questionColumns,
  questionOf,
  questionsSql,
  questionVote,
} from './questions.sql.ts';
import type { Question } from './questions.types.ts';
import { askedQuestions } from './shown-questions.sql.ts';

/**
 * Writes a question, counts it on its post and notes the asker's activity. A key that was used
 * changes nothing.
 */
const ask = questionsSql.statement(
  'ask',
  { ...commentParameters, postId: 'uuid' },
  (db, { postId, id, userId, content, key, now }) =>
    db
      .with('question', (cte) =>
        cte
          .insertInto('questions')
          .columns(['post_id', ...commentColumns])
          .expression(
            cte
              .selectFrom(publishedPosts.as('post'))
              .innerJoin(people.as('author'), 'author.id', 'post.user_id')
              // Who is banned at this moment asks before the ban counts, or not at all.
              .innerJoin(people.as('asker'), (join) => join.on('asker.id', '=', userId))
              .where('post.id', '=', postId)
              .where(isNotBanned('author'))
              .where(isNotBanned('asker'))
              .forKeyShare('asker')
              .select(['post.id as post_id', id.as('id'), userId.as('user_id')])
              .select([content.as('content'), key.as('key'), now.as('created_at')]),
          )
          .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
          .returningAll(),
      )
      .with('post', (cte) =>
        countQuestions(
          cte.selectFrom('question').select(['post_id', 'user_id', 'created_at as at']),
        ),
      )
      .with('asker', (cte) => touchProfiles(cte.selectFrom('post').select(['user_id', 'at'])))
      .with('noted', (cte) =>
        insertDomainEvents(
          cte.selectFrom('question').select((eb) =>
            domainEvent('questionAsked', {
              questionId: eb.ref('id'),
              askerId: eb.ref('user_id'),
              at: eb.ref('created_at'),
            }),
          ),
        ),
      )
      .selectFrom('question')
      .innerJoin(people.as('person'), 'person.id', 'question.user_id')
      .select(questionColumns(noVote)),
);

const questionByKey = questionsSql.statement(
  'byKey',
  { userId: 'uuid', key: 'text' },
  (_db, { userId, key }) =>
    askedQuestions
      .where('question.user_id', '=', userId)
      .where('question.key', '=', key)
      .select((eb) => questionColumns(questionVote(eb.ref('question.id'), userId))),
);

/**
 * Asks a question on a post.
 * @param input the post's id; the text, at most 5000 characters; a key made by the client, so that
 * a question that is sent twice is asked once and answered with the same
 * @throws BAD_USER_INPUT for a blank text, one that is too long, and a key that was used on another
 * post; NOT_FOUND, also for posts of banned people; FORBIDDEN for the unverified; RATE_LIMITED
 */
export async function askQuestion(
  ctx: Context,
  input: { postId: string; content: string; key?: string | null },
): Promise<Question> {
  const viewer = requireViewer(ctx, 'member');
  const content = validate(questionText, input.content, 'content');
  const key = validate(idempotencyKey, input.key, 'key');
  await chargeCreation(ctx, viewer.id);
  const postId = requireId(input.postId, postNotFound);
  const now = ctx.app.clock.now();
  const [asked] = await runHotWrite(ctx, ask, {
    id: newId(),
    postId,
    userId: viewer.id,
    content,
    key,
    now,
  });
  if (asked) {
    const { events } = ctx.app;
    events.publish(questionEventsTopic(postId), questionEvent('questionAdded', asked.id));
    events.publish(countersTopic(postId), { postId });
    publishContribution(ctx.app.events, viewer.id, asked.createdAt);
    wakeDispatcher(ctx.app);
    return questionOf(asked);
  }
  const [before] =
    key === null ? [] : await ctx.app.db.query(questionByKey, { userId: viewer.id, key });
  if (!before) throw postNotFound();
  if (before.postId !== postId) throw badUserInput(keyUsedText);
  return questionOf(before);
}
