import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readError } from '@/core/errors';
import { SendMessage } from '@/generated/documents';
import { chatTexts } from '@schema/rules/chat-texts';
import { addMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetch-missed';
import type { SendOutcome, UnsentMessage } from './send-queue';

/** Refusals that say nothing about the message: it is sent again later. */
const passing = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED']);

/** What an error means for a message: without an answer of the api, the line was lost. */
function outcomeOf(error: unknown): SendOutcome {
  if (!CombinedGraphQLErrors.is(error)) return { retryInMs: null };
  const { text, code, retryAfter } = readError(error, chatTexts.sendFailed);
  if (code && passing.has(code))
    return { retryInMs: retryAfter === undefined ? null : retryAfter * 1000 };
  return { refusal: text };
}

/** Sends a message under its key, and puts it among those of its conversation. */
export async function sendMessage(
  client: ApolloClient,
  { key, conversationId, content, replyTo }: UnsentMessage,
): Promise<SendOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: SendMessage,
      variables: { conversationId, key, content, replyToId: replyTo?.id ?? null },
    });
    if (data && !addMessage(client.cache, data.sendMessage))
      await fetchMissed(client, conversationId);
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error);
    // What the server has is shown again.
    if (outcome !== 'sent' && 'refusal' in outcome) void fetchMissed(client, conversationId);
    return outcome;
  }
}
