import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { NEVER, of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { MeDocument } from '@/generated/documents';
import { readFirst } from './first-reads.ts';

const claims = JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 });
const token = `h.${btoa(claims)}.s`;

const asked: string[] = [];
/** A client whose server answers that nobody is signed in, or never. */
const client = (answers: boolean) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName }) => {
      asked.push(operationName ?? '');
      return answers ? of({ data: { me: null } }) : NEVER;
    }),
  });

afterEach(() => {
  vi.useRealTimers();
  clearToken();
  asked.length = 0;
});

test('what every page asks first is in the cache before the page is drawn', async () => {
  setToken(token);
  const reader = client(true);
  await readFirst(reader, []);
  expect(reader.readQuery({ query: MeDocument })).toEqual({ me: null });
});

test('a visitor asks for nothing, and an answer that does not come holds nobody', async () => {
  await readFirst(client(true), []);
  expect(asked).toEqual([]);

  vi.useFakeTimers();
  setToken(token);
  const isDrawn = readFirst(client(false), []);
  await vi.advanceTimersByTimeAsync(1000);
  await isDrawn;
  expect(asked).toEqual(['Me']);
});
