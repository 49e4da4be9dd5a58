import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { chatTexts } from '../../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { EventPayload } from '../../../core/live/events.ts';
import { Live, type LiveField } from '../../../core/live/live.ts';
import { Presence, visiblePresenceChanges } from '../../presence/index.ts';
import {
  allConversations,
  type ConversationEvent,
  type ConversationEventKind,
  conversationEvent,
  conversationsTopic,
  conversationTopic,
  type ListEvent,
  listEvent,
} from '../chat-events.ts';
import { findMessage, readersOf } from '../messages/messages.queries.ts';
import { ChatMessage } from '../messages/messages.types.ts';
import { findSent, forgetSent } from '../messages/sending/sent-here.ts';
import { ConversationChange, ConversationsChange, Typing } from './conversation-changes.types.ts';
import { findConversation, unreadChats } from './conversations.queries.ts';
import { ofConversation } from './membership.queries.ts';

/** How a message is told: with what it quotes, or without it. */
const messageForms = { whole: 'whole', withoutQuote: 'withoutQuote' } as const;

/**
 * Whom a message is told, and how: not those who joined after it, cleared it or deleted it for
 * themselves, and without its quote those who do not read what is quoted. A new message without a
 * quote is the same for all, and asks nothing. That somebody types is told to all but themselves.
 */
function formsOf(
  app: App,
  viewers: () => readonly Viewer[],
  { kind, messageId, isReply, userId }: EventPayload,
): Promise<Map<string, string>> | null {
  if (kind === 'typing' || kind === 'stopTyping') {
    const others = viewers().filter(({ id }) => id !== userId);
    return Promise.resolve(new Map(others.map(({ id }) => [id, messageForms.whole])));
  }
  if (typeof messageId !== 'string' || (kind === 'sent' && isReply === false)) return null;
  const viewerIds = viewers().map(({ id }) => id);
  return readersOf(app, messageId, viewerIds).then(
    (readers) =>
      new Map(
        readers.map(({ userId, readsQuote }) => [
          userId,
          readsQuote ? messageForms.whole : messageForms.withoutQuote,
        ]),
      ),
  );
}

/**
 * The message of an event. One that this process sent is at hand, and nothing is asked for it; one
 * that was changed is always read. What was deleted with its conversation meanwhile is not told any
 * more.
 */
async function loadMessage(
  { app, shared }: Context,
  { kind, messageId }: ConversationEvent,
): Promise<ChatMessage> {
  // Another process may have changed what this one sent.
  if (messageId !== null && kind === 'changed') forgetSent(messageId);
  const sent = messageId !== null && kind === 'sent' ? findSent(messageId) : null;
  if (sent) return sent.message;
  const isQuoteReadable = shared?.form !== messageForms.withoutQuote;
  const found = messageId === null ? null : await findMessage(app, messageId, isQuoteReadable);
  if (!found) throw notFound(chatTexts.messageGone);
  return found;
}

const typingOf = ({ kind, userId }: ConversationEvent, conversationId: string): Typing => ({
  conversationId,
  userId: userId ?? '',
  isTyping: kind === 'typing',
});

/** What happens in a conversation, or some kinds of it, for those who are in it. */
const inConversation = (...kinds: ConversationEventKind[]): LiveField & { access: 'member' } => ({
  access: 'member',
  topic: ({ conversationId }) => conversationTopic(String(conversationId)),
  ...ofConversation,
  forms: formsOf,
  // Who sees whom differs from one to the other: it has a field of its own.
  filter: ({ kind }) =>
    kinds.length > 0 ? kinds.some((one) => one === kind) : kind !== 'presence',
});

const conversationArg = { description: "The conversation's id." };

