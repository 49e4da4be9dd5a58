import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { MessageStatus } from '../../../../../schema/rules/chat/chat-texts.ts';
import type { PictureSize } from '../../../../../schema/rules/files/files.ts';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { PictureSizeEnum, pictureAddress } from '../../../core/files/picture-size.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { MessageStatusEnum } from '../chat-enums.ts';
import { UnreadChats } from '../conversations/conversations.types.ts';
import { getMessage, listMessages } from './messages.queries.ts';
import {
  ChatMessage,
  ChatMessageConnection,
  MessageArgs,
  MessageFile,
  MessagePage,
  MessageSearchArgs,
} from './messages.types.ts';
import { messageStatus } from './reading/message-status.ts';
import { markDelivered, markRead, setTyping } from './reading/receipts.ts';
import { searchMessages } from './search/message-search.queries.ts';
import { sendFiles, sendVoiceMessage } from './sending/send-files.ts';
import { sendMessage } from './sending/send-message.ts';

const conversationId = {
  description: "The conversation's id, or in a conversation of two the other person's.",
};
const key = { description: 'Made by the client for this message: 1 to 100 characters.' };
const replyTo = {
  nullable: true,
  description: 'The id of the message of this conversation that is answered.',
} as const;
const caption = {
  nullable: true,
  description: 'Plain text that stands below the first file, at most 4,000 characters.',
} as const;
const textBefore = {
  nullable: true,
  description:
    'A text that is said before the files, as a message of its own under the key: with the first file, or not at all. 1 to 4,000 characters, not blank.',
} as const;

@Resolver(() => ChatMessage)
export class MessagesResolver {
  @Access('member')
  @Query(() => MessagePage, {
    description:
      'Messages of a conversation of the viewer: the newest, those before a number, behind one or around one. Errors: NOT_FOUND.',
  })
  messages(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Args(() => MessageArgs) args: MessageArgs,
  ): Promise<MessagePage> {
    return listMessages(ctx, id, args);
  }

  @Access('member')
  @Query(() => ChatMessage, {
    description: 'A message that the viewer may read. Errors: NOT_FOUND.',
  })
  message(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The message's id." }) id: string,
  ): Promise<ChatMessage> {
    return getMessage(ctx, id);
  }

  @Access('member')
  @Query(() => ChatMessageConnection, {
    description: 'Messages that have these words, the newest first; none without words.',
  })
  searchMessages(
    @Ctx() ctx: Context,
    @Args(() => MessageSearchArgs) args: MessageSearchArgs,
  ): Promise<Page<ChatMessage>> {
    return searchMessages(ctx, args);
  }

  @Access('member')
  @Mutation(() => ChatMessage, {
    description:
      'Sends a text. Sent again under its key, it is the same message. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT where nobody may write, RATE_LIMITED.',
  })
  sendMessage(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('key', () => ID, key) messageKey: string,
    @Arg('content', () => String, {
      description: 'Plain text, 1 to 4,000 characters, not blank.',
    })
    content: string,
    @Arg('replyToId', () => ID, replyTo) replyToId?: string | null,
  ): Promise<ChatMessage> {
    return sendMessage(ctx, {
      conversationId: id,
      key: messageKey,
      content,
      replyToId: replyToId ?? null,
    });
  }

  @Access('member')
  @Mutation(() => [ChatMessage], {
    description:
      'Sends pictures and PDFs, each as a message of its own, the first with the words if there are some. Each is the same message when it is sent again under the key. Errors: TOO_LARGE above 5 MB, UNSUPPORTED_TYPE, else as sendMessage.',
  })
  async sendFiles(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('key', () => ID, key) messageKey: string,
    @Arg('files', () => [GraphQLUpload], {
      description: 'JPEG, PNG or PDF, at most 5 MB each, at most 10.',
    })
    files: Promise<FileUpload>[],
    @Arg('replyToId', () => ID, replyTo) replyToId?: string | null,
    @Arg('content', () => String, caption) content?: string | null,
    @Arg('textBefore', () => String, textBefore) said?: string | null,
  ): Promise<ChatMessage[]> {
    const uploads = await Promise.all(files.map(uploadOf));
    return sendFiles(
      ctx,
      {
        conversationId: id,
        key: messageKey,
        content: content ?? '',
        textBefore: said ?? null,
        replyToId: replyToId ?? null,
      },
      uploads,
    );
  }

