import { type SocketRoom, socketAction, socketEvent } from '../../core/feature.ts';
import { newId } from '../../core/ids.ts';
import { text, textOrNull } from '../../core/rest/rest-input.ts';
import {
  SocketMessageSent,
  SocketOnlineStatus,
  SocketSendMessage,
  SocketSetTyping,
  SocketTyping,
} from '../../generated/documents.ts';
import { restMessage } from './rest-shapes.ts';

const conversationIdOf = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'conversationId' in sent
    ? sent.conversationId
    : sent;

const ofConversation = (id: string) => ({ id });

const typing = (event: string, isTyping: boolean) =>
  socketAction({
    event,
    document: SocketSetTyping,
    variables: (sent) => ({ id: text(sent['conversationId']), isTyping }),
    reply: () => ({ ok: true }),
  });

/** Both events come of one subscription, so that nobody who stopped seems to type on. */
const typingAction = (event: string, isTyping: boolean) =>
  socketEvent({
    event,
    document: SocketTyping,
    variables: ofConversation,
    payload: ({ typingChanged: { conversationId, userId, ...shown } }) =>
      shown.isTyping === isTyping ? { conversationId, userId } : undefined,
  });

/** The room of a conversation: what is said there, who types, and the same the other way. */
export const chatSocketRoom: SocketRoom = {
  join: 'joinConversation',
  leave: 'leave',
  idOf: conversationIdOf,
  events: [
    socketEvent({
      event: 'newMessage',
      document: SocketMessageSent,
      variables: ofConversation,
      payload: (data) => restMessage(data.messageSent),
    }),
    typingAction('typing', true),
    typingAction('stopTyping', false),
    socketEvent({
      event: 'onlineStatus',
      document: SocketOnlineStatus,
      variables: ofConversation,
      payload: (data) => data.conversationPresence,
    }),
  ],
  actions: [
    socketAction({
      event: 'sendMessage',
      document: SocketSendMessage,
      variables: (sent) => ({
        id: text(sent['conversationId']),
        content: text(sent['content']),
        key: textOrNull(sent['key']) ?? newId(),
        replyToId: textOrNull(sent['replyToId']),
      }),
      reply: (data) => restMessage(data.sendMessage),
    }),
    typing('typing', true),
    typing('stopTyping', false),
  ],
};
