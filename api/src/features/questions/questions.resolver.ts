import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live } from '../../core/live.ts';
import type { Page } from '../../core/paging.ts';
import { assertReadable, Post } from '../posts/index.ts';
import { Answer } from './answer.entity.ts';
import { Question } from './question.entity.ts';
import { answer, answersLoader, question, questionsOf } from './questions.reads.ts';
import { answerQuestion, answersTopic, askQuestion, questionsTopic } from './questions.ts';
import { AnswerAdded, QuestionArgs, QuestionConnection } from './questions.types.ts';

@Resolver(() => Question)
export class QuestionsResolver {
  @Access('member')
  @Mutation(() => Question, { description: 'The key is made by the client: sent twice, it is asked once.' })
  askQuestion(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID) postId: string,
    @Arg('content', () => String) content: string,
    @Arg('key', () => ID, { nullable: true }) key?: string | null,
  ): Promise<Question> {
    return askQuestion(ctx, { postId, content, key: key ?? null });
  }

  @Access('member')
  @Mutation(() => Answer, { description: 'The key is made by the client: sent twice, it is answered once.' })
  answerQuestion(
    @Ctx() ctx: Context,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('content', () => String) content: string,
    @Arg('key', () => ID, { nullable: true }) key?: string | null,
  ): Promise<Answer> {
    return answerQuestion(ctx, { questionId, content, key: key ?? null });
  }

  @FieldResolver(() => [Answer], { description: 'The first hundred, oldest first.' })
  answers(@Ctx() ctx: Context, @Root() asked: Question): Promise<Answer[]> {
    return answersLoader(ctx).load(asked.id);
  }

  @Live(() => Question, {
    access: 'member',
    topic: ({ postId }) => questionsTopic(String(postId)),
    assertReadable: (ctx, { postId }) => assertReadable(ctx, String(postId)),
  })
  async questionAdded(@Ctx() ctx: Context, @Root() event: { questionId: string }, @Arg('postId', () => ID) _postId: string): Promise<Question> {
    const asked = await question(ctx.app, event.questionId);
    if (!asked) throw notFound('Question not found');
    return asked;
  }

  @Live(() => AnswerAdded, {
    access: 'member',
    topic: ({ postId }) => answersTopic(String(postId)),
    assertReadable: (ctx, { postId }) => assertReadable(ctx, String(postId)),
  })
  async answerAdded(@Ctx() ctx: Context, @Root() event: { answerId: string }, @Arg('postId', () => ID) _postId: string): Promise<AnswerAdded> {
    const added = await answer(ctx.app, event.answerId);
    if (!added) throw notFound('Answer not found');
    return { id: added.answer.id, questionId: added.answer.questionId, ...added };
  }
}

@Resolver(() => Post)
export class PostQuestionsResolver {
  @FieldResolver(() => QuestionConnection)
  questions(@Ctx() ctx: Context, @Root() post: Post, @Args(() => QuestionArgs) args: QuestionArgs): Promise<Page<Question>> {
    return questionsOf(ctx.app, post.id, args);
  }
}
