import { LockMode } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { countersTopic, lockPost, type PostEntity } from '../posts/index.ts';
import { AnswerEntity } from './answer.entity.ts';
import { recountAnswers, recountComments } from './comments/delete-comment.ts';
import { QuestionEntity } from './question.entity.ts';
import { questionEvent, questionEventsTopic } from './question-events.ts';
import { questionsSql } from './questions.sql.ts';
import { AnswerVoteEntity, QuestionVoteEntity } from './votes/vote.entity.ts';

export const inOrder = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;

/** What a person said or voted on, by the posts of others that it stands on. */
export const postsCommentedOn = questionsSql.statement(
  'postsCommentedOn',
  { userId: 'uuid' },
  (db, { userId }) =>
    db
      .selectFrom('questions as question')
      .leftJoin('answers as answer', (join) =>
        join.onRef('answer.question_id', '=', 'question.id').on('answer.user_id', '=', userId),
      )
      .where((eb) => eb.or([eb('question.user_id', '=', userId), eb('answer.id', 'is not', null)]))
      .distinct()
      .orderBy('question.post_id')
      .select('question.post_id as postId'),
);

/** What a person asked, answered and voted on: their posts locked, all of it in order. */
async function lockComments({ em }: Work, user: string) {
  const cast = { user, sign: { $ne: 0 } };
  const questionIds = (await em.find(QuestionVoteEntity, cast)).map((vote) => vote.question.id);
  const answerIds = (await em.find(AnswerVoteEntity, cast)).map((vote) => vote.answer.id);
  const answered = (await em.find(AnswerEntity, { user })).map(({ question }) => question.id);
  const questions = await em.find(
    QuestionEntity,
    { $or: [{ id: { $in: [...questionIds, ...answered] } }, { user }] },
    inOrder,
  );
  const answers = await em.find(
    AnswerEntity,
    { $or: [{ id: { $in: answerIds } }, { user }] },
    inOrder,
  );
  return { questions, answers };
}

type Locked = Awaited<ReturnType<typeof lockComments>>;

/** Takes the votes of a person out of the counts of what they voted on. */
async function subtractVotes(
  { em }: Work,
  user: string,
  { questions, answers }: Locked,
): Promise<void> {
  const cast = { user, sign: { $ne: 0 } };
  const subtract = (comment: { upvotes: number; downvotes: number } | undefined, sign: number) => {
    if (comment) comment[sign > 0 ? 'upvotes' : 'downvotes'] -= 1;
  };
  // What they voted on is locked: these are the votes as they stand.
  for (const { question, sign } of await em.find(QuestionVoteEntity, cast, { refresh: true }))
    subtract(
      questions.find(({ id }) => id === question.id),
      sign,
    );
  for (const { answer, sign } of await em.find(AnswerVoteEntity, cast, { refresh: true }))
    subtract(
      answers.find(({ id }) => id === answer.id),
      sign,
    );
  await em.flush();
  await em.nativeDelete(QuestionVoteEntity, { user });
  await em.nativeDelete(AnswerVoteEntity, { user });
}

/** Deletes what a person asked and answered on one post, and counts it anew. */
async function deleteComments(
  work: Work,
  post: PostEntity,
  user: string,
  locked: Locked,
): Promise<void> {
  const { em } = work;
  const onPost = locked.questions.filter((question) => question.post.id === post.id);
  const isOnPost = ({ question }: AnswerEntity) => onPost.some(({ id }) => id === question.id);
  const answers = locked.answers.filter((answer) => answer.user.id === user && isOnPost(answer));
  const answered = onPost.filter(({ id }) => answers.some(({ question }) => question.id === id));
  const questions = onPost.filter((question) => question.user.id === user);
  for (const answer of answers) {
    em.remove(answer);
    const event = questionEvent('answerDeleted', answer.question.id, answer.id);
    work.publish(questionEventsTopic(post.id), event);
  }
  await recountAnswers(work, answered);
  await em.flush();
  for (const question of questions) {
    em.remove(question);
    work.publish(questionEventsTopic(post.id), questionEvent('questionDeleted', question.id));
  }
  await recountComments(work, post);
  work.publish(countersTopic(post.id), { postId: post.id });
}

/**
 * What others said goes where it stands on something that goes: what they were told of it goes too.
 */
async function noteCommentEvents(work: Work, { userId: user, at }: DeletedAccount): Promise<void> {
  const others = { $ne: user };
  const deletedComments = [
    ...(await work.em.find(QuestionEntity, { user: others, post: { user } })),
    ...(await work.em.find(AnswerEntity, {
      user: others,
      question: { $or: [{ user }, { post: { user } }] },
    })),
  ];
  for (const comment of deletedComments)
    noteDomainEvent(work, 'subjectDeleted', {
      subjectId: comment.id,
      authorId: comment.user.id,
      at,
    });
}

/**
 * Takes away what a person asked, answered and voted: posts, questions and answers of others count
 * it no more, and pages that show it are told.
 */
export async function onAccountDeleted(work: Work, person: DeletedAccount): Promise<void> {
  const { userId } = person;
  await noteCommentEvents(work, person);
  const posts: PostEntity[] = [];
  for (const { postId } of await work.query(postsCommentedOn, { userId })) {
    const post = await lockPost(work, postId);
    if (post) posts.push(post);
  }
  const locked = await lockComments(work, userId);
  await subtractVotes(work, userId, locked);
  for (const post of posts) await deleteComments(work, post, userId, locked);
}
