import type { ApolloClient } from '@apollo/client';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import type { SendOutcome } from '@/core/outbox/outbox';
import { outcomeOf } from '@/core/outbox/send-again';
import { mutateSendMessage } from '@/generated/calls';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetching/fetch-missed';
import type { UnsentMessage } from './unsent-message';

/** Sends a message under its key, and puts it among those of its conversation. */
export async function sendMessage(
  client: ApolloClient,
  { key, conversationId, content, replyTo }: UnsentMessage,
): Promise<SendOutcome> {
  try {
    const { data } = await mutateSendMessage(client, {
      variables: { conversationId, key, content, replyToId: replyTo?.id ?? null },
    });
    if (data && !addMessage(client.cache, data.sendMessage))
      await fetchMissed(client, conversationId);
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error, chatTexts.sendFailed);
    // What the server has is shown again.
    if ('refusal' in outcome) void fetchMissed(client, conversationId);
    return outcome;
  }
}