@Resolver()
export class ConversationsLiveResolver {
  @Live(() => ConversationChange, {
    ...inConversation(),
    initialEvent: () => conversationEvent('stale'),
    description:
      'All that happens in a conversation of the viewer, in order, the same for all in it. Errors: NOT_FOUND.',
  })
  async conversationChanged(
    @Ctx() ctx: Context,
    @Root() event: ConversationEvent,
    @Arg('conversationId', () => ID, conversationArg) id: string,
  ): Promise<ConversationChange> {
    const conversationId = id.toLowerCase();
    const { kind, userId, readNumber, deliveredNumber } = event;
    switch (kind) {
      case 'sent':
      case 'changed':
        return { conversationId, [kind]: await loadMessage(ctx, event) };
      case 'receipt':
        return {
          conversationId,
          receipt: {
            userId: userId ?? '',
            lastReadNumber: readNumber ?? 0,
            lastDeliveredNumber: deliveredNumber ?? 0,
          },
        };
      case 'typing':
      case 'stopTyping':
        return { conversationId, typing: typingOf(event, conversationId) };
      case 'stale':
      case 'presence':
        return { conversationId, isStale: true };
    }
  }

  @Live(() => ChatMessage, {
    ...inConversation('sent'),
    description: 'Each message that is sent in a conversation of the viewer. Errors: NOT_FOUND.',
  })
  messageSent(
    @Ctx() ctx: Context,
    @Root() event: ConversationEvent,
    @Arg('conversationId', () => ID, conversationArg) _id: string,
  ): Promise<ChatMessage> {
    return loadMessage(ctx, event);
  }

  @Live(() => Typing, {
    ...inConversation('typing', 'stopTyping'),
    isPassing: true,
    description:
      'Somebody else types in a conversation of the viewer, or stopped, in order. Errors: NOT_FOUND.',
  })
  typingChanged(
    @Root() event: ConversationEvent,
    @Arg('conversationId', () => ID, conversationArg) id: string,
  ): Typing {
    return typingOf(event, id.toLowerCase());
  }

  @Live(() => Presence, {
    ...inConversation('presence'),
    isPassing: true,
    perViewer: true,
    description:
      'Somebody in a conversation of the viewer came or went, as far as the viewer may see it. Errors: NOT_FOUND.',
  })
  async conversationPresence(
    @Ctx() ctx: Context,
    @Root() { userId, hiddenFrom }: ConversationEvent,
    @Arg('conversationId', () => ID, conversationArg) _id: string,
  ): Promise<Presence> {
    const viewer = requireViewer(ctx);
    // Nobody is told of themselves: it would say that somebody blocked them at this moment.
    if (userId === viewer.id) throw notFound(chatTexts.personNotFound);
    const [visible] = await visiblePresenceChanges(ctx, viewer.id, [
      { userId: userId ?? '', hiddenFrom },
    ]);
    if (!visible) throw notFound(chatTexts.personNotFound);
    return visible;
  }

  @Live(() => ConversationsChange, {
    access: 'member',
    topic: (_args, viewer) => conversationsTopic(viewer?.id ?? ''),
    perViewer: true,
    throttleMs: 250,
    // What was hidden or cleared is named by its own event: no later one of another kind may take
    // its place.
    throttleKey: ({ conversationId, hiddenMessageId, isCleared }) =>
      `${String(conversationId)} ${String(hiddenMessageId)} ${String(isCleared)}`,
    initialEvent: () => listEvent(allConversations),
    description:
      "What changes in the viewer's list of conversations, on all of their devices: of each conversation at most four times a second.",
  })
  async conversationsChanged(
    @Ctx() ctx: Context,
    @Root() { conversationId, hiddenMessageId, isCleared }: ListEvent,
  ): Promise<ConversationsChange> {
    const viewer = requireViewer(ctx);
    const [found, unread] = await Promise.all([
      findConversation(ctx.app, viewer.id, conversationId),
      unreadChats(ctx.app, viewer.id),
    ]);
    const isStale = conversationId === allConversations;
    return {
      conversation: found,
      removedId: found || isStale ? null : conversationId,
      hiddenMessageId,
      isCleared,
      unread,
      isStale,
    };
  }
}
