import type { BanChange, Work } from '../../../core/context.ts';
import { countersTopic, lockPost, type PostEntity } from '../../posts/index.ts';
import { inOrder, postsCommentedOn } from '../account-deleted.ts';
import { AnswerEntity } from '../answer.entity.ts';
import { QuestionEntity } from '../question.entity.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import { shownEntities } from '../shown-questions.sql.ts';
import { recountAnswers, recountComments } from './delete-comment.ts';

/** Counts one post anew, and tells its readers what went or came back with a person. */
async function recountPost(
  work: Work,
  post: PostEntity,
  { userId: user, isBanned }: BanChange,
): Promise<void> {
  const { em } = work;
  const shown = { user, ...shownEntities };
  const asked = await em.find(QuestionEntity, { ...shown, post });
  const answers = await em.find(AnswerEntity, { ...shown, question: { post, ...shownEntities } });
  const ids = [...new Set(answers.map(({ question }) => question.id))];
  await recountAnswers(work, await em.find(QuestionEntity, { id: { $in: ids } }, inOrder));
  await recountComments(work, post);
  const topic = questionEventsTopic(post.id);
  for (const { id } of asked)
    work.publish(topic, questionEvent(isBanned ? 'questionDeleted' : 'questionAdded', id));
  for (const { id, question } of answers)
    work.publish(topic, questionEvent(isBanned ? 'answerDeleted' : 'answerAdded', question.id, id));
  work.publish(countersTopic(post.id), { postId: post.id });
}

/**
 * What a person asked and answered is read by nobody while they are banned: posts and questions
 * count it no more, and again once the ban ends.
 */
export async function onBanChanged(work: Work, account: BanChange): Promise<void> {
  const posts: PostEntity[] = [];
  for (const { postId } of await work.query(postsCommentedOn, { userId: account.userId })) {
    const post = await lockPost(work, postId);
    if (post) posts.push(post);
  }
  for (const post of posts) await recountPost(work, post, account);
}
