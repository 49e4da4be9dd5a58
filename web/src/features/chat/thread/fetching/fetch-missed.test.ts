import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '@/app/cache/cache';
import { MessagesDocument, type MessagesQueryVariables } from '@/generated/documents';
import { message, pages } from '@/testing/rooms/chat';
import { fetchMissed, rereadAround } from './fetch-missed';

type Asked = Omit<MessagesQueryVariables, 'conversationId'>;

/** A server with a conversation of so many messages, as it answers for pages. */
function aConversation(total: number) {
  const state = { total, edited: 0 };
  const requests: Asked[] = [];
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
      const number = from + index;
      return message(number, number === state.edited ? { content: 'Edited' } : {});
    });
  const answer = ({ before, after, around, first }: Asked) => {
    const size = first ?? 30;
    if (typeof after === 'number') {
      const hasMore = after + size < state.total;
      return pages(range(after + 1, Math.min(state.total, after + size)), hasMore, hasMore);
    }
    if (typeof before === 'number') {
      const from = Math.max(1, before - size);
      return pages(range(from, before - 1), from > 1, true);
    }
    const to =
      typeof around === 'number' ? Math.min(state.total, around + size / 2 - 1) : state.total;
    const from = Math.max(1, to - size + 1);
    return pages(range(from, to), from > 1, to < state.total);
  };
  const link = new ApolloLink(
    ({ variables: { conversationId: _, ...asked } }) =>
      new Observable((observer) => {
        requests.push(asked);
        observer.next({ data: answer(asked) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  return {
    client,
    requests,
    state,
    read: async (asked: Asked) => {
      const variables = { conversationId: 'c1', ...asked };
      await client.query({ query: MessagesDocument, variables, fetchPolicy: 'network-only' });
    },
    known: (around?: number) => {
      const variables = { conversationId: 'c1', around };
      const list = client.readQuery({ query: MessagesDocument, variables })?.messages;
      const numbers = list?.nodes.map(({ number }) => number) ?? [];
      return {
        ...{ from: numbers[0], to: numbers.at(-1), count: numbers.length, hasMore: list?.hasMore },
        edited: list?.nodes.find(({ content }) => content === 'Edited')?.number,
      };
    },
  };
}

test('who has read back keeps the place when the line comes back, and gets all that was missed', async () => {
  const { client, requests, state, read, known } = aConversation(100);
  await read({ first: 30 });
  await read({ before: 71, first: 30 });
  expect(known()).toMatchObject({ from: 41, to: 100, hasMore: true });
  Object.assign(state, { total: 350, edited: 80 });
  requests.length = 0;
  await fetchMissed(client, 'c1');
  expect(known()).toEqual({ from: 41, to: 350, count: 310, hasMore: true, edited: 80 });
  expect(requests.map(({ after }) => after)).toEqual([50, 150, 250]);
});

test('around an older message all that was paged to is read again', async () => {
  const { client, requests, state, read, known } = aConversation(1000);
  const around = 200;
  await read({ around, first: 100 });
  for (const after of [249, 279, 309]) await read({ around, after, first: 30 });
  expect(known(around)).toMatchObject({ from: 150, to: 339 });
  state.edited = 330;
  requests.length = 0;
  await rereadAround(client, 'c1', around);
  expect(requests.map(({ after }) => after)).toEqual([149, 249]);
  expect(known(around)).toMatchObject({ from: 150, edited: 330 });
});
