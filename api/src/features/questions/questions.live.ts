import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import type { App, Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { EventPayload } from '../../core/events.ts';
import { Live, type LiveField } from '../../core/live.ts';
import { postWatching } from '../posts/index.ts';
import { Answer } from './answer.entity.ts';
import { answer } from './answers.reads.ts';
import { Question } from './question.entity.ts';
import { question } from './questions.reads.ts';
import {
  AnswerAdded,
  type AnswerDeleted,
  PostTalk,
  type QuestionDeleted,
} from './questions.types.ts';
import { talk, talkTopic, type TalkEvent, type TalkKind } from './talk.ts';

const isVote = (event: EventPayload): boolean =>
  event['kind'] === 'questionVoted' || event['kind'] === 'answerVoted';

/** Watching the talk of a post, or one kind of it. Votes come at most four times a second for each thing voted on; the rest at once. */
const watched = (kind?: TalkKind): LiveField & { access: 'member' } => ({
  ...postWatching,
  topic: ({ postId }) => talkTopic(String(postId)),
  ...(kind ? { filter: (event) => event['kind'] === kind } : {}),
  throttleKey: (event) => (isVote(event) ? String(event['answerId'] ?? event['questionId']) : null),
});

/** What is told many is nobody's view: votes of the one who reads come with what that one asks for. */
async function asked({ app }: { app: App }, id: string): Promise<Question> {
  const found = await question(app, null, id);
  if (!found) throw notFound(questionTexts.questionGone);
  return found;
}

async function answered({ app }: { app: App }, id: string | null): Promise<AnswerAdded> {
  const found = id === null ? null : await answer(app, null, id);
  if (!found) throw notFound(questionTexts.answerGone);
  return { id: found.answer.id, questionId: found.answer.questionId, ...found };
}

/** What is told of each kind. Something deleted since then is not told any more, but for its deletion. */
const tellings: {
  [K in TalkKind]: (
    ctx: Context,
    event: TalkEvent,
    postId: string,
  ) => Promise<NonNullable<PostTalk[K]>>;
} = {
  begun: () => Promise.resolve(true),
  questionAdded: (ctx, { questionId }) => asked(ctx, questionId),
  questionEdited: (ctx, { questionId }) => asked(ctx, questionId),
  questionVoted: (ctx, { questionId }) => asked(ctx, questionId),
  questionDeleted: (_ctx, { questionId }, postId): Promise<QuestionDeleted> =>
    Promise.resolve({ id: questionId, postId }),
  answerAdded: (ctx, { answerId }) => answered(ctx, answerId),
  answerEdited: async (ctx, { answerId }) => (await answered(ctx, answerId)).answer,
  answerVoted: async (ctx, { answerId }) => (await answered(ctx, answerId)).answer,
  answerDeleted: async (ctx, { questionId, answerId }): Promise<AnswerDeleted> => ({
    id: answerId ?? '',
    questionId,
    answersCount: (await asked(ctx, questionId)).answersCount,
  }),
};

@Resolver()
export class QuestionsLiveResolver {
  @Live(() => PostTalk, { ...watched(), greeting: () => talk('begun', '') })
  async postTalk(
    @Ctx() ctx: Context,
    @Root() event: TalkEvent,
    @Arg('postId', () => ID) postId: string,
  ): Promise<PostTalk> {
    return { [event.kind]: await tellings[event.kind](ctx, event, postId) };
  }

  @Live(() => Question, watched('questionAdded'))
  questionAdded(
    @Ctx() ctx: Context,
    @Root() event: TalkEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<Question> {
    return asked(ctx, event.questionId);
  }

  @Live(() => AnswerAdded, watched('answerAdded'))
  answerAdded(
    @Ctx() ctx: Context,
    @Root() event: TalkEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<AnswerAdded> {
    return answered(ctx, event.answerId);
  }

  @Live(() => Question, watched('questionVoted'))
  questionVoteUpdate(
    @Ctx() ctx: Context,
    @Root() event: TalkEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<Question> {
    return asked(ctx, event.questionId);
  }

  @Live(() => Answer, watched('answerVoted'))
  async answerVoteUpdate(
    @Ctx() ctx: Context,
    @Root() event: TalkEvent,
    @Arg('postId', () => ID) _postId: string,
  ): Promise<Answer> {
    return (await answered(ctx, event.answerId)).answer;
  }
}
