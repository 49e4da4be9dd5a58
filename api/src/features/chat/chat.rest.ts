import { chatFile } from '../../../../schema/rules/chat/chat.ts';
import {
  chatLimits,
  chatTexts,
  conversationTypes,
} from '../../../../schema/rules/chat/chat-texts.ts';
import { notFound } from '../../core/errors.ts';
import { FileAddress, type RestRow, restRow } from '../../core/feature.ts';
import { newId } from '../../core/ids.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import {
  allFiles,
  intIfSent,
  requireOneOf,
  text,
  textOrNull,
  texts,
} from '../../core/rest/rest-input.ts';
import { limitOf, pageOf } from '../../core/rest/rest-pages.ts';
import {
  RestAcceptChat,
  RestChat,
  RestChatMedia,
  RestChats,
  RestMarkChatRead,
  RestNewChat,
  RestSendChat,
} from '../../generated/documents.ts';
import { restConversation, restMessage } from './rest-shapes.ts';

const idOf = ({ params }: RestCall): string => params['id'] ?? '';

const ruleOfFile = (filename?: string) => chatFile(filename);

/** The chat calls of `schema/rest.md`. */
export const chatRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/chat/new',
    document: RestNewChat,
    variables: ({ body }) => ({
      participants: texts(body['participants']),
      type: requireOneOf(body['type'] ?? 'dm', conversationTypes, chatTexts.onlyDm),
      note: textOrNull(body['note']),
    }),
    reply: (data) => restConversation(data.openChat),
  }),
  restRow({
    method: 'GET',
    path: '/api/chat',
    document: RestChats,
    variables: pageOf,
    lists: (data) => [data.conversations],
    reply: (data) => data.conversations.nodes.map(restConversation),
  }),
  restRow({
    method: 'GET',
    path: '/api/chat/{id}',
    document: RestChat,
    variables: (call) => ({
      id: idOf(call),
      first: limitOf(call, chatLimits.page),
      before: intIfSent(call.query, 'before'),
      after: intIfSent(call.query, 'after'),
    }),
    reply: ({ conversation: { messages, ...conversation } }) => ({
      conversation: restConversation(conversation),
      messages: messages.nodes.map(restMessage),
      hasMore: messages.hasMore,
    }),
  }),
  restRow({
    method: 'POST',
    path: '/api/chat/{id}/mark-read',
    document: RestMarkChatRead,
    variables: (call) => ({ id: idOf(call), number: intIfSent(call.body, 'number') }),
    reply: (data) => ({ message: chatTexts.markedRead, unreadCount: data.markRead.messages }),
  }),
  restRow({
    method: 'POST',
    path: '/api/chat/{id}/message',
    document: RestSendChat,
    multipart: {
      files: { count: chatLimits.files, rule: ruleOfFile },
      file: { count: 1, rule: ruleOfFile },
    },
    variables: (call) => {
      const files = [...allFiles(call, 'files'), ...allFiles(call, 'file')];
      const content = text(call.body['content']);
      return {
        id: idOf(call),
        // The documented call has no key: then each call is a message of its own.
        key: textOrNull(call.body['key']) ?? newId(),
        replyToId: textOrNull(call.body['replyToId']),
        content,
        // Words that come with files are said before them; blank ones are not said.
        textBefore: content.trim() === '' ? null : content,
        caption: text(call.body['caption']),
        files,
        withFiles: files.length > 0,
      };
    },
    reply: ({ sendMessage, sendFiles }) =>
      [...(sendMessage ? [sendMessage] : []), ...(sendFiles ?? [])].map(restMessage),
  }),
  restRow({
    method: 'POST',
    path: '/api/chat/{id}/accept',
    document: RestAcceptChat,
    variables: (call) => ({ id: idOf(call) }),
    reply: (data) => ({
      message: chatTexts.accepted,
      conversation: restConversation(data.acceptRequest),
    }),
  }),
  restRow({
    method: 'GET',
    path: '/api/media/{messageId}',
    document: RestChatMedia,
    variables: ({ params }) => ({ id: params['messageId'] ?? '' }),
    reply: ({ message: { file } }) => {
      if (!file) throw notFound(chatTexts.fileGone);
      return new FileAddress(file.downloadUrl);
    },
  }),
];
