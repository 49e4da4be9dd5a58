import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { questionTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { EventPayload } from '../../core/live/events.ts';
import { Live, type LiveField } from '../../core/live/live.ts';
import { postWatching } from '../posts/index.ts';
import { findAnswer } from './answers.queries.ts';
import {
  type QuestionEvent,
  type QuestionEventKind,
  questionEvent,
  questionEventsTopic,
} from './question-events.ts';
import { findQuestion } from './questions.queries.ts';
import {
  Answer,
  AnswerAdded,
  type AnswerDeleted,
  Question,
  type QuestionDeleted,
  QuestionsChange,
} from './questions.types.ts';

const isVote = (event: EventPayload): boolean =>
  event['kind'] === 'questionVoted' || event['kind'] === 'answerVoted';

/**
 * Events of a post's questions, or one kind of them. Votes come at most four times a second for
 * each question or answer that is voted on; everything else at once.
 */
const questionsOfPost = (kind?: QuestionEventKind): LiveField & { access: 'member' } => ({
  ...postWatching,
  topic: ({ postId }) => questionEventsTopic(String(postId)),
  ...(kind ? { filter: (event) => event['kind'] === kind } : {}),
  throttleKey: (event) => (isVote(event) ? String(event['answerId'] ?? event['questionId']) : null),
});

/**
 * A question as everybody sees it who shares the message: without anybody's vote. @throws NOT_FOUND
 * when it was deleted meanwhile
 */
async function loadQuestion({ app }: Context, id: string): Promise<Question> {
  const question = await findQuestion(app, null, id);
  if (!question) throw notFound(questionTexts.questionGone);
  return question;
}

/** An answer, likewise. */
async function loadAnswer({ app }: Context, id: string | null): Promise<AnswerAdded> {
  const found = id === null ? null : await findAnswer(app, null, id);
  if (!found) throw notFound(questionTexts.answerGone);
  return { id: found.answer.id, questionId: found.answer.questionId, ...found };
}

/**
 * What is sent for each kind of event. What was deleted since then is not sent any more, but for
 * its deletion.
 */
const changes: {
  [K in QuestionEventKind]: (
    ctx: Context,
    event: QuestionEvent,
    postId: string,
  ) => Promise<NonNullable<QuestionsChange[K]>>;
} = {
  subscribed: () => Promise.resolve(true),
  questionAdded: (ctx, { questionId }) => loadQuestion(ctx, questionId),
  questionEdited: (ctx, { questionId }) => loadQuestion(ctx, questionId),
  questionVoted: (ctx, { questionId }) => loadQuestion(ctx, questionId),
  questionDeleted: (_ctx, { questionId }, postId): Promise<QuestionDeleted> =>
    Promise.resolve({ id: questionId, postId }),
  answerAdded: (ctx, { answerId }) => loadAnswer(ctx, answerId),
  answerEdited: async (ctx, { answerId }) => (await loadAnswer(ctx, answerId)).answer,
  answerVoted: async (ctx, { answerId }) => (await loadAnswer(ctx, answerId)).answer,
  answerAccepted: async (ctx, { answerId }) => (await loadAnswer(ctx, answerId)).answer,
  answerDeleted: async (ctx, { questionId, answerId }): Promise<AnswerDeleted> => ({
    id: answerId ?? '',
    questionId,
    answersCount: (await loadQuestion(ctx, questionId)).answersCount,
  }),
};

const postId = { description: "The post's id." };

@Resolver()
export class QuestionsLiveResolver {
  @Live(() => QuestionsChange, {
    ...questionsOfPost(),
    initialEvent: () => questionEvent('subscribed', ''),
    description:
      'All that happens to the questions and answers of a post, in order. Votes on one of them come at most four times a second. Errors: NOT_FOUND.',
  })
  async questionsChanged(
    @Ctx() ctx: Context,
    @Root() event: QuestionEvent,
    @Arg('postId', () => ID, postId) postId: string,
  ): Promise<QuestionsChange> {
    return { [event.kind]: await changes[event.kind](ctx, event, postId) };
  }

  @Live(() => Question, {
    ...questionsOfPost('questionAdded'),
    description: 'Each new question on a post. Errors: NOT_FOUND.',
  })
  questionAdded(
    @Ctx() ctx: Context,
    @Root() event: QuestionEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<Question> {
    return loadQuestion(ctx, event.questionId);
  }

  @Live(() => AnswerAdded, {
    ...questionsOfPost('answerAdded'),
    description: 'Each new answer on a post. Errors: NOT_FOUND.',
  })
  answerAdded(
    @Ctx() ctx: Context,
    @Root() event: QuestionEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<AnswerAdded> {
    return loadAnswer(ctx, event.answerId);
  }

  @Live(() => Question, {
    ...questionsOfPost('questionVoted'),
    description:
      'Questions of a post whose votes changed, each at most four times a second. Errors: NOT_FOUND.',
  })
  questionVoteUpdate(
    @Ctx() ctx: Context,
    @Root() event: QuestionEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<Question> {
    return loadQuestion(ctx, event.questionId);
  }

  @Live(() => Answer, {
    ...questionsOfPost('answerVoted'),
    description:
      'Answers on a post whose votes changed, each at most four times a second. Errors: NOT_FOUND.',
  })
  async answerVoteUpdate(
    @Ctx() ctx: Context,
    @Root() event: QuestionEvent,
    @Arg('postId', () => ID, postId) _postId: string,
  ): Promise<Answer> {
    return (await loadAnswer(ctx, event.answerId)).answer;
  }
}
