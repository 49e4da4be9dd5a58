import type { ApolloClient } from '@apollo/client';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { readsOnTheirWay } from '@/core/data/reads/reads';
import { queryMessages } from '@/generated/calls';
import {
  MessagesDocument,
  type MessagesQuery,
  type MessagesQueryVariables,
} from '@/generated/documents';
import { forgetOlder } from '../../message-cache';
import { onceMore } from '../../once-more';

/** What is read again of what is known: there, something may have been edited or deleted. */
const reread = chatLimits.page;
/** Past so many pages, the newest ones take the place of all that is known. */
const pagesAtMost = 10;

/**
 * Reads a page behind a number into what is known.
 * @returns the page by itself: a query that goes through the cache answers with all that is known
 */
async function fetchBehind(
  client: ApolloClient,
  place: Pick<MessagesQueryVariables, 'conversationId' | 'around' | 'after'>,
): Promise<MessagesQuery['messages'] | undefined> {
  const variables = { ...place, first: 2 * chatLimits.page };
  const { data } = await queryMessages(client, { variables, fetchPolicy: 'no-cache' });
  if (data) client.writeQuery({ query: MessagesDocument, variables, data });
  return data?.messages;
}

async function fetchPages(client: ApolloClient, conversationId: string): Promise<void> {
  // A page that is on its way may have been read before what is missed.
  await readsOnTheirWay('Messages');
  const known = client.readQuery({ query: MessagesDocument, variables: { conversationId } });
  const nodes = known?.messages.nodes ?? [];
  const from = nodes.at(-reread) ?? nodes[0];
  let after = from ? from.number - 1 : 0;
  for (let page = 0; nodes.length > 0 && page < pagesAtMost; page += 1) {
    const fetched = await fetchBehind(client, { conversationId, after });
    // Where it was to begin is gone, cleared or deleted meanwhile, and so may be what was before
    // it.
    if (page === 0 && from && fetched && fetched.nodes[0]?.number !== from.number) {
      forgetOlder(client.cache, conversationId, from.number);
      break;
    }
    if (!fetched?.hasMore) return;
    after = fetched.nodes.at(-1)?.number ?? after;
  }
  await queryMessages(client, {
    variables: { conversationId, first: chatLimits.page },
    fetchPolicy: 'network-only',
  });
}

/** Reads a list around a message anew, with all that was paged to from there. */
export async function rereadAround(
  client: ApolloClient,
  conversationId: string,
  around: number,
): Promise<void> {
  const query = { query: MessagesDocument, variables: { conversationId, around } };
  const known = client.readQuery(query)?.messages.nodes ?? [];
  const last = known.at(-1)?.number ?? 0;
  let after = (known[0]?.number ?? 1) - 1;
  try {
    for (let page = 0; page < pagesAtMost && after < last; page += 1) {
      const fetched = await fetchBehind(client, { conversationId, around, after });
      after = fetched?.hasMore ? (fetched.nodes.at(-1)?.number ?? last) : last;
    }
  } catch {
    // The line is lost: the subscription says so when it is back.
  }
}

/**
 * Fetches what was said behind the newest known message, and the last known page anew. A lost line
 * ends it: the subscription says so when it is back.
 */
export const fetchMissed = onceMore((client, conversationId) =>
  fetchPages(client, conversationId).catch(() => undefined),
);