  @Access('member')
  @Mutation(() => ChatMessage, {
    description:
      'Sends a voice message. Sent again under its key, it is the same message. Errors: UNSUPPORTED_TYPE for what is no recording, TOO_LARGE above two minutes or 5 MB, BAD_USER_INPUT for a waveform that is none, else as sendMessage.',
  })
  async sendVoiceMessage(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('key', () => ID, key) messageKey: string,
    @Arg('file', () => GraphQLUpload, {
      description: 'WebM with Opus, or MP4, of sound alone; two minutes and 5 MB at most.',
    })
    file: Promise<FileUpload>,
    @Arg('waveform', () => [Int], {
      description: 'How loud it is along its way: 48 numbers from 0 to 100.',
    })
    waveform: number[],
    @Arg('replyToId', () => ID, replyTo) replyToId?: string | null,
  ): Promise<ChatMessage> {
    const sent = { conversationId: id, key: messageKey, waveform, replyToId: replyToId ?? null };
    return sendVoiceMessage(ctx, sent, await uploadOf(file));
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => UnreadChats, {
    description:
      'Marks messages as read; never goes back. Answers what is unread in all conversations. Errors: NOT_FOUND.',
  })
  markRead(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('number', () => Int, {
      nullable: true,
      description: 'Of the newest message that was on screen; left out, all of them.',
    })
    number?: number | null,
  ): Promise<UnreadChats> {
    return markRead(ctx, id, number ?? null);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => Boolean, {
    description:
      'Says that this device has the messages of some conversations. Answers whether that was news.',
  })
  markDelivered(
    @Ctx() ctx: Context,
    @Arg('conversationIds', () => [ID], {
      nullable: true,
      description: 'At most 100; left out, all of the viewer’s.',
    })
    ids?: string[] | null,
  ): Promise<boolean> {
    return markDelivered(ctx, ids ?? null);
  }

  @Access('member')
  @Mutation(() => Boolean, {
    description:
      'Tells the others that the viewer types, or stopped. Errors: NOT_FOUND, also where nothing may be written.',
  })
  setTyping(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('isTyping', () => Boolean, { description: 'False: stopped.' }) isTyping: boolean,
  ): Promise<boolean> {
    return setTyping(ctx, id, isTyping);
  }

  @FieldResolver(() => MessageStatusEnum, {
    description: 'How far it got with all of the others: the same whoever asks.',
  })
  status(@Ctx() ctx: Context, @Root() shown: ChatMessage): Promise<MessageStatus> {
    return messageStatus(ctx, shown);
  }
}

@Resolver(() => MessageFile)
export class MessageFileResolver {
  @FieldResolver(() => String, {
    description: 'Signed address to show it, valid for minutes; a PDF is shown by the browser.',
  })
  url(
    @Ctx() ctx: Context,
    @Root() file: MessageFile,
    @Arg('size', () => PictureSizeEnum, {
      nullable: true,
      description: 'Of a picture: 320, 800 or 1600 pixels wide; whole when left out.',
    })
    size?: PictureSize | null,
  ): string {
    return pictureAddress(ctx.app, file.id, size) ?? '';
  }

  @FieldResolver(() => String, { description: 'The same bytes, to keep.' })
  downloadUrl(@Ctx() ctx: Context, @Root() file: MessageFile): string {
    return ctx.app.addresses.sign(file.id, 'attachment');
  }
}
