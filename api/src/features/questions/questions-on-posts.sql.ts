import type { Expression } from 'kysely';
import { isShown, truth } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { questionsSql } from './questions.sql.ts';

/** Questions and the posts that they stand on, for statements of other rooms. */
export const questionsOnPosts = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('questions as question')
    .innerJoin(publishedPosts.as('post'), 'post.id', 'question.post_id')
    .where(isShown('question'))
    .select([
      'question.id',
      'question.user_id',
      'question.upvotes',
      'question.created_at',
      'question.post_id',
      'post.user_id as post_author_id',
      'post.company_name',
    ]),
);

/** Questions of others that reached authors of posts, and when each first answered. */
export const askedAuthors = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('questions as question')
    .innerJoin(publishedPosts.as('post'), 'post.id', 'question.post_id')
    .where(isShown('question'))
    .whereRef('question.user_id', '<>', 'post.user_id')
    .select((eb) => [
      'post.user_id',
      'question.created_at as reached_at',
      eb
        .selectFrom('answers as answer')
        .whereRef('answer.question_id', '=', 'question.id')
        .whereRef('answer.user_id', '=', 'post.user_id')
        .where(isShown('answer'))
        .select((of) => of.fn.min('answer.created_at').as('at'))
        .as('replied_at'),
    ]),
);

/** Answers, their questions and the posts that these stand on, for statements of other rooms. */
export const answersOnPosts = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('answers as answer')
    .innerJoin('questions as question', 'question.id', 'answer.question_id')
    .where(isShown('answer'))
    .innerJoin(publishedPosts.as('post'), 'post.id', 'question.post_id')
    .where(isShown('question'))
    .select([
      'answer.id',
      'answer.user_id',
      'answer.upvotes',
      'answer.accepted_at',
      'answer.accepted_by_id',
      'answer.created_at',
      'question.id as question_id',
      'question.user_id as asker_id',
      'question.post_id',
      'post.company_name',
    ]),
);

/** Who wrote a question or an answer, and when, for statements of other rooms. */
export const writtenComments = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('questions')
    .where(isShown())
    .select(['user_id', 'created_at'])
    .unionAll(
      questionsSql.db.selectFrom('answers').where(isShown()).select(['user_id', 'created_at']),
    ),
);

/**
 * Questions with their words, without what admins took away: for statements that answer admins
 * alone.
 */
export const shownQuestions = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('questions')
    .where(isShown())
    .select(['id', 'user_id', 'post_id', 'content', 'created_at']),
);

/** Answers with their words, likewise. */
export const shownAnswers = questionsSql.shareQuery(
  questionsSql.db
    .selectFrom('answers as answer')
    .where(isShown('answer'))
    .innerJoin('questions as question', 'question.id', 'answer.question_id')
    .where(isShown('question'))
    .select(['answer.id', 'answer.user_id', 'answer.question_id', 'question.post_id'])
    .select(['answer.content', 'answer.created_at']),
);

/** Upvotes of answers that stand, for statements of other rooms. */
export const answerUpvotes = questionsSql.shareQuery(
  questionsSql.db.selectFrom('answer_votes').where('sign', '=', 1).select(['answer_id', 'user_id']),
);

/** Whether a person has upvoted a question. */
export const isQuestionUpvotedBy = (questionId: Expression<string>, userId: Expression<string>) =>
  questionsSql.share(
    truth(
      questionsSql.eb.exists(
        questionsSql.db
          .selectFrom('question_votes as upvote')
          .where('upvote.question_id', '=', questionId)
          .where('upvote.user_id', '=', userId)
          .where('upvote.sign', '=', 1),
      ),
    ),
  );

/** Whether a person has upvoted an answer. */
export const isAnswerUpvotedBy = (answerId: Expression<string>, userId: Expression<string>) =>
  questionsSql.share(
    truth(
      questionsSql.eb.exists(
        questionsSql.db
          .selectFrom('answer_votes as upvote')
          .where('upvote.answer_id', '=', answerId)
          .where('upvote.user_id', '=', userId)
          .where('upvote.sign', '=', 1),
      ),
    ),
  );

/**
 * The text of a question, as a value of another room's statement; null when it is not read any
 * more.
 */
export const questionContent = (questionId: Expression<string>) =>
  questionsSql.share(
    questionsSql.db
      .selectFrom('questions as question')
      .where('question.id', '=', questionId)
      .where(isShown('question'))
      .innerJoin(people.as('asker'), 'asker.id', 'question.user_id')
      .where(isNotBanned('asker'))
      .select('question.content')
      .$asScalar(),
  );

/** The text of an answer, likewise. */
export const answerContent = (answerId: Expression<string>) =>
  questionsSql.share(
    questionsSql.db
      .selectFrom('answers as answer')
      .where('answer.id', '=', answerId)
      .where(isShown('answer'))
      .innerJoin(people.as('writer'), 'writer.id', 'answer.user_id')
      .where(isNotBanned('writer'))
      .select('answer.content')
      .$asScalar(),
  );

/** The text of a person's latest answer to a question, likewise. */
export const latestAnswerContent = (questionId: Expression<string>, authorId: Expression<string>) =>
  questionsSql.share(
    questionsSql.db
      .selectFrom('answers as answer')
      .where('answer.question_id', '=', questionId)
      .where('answer.user_id', '=', authorId)
      .where(isShown('answer'))
      .innerJoin(people.as('writer'), 'writer.id', 'answer.user_id')
      .where(isNotBanned('writer'))
      .orderBy('answer.id', 'desc')
      .limit(1)
      .select('answer.content')
      .$asScalar(),
  );
