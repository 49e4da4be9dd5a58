import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { questionTexts } from '../../../../schema/rules/posts-texts.ts';
import type { Vote } from '../../../../schema/rules/questions.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Page } from '../../core/paging.ts';
import { Post } from '../posts/index.ts';
import { Answer } from './answer.entity.ts';
import { answersOf } from './answers.reads.ts';
import { deleteAnswer, deleteQuestion, editAnswer, editQuestion } from './changes.ts';
import { Question } from './question.entity.ts';
import { question, questionsOf } from './questions.reads.ts';
import { answerQuestion, askQuestion } from './questions.ts';
import {
  AnswerArgs,
  AnswerConnection,
  QuestionArgs,
  QuestionConnection,
} from './questions.types.ts';
import { VoteTypeEnum } from './vote-type.ts';
import { voteAnswer, voteQuestion } from './votes.ts';

@Resolver(() => Question)
export class QuestionsResolver {
  @Access('member')
  @Query(() => Question, {
    description: 'One question, for links to it and for the rest of its answers.',
  })
  async question(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Question> {
    const asked = isId(id) ? await question(ctx.app, ctx.viewer?.id ?? null, id) : null;
    if (!asked) throw notFound(questionTexts.questionGone);
    return asked;
  }

  @Access('member')
  @Mutation(() => Question, {
    description: 'The key is made by the client: sent twice, it is asked once.',
  })
  askQuestion(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID) postId: string,
    @Arg('content', () => String) content: string,
    @Arg('key', () => ID, { nullable: true }) key?: string | null,
  ): Promise<Question> {
    return askQuestion(ctx, { postId, content, key: key ?? null });
  }

  @Access('member')
  @Mutation(() => Answer, {
    description: 'The key is made by the client: sent twice, it is answered once.',
  })
  answerQuestion(
    @Ctx() ctx: Context,
    @Arg('questionId', () => ID) questionId: string,
    @Arg('content', () => String) content: string,
    @Arg('key', () => ID, { nullable: true }) key?: string | null,
  ): Promise<Answer> {
    return answerQuestion(ctx, { questionId, content, key: key ?? null });
  }

  @Access('member')
  @Mutation(() => Question, {
    description:
      'The same vote again takes it back, the other one changes it. Never on your own words.',
  })
  voteQuestion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('voteType', () => VoteTypeEnum) voteType: Vote,
  ): Promise<Question> {
    return voteQuestion(ctx, id, voteType);
  }

  @Access('member')
  @Mutation(() => Answer, {
    description: 'As voteQuestion; with a questionId only when it is an answer to that question.',
  })
  voteAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('voteType', () => VoteTypeEnum) voteType: Vote,
    @Arg('questionId', () => ID, { nullable: true }) questionId?: string | null,
  ): Promise<Answer> {
    return voteAnswer(ctx, id, voteType, questionId ?? null);
  }

  @Access('member')
  @Mutation(() => Question, { description: 'By its author, within 15 minutes.' })
  editQuestion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('content', () => String) content: string,
  ): Promise<Question> {
    return editQuestion(ctx, id, content);
  }

  @Access('member')
  @Mutation(() => Answer, { description: 'By its author, within 15 minutes.' })
  editAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('content', () => String) content: string,
  ): Promise<Answer> {
    return editAnswer(ctx, id, content);
  }

  @Access('member')
  @Mutation(() => ID, {
    description:
      'By its author, within 15 minutes, while nobody else has answered. Answers the id.',
  })
  deleteQuestion(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return deleteQuestion(ctx, id);
  }

  @Access('member')
  @Mutation(() => ID, { description: 'By its author, within 15 minutes. Answers the id.' })
  deleteAnswer(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return deleteAnswer(ctx, id);
  }

  @FieldResolver(() => AnswerConnection, { description: 'Oldest first, few at a time.' })
  answers(
    @Ctx() ctx: Context,
    @Root() asked: Question,
    @Args(() => AnswerArgs) args: AnswerArgs,
  ): Promise<Page<Answer>> {
    return answersOf(ctx, asked.id, args);
  }
}

@Resolver(() => Post)
export class PostQuestionsResolver {
  @FieldResolver(() => QuestionConnection)
  questions(
    @Ctx() ctx: Context,
    @Root() post: Post,
    @Args(() => QuestionArgs) args: QuestionArgs,
  ): Promise<Page<Question>> {
    return questionsOf(ctx.app, ctx.viewer?.id ?? null, post.id, args);
  }
}
