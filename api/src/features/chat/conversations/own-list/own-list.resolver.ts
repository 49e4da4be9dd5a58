import { Arg, Ctx, GraphQLISODateTime, ID, Mutation, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import { Conversation } from '../conversations.types.ts';
import {
  archiveConversation,
  clearChatHistory,
  deleteConversation,
  markConversationUnread,
  muteConversation,
  pinConversation,
} from './own-list.ts';

const conversationId = { description: "The conversation's id." };

/** How conversations stand in the viewer's own list. */
@Resolver()
export class OwnListResolver {
  @Access('member')
  @WhileMuted()
  @Mutation(() => Conversation, {
    description: 'Tells the viewer nothing of a conversation for a while. Errors: NOT_FOUND.',
  })
  muteConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Left out, they are told again.',
    })
    until?: Date | null,
  ): Promise<Conversation> {
    return muteConversation(ctx, id, until ?? null);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Conversation, {
    description: "Keeps a conversation at the top of the viewer's list. Errors: NOT_FOUND.",
  })
  pinConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('isPinned', () => Boolean, { description: 'False: no longer.' }) isPinned: boolean,
  ): Promise<Conversation> {
    return pinConversation(ctx, id, isPinned);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Conversation, {
    description:
      "Takes a conversation out of the viewer's list until somebody writes there again. Errors: NOT_FOUND.",
  })
  archiveConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('isArchived', () => Boolean, { description: 'False: puts it back.' })
    isArchived: boolean,
  ): Promise<Conversation> {
    return archiveConversation(ctx, id, isArchived);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Conversation, {
    description:
      'Marks a conversation as unread for the viewer, until they open it or write there. Errors: NOT_FOUND.',
  })
  markConversationUnread(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
  ): Promise<Conversation> {
    return markConversationUnread(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Conversation, {
    description:
      'Deletes a conversation for the viewer alone: its messages so far are hidden from them, and it leaves their lists until somebody writes there again. Errors: NOT_FOUND, CONFLICT for a request that waits.',
  })
  deleteConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
  ): Promise<Conversation> {
    return deleteConversation(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Boolean, {
    description:
      'Hides all messages so far from the viewer; the others keep theirs. Errors: NOT_FOUND.',
  })
  clearChatHistory(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, {
      nullable: true,
      description: 'Left out, those of all conversations.',
    })
    id?: string | null,
  ): Promise<boolean> {
    return clearChatHistory(ctx, id ?? null);
  }
}
