import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { chatLimits } from '../../../../../schema/rules/chat/chat-texts.ts';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { OwnStatement } from '../../../core/database/own-statement.ts';
import { InCommon, inCommonLoader } from '../../connections/index.ts';
import { type Person, User } from '../../identity/index.ts';
import { Conversation } from '../conversations/conversations.types.ts';
import { acceptRequest, declineRequest } from './answer-request.ts';
import { askAgain } from './ask-again.ts';
import { answerRequestByLink, requestByLink } from './mail/answer-by-link.ts';
import { othersToAsk } from './others-to-ask.queries.ts';
import { editRequestNote, withdrawRequest } from './own-request.ts';
import { LinkedRequest } from './requests.types.ts';
import { usualAnswerLoader } from './usual-answers.loaders.ts';

const requestId = { description: "The conversation's id." };
const token = { description: "The `token` of the link's address." };

/** Chat requests: asking again, answering, also by a link in a mail. */
@Resolver(() => Conversation)
export class RequestsResolver {
  @Access('author')
  @Mutation(() => Conversation, {
    description:
      'Accepts a chat request, also after "Not now": both may write. The note becomes the first message. Errors: NOT_FOUND, FORBIDDEN for who asked, CONFLICT.',
  })
  acceptRequest(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, requestId) id: string,
  ): Promise<Conversation> {
    return acceptRequest(ctx, id);
  }

  @Access('author')
  @Mutation(() => Conversation, {
    description: 'Says "Not now" to a chat request. Errors as acceptRequest.',
  })
  declineRequest(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, requestId) id: string,
  ): Promise<Conversation> {
    return declineRequest(ctx, id);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'Asks an alumnus again, 30 days after a request was not taken up. Errors: NOT_FOUND, CONFLICT, BAD_USER_INPUT, RATE_LIMITED.',
  })
  askAgain(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, requestId) id: string,
    @Arg('note', () => String, { nullable: true, description: 'As of openConversation.' })
    note?: string | null,
  ): Promise<Conversation> {
    return askAgain(ctx, id, note ?? null);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Conversation, {
    description:
      "Takes the viewer's own request back while it waits; a day later they may ask again. Errors: NOT_FOUND, FORBIDDEN for who was asked, CONFLICT for one that does not wait, RATE_LIMITED.",
  })
  withdrawRequest(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, requestId) id: string,
  ): Promise<Conversation> {
    return withdrawRequest(ctx, id);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      "Corrects the note of the viewer's own request while it waits. Errors as withdrawRequest; BAD_USER_INPUT.",
  })
  editRequestNote(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, requestId) id: string,
    @Arg('note', () => String, { nullable: true, description: 'As of openConversation.' })
    note?: string | null,
  ): Promise<Conversation> {
    return editRequestNote(ctx, id, note ?? null);
  }

  @Access('visitor')
  @Query(() => LinkedRequest, {
    description:
      'The request that a link in a mail is about; asking for it answers nothing. The link says whose it is: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours, NOT_FOUND for what is gone.',
  })
  requestByLink(
    @Ctx() ctx: Context,
    @Arg('token', () => String, token) linkToken: string,
  ): Promise<LinkedRequest> {
    return requestByLink(ctx, linkToken);
  }

  @Access('visitor')
  @Mutation(() => LinkedRequest, {
    description:
      'Answers a request as a link in a mail says, once. Errors as requestByLink; BAD_USER_INPUT for the message; CONFLICT for one that was answered; FORBIDDEN while its alumnus may not write; RATE_LIMITED.',
  })
  answerRequestByLink(
    @Ctx() ctx: Context,
    @Arg('token', () => String, token) linkToken: string,
    @Arg('message', () => String, {
      nullable: true,
      description: `What they write first, where they accept: at most ${chatLimits.message} characters.`,
    })
    message?: string | null,
  ): Promise<LinkedRequest> {
    return answerRequestByLink(ctx, linkToken, message ?? null);
  }

  @OwnStatement()
  @FieldResolver(() => [User], {
    description: "Three other alumni to ask, where the viewer's own request was not taken up.",
  })
  othersToAsk(@Ctx() ctx: Context, @Root() shown: Conversation): Promise<Person[]> | User[] {
    const isOver = shown.status === 'declined' || shown.status === 'expired';
    const [instead] = shown.others;
    return isOver && shown.request?.isOwn && instead ? othersToAsk(ctx, instead.id) : [];
  }

  @FieldResolver(() => InCommon, {
    nullable: true,
    description: 'What the viewer and who asks them share; null but for a request to the viewer.',
  })
  inCommon(@Ctx() ctx: Context, @Root() shown: Conversation): Promise<InCommon | null> | null {
    const [asker] = shown.others;
    return shown.request && !shown.request.isOwn && asker
      ? inCommonLoader(ctx).load(asker.id)
      : null;
  }
}

@Resolver(() => User)
export class UsualAnswersResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'In how many hours they usually answer a chat request; null with fewer than five answers to go by, and of who hides when they are there.',
  })
  usualAnswerHours(@Ctx() ctx: Context, @Root() user: Person): Promise<number | null> {
    return usualAnswerLoader(ctx).load(user.id);
  }
}
