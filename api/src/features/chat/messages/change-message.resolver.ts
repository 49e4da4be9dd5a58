import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import {
  deleteMessage,
  editMessage,
  forwardMessage,
  hideMessage,
  reactToMessage,
} from './change-message.ts';
import { ChatMessage } from './messages.types.ts';

const messageId = { description: "The message's id." };

/** What one may do with a message that was sent. */
@Resolver()
export class ChangeMessageResolver {
  @Access('member')
  @Mutation(() => ChatMessage, {
    description:
      'Corrects what the viewer wrote, for 15 minutes. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for others’, CONFLICT later.',
  })
  editMessage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('content', () => String, { description: 'As of sendMessage; of a file as of sendFiles.' })
    content: string,
  ): Promise<ChatMessage> {
    return editMessage(ctx, id, content);
  }

  @Access('member')
  @Mutation(() => ChatMessage, {
    description:
      'Deletes what the viewer sent for everybody, for 15 minutes: its place stays. An admin of a group removes what others wrote there, at any time. Errors: NOT_FOUND, FORBIDDEN for others’, CONFLICT later.',
  })
  deleteMessage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
  ): Promise<ChatMessage> {
    return deleteMessage(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => ID, {
    description: 'Deletes a message for the viewer alone. Answers its id. Errors: NOT_FOUND.',
  })
  hideMessage(@Ctx() ctx: Context, @Arg('id', () => ID, messageId) id: string): Promise<string> {
    return hideMessage(ctx, id);
  }

  @Access('member')
  @Mutation(() => ChatMessage, {
    description:
      'Reacts to a message with an emoji, in the place of the one before. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT for what was deleted, RATE_LIMITED.',
  })
  reactToMessage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('emoji', () => String, {
      nullable: true,
      description: 'One of 👍 ❤️ 😂 😮 😢 🙏; left out, it is taken back.',
    })
    emoji?: string | null,
  ): Promise<ChatMessage> {
    return reactToMessage(ctx, id, emoji ?? null);
  }

  @Access('member')
  @Mutation(() => ChatMessage, {
    description:
      'Forwards a message to another conversation of the viewer. Errors: BAD_USER_INPUT for what is gone, else as sendMessage.',
  })
  forwardMessage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('conversationId', () => ID, { description: 'Where it is said.' }) conversationId: string,
    @Arg('key', () => ID, { description: 'As of sendMessage.' }) key: string,
  ): Promise<ChatMessage> {
    return forwardMessage(ctx, id, conversationId, key);
  }
}
