import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { contentMaxLength, questionTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import type { Vote } from '../../../../schema/rules/questions/questions.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { OwnStatement } from '../../core/database/own-statement.ts';
import { notFound } from '../../core/errors.ts';
import { parseId } from '../../core/ids.ts';
import type { Page } from '../../core/lists/paging.ts';
import { Post } from '../posts/index.ts';
import { acceptAnswer } from './answers/accept-answer.ts';
import { answerQuestion } from './answers/answer-question.ts';
import { answersOf } from './answers.queries.ts';
import { askQuestion } from './ask-question.ts';
import { deleteAnswer, deleteQuestion } from './comments/delete-comment.ts';
import { editAnswer, editQuestion } from './comments/edit-comment.ts';
import { findQuestion, questionsOf } from './questions.queries.ts';
import {
  Answer,
  AnswerArgs,
  AnswerConnection,
  Question,
  QuestionArgs,
  QuestionConnection,
} from './questions.types.ts';
import { VoteTypeEnum } from './votes/vote-type.ts';
import { voteAnswer, voteQuestion } from './votes/votes.ts';

const questionId = { description: "The question's id." };
const answerId = { description: "The answer's id." };
const content = { description: `Plain text, 1 to ${contentMaxLength} characters, not blank.` };
const key = {
  nullable: true,
  description: 'Made by the client for this text, 1 to 100 characters: sent twice, it counts once.',
};
const voteType = { description: 'The same vote again takes it back, the other one changes it.' };

@Resolver(() => Question)
export class QuestionsResolver {
  @Access('member')
  @Query(() => Question, {
    description:
      'One question, for links to it and for the rest of its answers. Errors: NOT_FOUND, also on posts of banned people.',
  })
  async question(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, questionId) sent: string,
  ): Promise<Question> {
    const id = parseId(sent);
    const question = id && (await findQuestion(ctx.app, ctx.viewer?.id ?? null, id));
    if (!question) throw notFound(questionTexts.questionGone);
    return question;
  }

  @Access('member')
  @Mutation(() => Question, {
    description:
      'Asks a question on a post. Errors: BAD_USER_INPUT for the text, and for a key that was used on another post; NOT_FOUND; RATE_LIMITED.',
  })
  askQuestion(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID, { description: "The post's id." }) postId: string,
    @Arg('content', () => String, content) content: string,
    @Arg('key', () => ID, key) key?: string | null,
  ): Promise<Question> {
    return askQuestion(ctx, { postId, content, key: key ?? null });
  }

  @Access('member')
  @Mutation(() => Answer, {
    description:
      'Answers a question. Errors: BAD_USER_INPUT for the text, and for a key that was used on another question; NOT_FOUND; RATE_LIMITED.',
  })
  answerQuestion(
    @Ctx() ctx: Context,
    @Arg('questionId', () => ID, questionId) questionId: string,
    @Arg('content', () => String, content) content: string,
    @Arg('key', () => ID, key) key?: string | null,
  ): Promise<Answer> {
    return answerQuestion(ctx, { questionId, content, key: key ?? null });
  }

  @Access('member')
  @Mutation(() => Question, {
    description:
      'Votes on a question, changes the vote or takes it back. Errors: NOT_FOUND, FORBIDDEN for your own.',
  })
  voteQuestion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, questionId) id: string,
    @Arg('voteType', () => VoteTypeEnum, voteType) voteType: Vote,
  ): Promise<Question> {
    return voteQuestion(ctx, id, voteType);
  }

  @Access('member')
  @Mutation(() => Answer, {
    description:
      'Votes on an answer, changes the vote or takes it back. Errors: NOT_FOUND, FORBIDDEN for your own.',
  })
  voteAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, answerId) id: string,
    @Arg('voteType', () => VoteTypeEnum, voteType) voteType: Vote,
    @Arg('questionId', () => ID, {
      nullable: true,
      description: 'When given, only an answer to this question is found.',
    })
    questionId?: string | null,
  ): Promise<Answer> {
    return voteAnswer(ctx, id, voteType, questionId ?? null);
  }

  @Access('member')
  @Mutation(() => Question, {
    description:
      'Corrects your own question, within 15 minutes. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN.',
  })
  editQuestion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, questionId) id: string,
    @Arg('content', () => String, content) content: string,
  ): Promise<Question> {
    return editQuestion(ctx, id, content);
  }

  @Access('member')
  @Mutation(() => Answer, {
    description:
      'Corrects your own answer, within 15 minutes. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN.',
  })
  editAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, answerId) id: string,
    @Arg('content', () => String, content) content: string,
  ): Promise<Answer> {
    return editAnswer(ctx, id, content);
  }

  @Access('member')
  @Mutation(() => ID, {
    description:
      'Deletes your own question and your own answers to it, within 15 minutes. Answers its id. Errors: NOT_FOUND, FORBIDDEN, CONFLICT when others have answered.',
  })
  deleteQuestion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, questionId) id: string,
  ): Promise<string> {
    return deleteQuestion(ctx, id);
  }

  @Access('member')
  @Mutation(() => ID, {
    description:
      'Deletes your own answer, within 15 minutes. Answers its id. Errors: NOT_FOUND, FORBIDDEN.',
  })
  deleteAnswer(@Ctx() ctx: Context, @Arg('id', () => ID, answerId) id: string): Promise<string> {
    return deleteAnswer(ctx, id);
  }

  @Access('member')
  @Mutation(() => [Answer], {
    description:
      "Accepts an answer as what helped, in the place of the one before, or takes that back. For who asked the question and for the post's author. Answers those that changed. Errors: NOT_FOUND, FORBIDDEN.",
  })
  acceptAnswer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, answerId) id: string,
    @Arg('isAccepted', () => Boolean, {
      defaultValue: true,
      description: 'False takes it back.',
    })
    isAccepted: boolean,
  ): Promise<Answer[]> {
    return acceptAnswer(ctx, id, isAccepted);
  }

  @FieldResolver(() => AnswerConnection, {
    description:
      "The accepted one first, then those of the experience's author, then by upvotes less downvotes, of equal ones the oldest; 3 unless more are asked for. Errors: BAD_USER_INPUT.",
  })
  answers(
    @Ctx() ctx: Context,
    @Root() question: Question,
    @Args(() => AnswerArgs) args: AnswerArgs,
  ): Promise<Page<Answer>> {
    return answersOf(ctx, question.id, args);
  }
}

@Resolver(() => Post)
export class PostQuestionsResolver {
  @OwnStatement()
  @FieldResolver(() => QuestionConnection, {
    description: 'What people asked on it. Errors: BAD_USER_INPUT.',
  })
  questions(
    @Ctx() ctx: Context,
    @Root() post: Post,
    @Args(() => QuestionArgs) args: QuestionArgs,
  ): Promise<Page<Question>> {
    return questionsOf(ctx.app, ctx.viewer?.id ?? null, post.id, args);
  }
}
