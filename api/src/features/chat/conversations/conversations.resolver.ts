import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ConversationType } from '../../../../../schema/rules/chat/chat-texts.ts';
import type { PictureSize } from '../../../../../schema/rules/files/files.ts';
import { Access, requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { OwnStatement } from '../../../core/database/own-statement.ts';
import { PictureSizeEnum, pictureAddress } from '../../../core/files/picture-size.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { ConversationTypeEnum } from '../chat-enums.ts';
import { listMessages } from '../messages/messages.queries.ts';
import { MessageArgs, MessagePage } from '../messages/messages.types.ts';
import { getConversation, listConversations, unreadChats } from './conversations.queries.ts';
import {
  Conversation,
  ConversationArgs,
  ConversationConnection,
  ConversationWith,
  Participant,
  UnreadChats,
} from './conversations.types.ts';
import { conversationWith, openChat, openConversation } from './open-conversation.ts';
import { participantsLoader } from './participants.loaders.ts';

const personId = { description: "The other person's id." };

@Resolver(() => Conversation)
export class ConversationsResolver {
  @Access('member')
  @Query(() => ConversationConnection, {
    description: "The viewer's own conversations, pinned ones first, then the newest.",
  })
  conversations(
    @Ctx() ctx: Context,
    @Args(() => ConversationArgs) args: ConversationArgs,
  ): Promise<Page<Conversation>> {
    return listConversations(ctx, args);
  }

  @Access('member')
  @Query(() => Conversation, {
    description: "One of the viewer's conversations. Errors: NOT_FOUND, also for those of others.",
  })
  conversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, {
      description: 'Its id, or that of the person whom a direct one is with.',
    })
    id: string,
  ): Promise<Conversation> {
    return getConversation(ctx, id);
  }

  @Access('member')
  @Query(() => ConversationWith, {
    description:
      'What writing to a person would be like. Errors: NOT_FOUND for those whom the viewer may not find, BAD_USER_INPUT for oneself.',
  })
  conversationWith(
    @Ctx() ctx: Context,
    @Arg('personId', () => ID, personId) id: string,
  ): Promise<ConversationWith> {
    return conversationWith(ctx, id);
  }

  @Access('member')
  @Query(() => UnreadChats, { description: 'What the viewer has not read, in all conversations.' })
  unreadChats(@Ctx() ctx: Context): Promise<UnreadChats> {
    return unreadChats(ctx.app, requireViewer(ctx).id);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      "Finds the pair's one conversation, or opens it; a student's with an alumnus begins as a request. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the alumnus takes no more requests, RATE_LIMITED.",
  })
  openConversation(
    @Ctx() ctx: Context,
    @Arg('personId', () => ID, personId) id: string,
    @Arg('note', () => String, {
      nullable: true,
      description: 'Why one asks: goes with a request, at most 300 characters.',
    })
    note?: string | null,
  ): Promise<Conversation> {
    return openConversation(ctx, id, note ?? null);
  }

  @Access('member')
  @Mutation(() => Conversation, {
    description:
      'As `openConversation`, with the arguments of the documented REST call. Errors as there; BAD_USER_INPUT for groups and for more than one other person.',
  })
  openChat(
    @Ctx() ctx: Context,
    @Arg('participants', () => [ID], {
      description: 'The other person; the viewer may stand there too.',
    })
    participants: string[],
    @Arg('type', () => ConversationTypeEnum, { description: 'Direct ones alone.' })
    type: ConversationType,
    @Arg('note', () => String, { nullable: true, description: 'As of openConversation.' })
    note?: string | null,
  ): Promise<Conversation> {
    return openChat(ctx, participants, type, note ?? null);
  }

  @FieldResolver(() => [Participant], { description: 'All who are in it, the first ones first.' })
  participants(@Ctx() ctx: Context, @Root() shown: Conversation): Promise<Participant[]> {
    return participantsLoader(ctx).load(shown.id);
  }

  @OwnStatement()
  @FieldResolver(() => MessagePage, {
    description: 'The newest messages, those before a number, behind one or around one.',
  })
  messages(
    @Ctx() ctx: Context,
    @Root() shown: Conversation,
    @Args(() => MessageArgs) args: MessageArgs,
  ): Promise<MessagePage> {
    return listMessages(ctx, shown.id, args);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Signed address of a group's picture, valid for minutes.",
  })
  pictureUrl(
    @Ctx() ctx: Context,
    @Root() shown: Conversation,
    @Arg('size', () => PictureSizeEnum, {
      nullable: true,
      description: 'The size to download; whole when left out.',
    })
    size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, shown.pictureId, size);
  }
}
