import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { contentMaxLength } from '../../../../../schema/rules/posts/posts-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { answerQuestionByLink, questionByLink } from './answer-by-link.ts';
import { LinkedQuestion } from './linked-question.types.ts';

const token = { description: 'Of the link in the mail.' };

/** Questions that are answered from a mail. */
@Resolver()
export class QuestionsByLinkResolver {
  @Access('visitor')
  @Query(() => LinkedQuestion, {
    description:
      'The question that a link in a mail is about; asking for it answers nothing. The link says whose answer it is: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours; NOT_FOUND for links that ended and for what is gone; RATE_LIMITED.',
  })
  questionByLink(
    @Ctx() ctx: Context,
    @Arg('token', () => String, token) linkToken: string,
  ): Promise<LinkedQuestion> {
    return questionByLink(ctx, linkToken);
  }

  @Access('visitor')
  @Mutation(() => LinkedQuestion, {
    description:
      'Answers a question by a link in a mail, once. Errors as questionByLink and answerQuestion; CONFLICT for one that was answered; FORBIDDEN while its author may not write.',
  })
  answerQuestionByLink(
    @Ctx() ctx: Context,
    @Arg('token', () => String, token) linkToken: string,
    @Arg('content', () => String, {
      description: `Plain text, 1 to ${contentMaxLength} characters, not blank.`,
    })
    content: string,
  ): Promise<LinkedQuestion> {
    return answerQuestionByLink(ctx, linkToken, content);
  }
}
