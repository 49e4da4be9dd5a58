import { InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/testing/sign-in';
import { isOldAddress } from '@/ui';
import { createClient } from '../apollo';
import { clearToken } from '../auth';
import { trustedDocument } from '../data/documents/lazy-document';
import { readBeside } from './keep-answers';
import { answerLimits, outdated, storeAnswers } from './kept-answers';
import { forgetAges, pageAges } from './page-ages';

const device = vi.hoisted(() => new Map<string, string>());
/** What the device is asked for comes after that. */
const before = vi.hoisted(() => ({ reading: (): Promise<void> | void => undefined }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device]),
  keys: () => Promise.resolve([...device.keys()]),
  get: async (key: string) => {
    await before.reading();
    return device.get(key);
  },
  set: (key: string, value: string) => Promise.resolve(void device.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.delete(key))),
}));
vi.mock('../site', () => ({ site: { worker: 'on' } }));

const query = trustedDocument('h1', 'query Post($id:ID!){post(id:$id){id title picture}}');
const like = trustedDocument('h2', 'mutation Like($id:ID!){like(id:$id){id title}}');
const post = (title: string) => ({
  __typename: 'Post',
  id: '1',
  title,
  picture: '/files/9.small?e=99&d=inline&s=secret',
});

/** The page as it is after it was opened again: nothing is in its memory. */
const opened = () => createClient(new InMemoryCache(), { pages: ['Post'], beside: [] });
const read = (client = opened(), id = '1') =>
  client.query({ query, variables: { id }, fetchPolicy: 'network-only' });

const answers = (body: object, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(
        new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    ),
  );
const noLine = (): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};
/** What was answered is stored when the page has nothing else to do. */
const idle = () => act(() => vi.advanceTimersByTimeAsync(4000));

/** Another visit: the module forgets what this page knew. */
async function reopen(): Promise<typeof opened> {
  vi.resetModules();
  const { createClient: anew } = await import('../apollo');
  return () => anew(new InMemoryCache(), { pages: ['Post', 'Likers'], beside: [] });
}

beforeEach(() => {
  vi.useFakeTimers();
  device.clear();
  forgetAges();
  signIn('me');
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve({}) },
  });
  answers({ data: { post: post('Interview') } });
});
afterEach(() => {
  before.reading = () => undefined;
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a line', () => {
  test('what was read is read again after a reload, and says how old it is', async () => {
    const then = Date.now();
    await read();
    await idle();
    const visit = await reopen();
    const { pageAges: ages } = await import('./page-ages');
    vi.setSystemTime(then + 600_000);
    noLine();
    const { data } = await read(visit());
    expect(data).toMatchObject({ post: { title: 'Interview' } });
    expect(ages.get()[location.pathname]).toEqual({ at: then, isKept: true });
  });

  test('an answer that comes while what is here is looked for is not taken for old', async () => {
    await read();
    await idle();
    const visit = await reopen();
    const { pageAges: ages } = await import('./page-ages');
    const body = JSON.stringify({ data: { post: post('News') } });
    const headers = { 'content-type': 'application/json' };
    let answer = (): void => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = () => resolve(new Response(body, { headers }));
    });
    vi.stubGlobal('fetch', () => late);
    before.reading = async () => {
      answer();
      await reading;
    };
    const reading = read(visit()).then(() => undefined);
    await act(() => vi.advanceTimersByTimeAsync(7000));
    await reading;
    await idle();
    expect(ages.get()[location.pathname]).toMatchObject({ isKept: false });
  });

  test('a part that is answered makes the rest of the page no newer, until that is answered too', async () => {
    const then = Date.now();
    const likers = trustedDocument('h3', 'query Likers($id:ID!){likers(id:$id){id title}}');
    await read();
    await idle();
    const visit = await reopen();
    const { pageAges: ages } = await import('./page-ages');
    const age = () => ages.get()[location.pathname];
    vi.setSystemTime(then + 600_000);
    // The line goes while the page is read: one of its parts comes from here, another is answered.
    noLine();
    const client = visit();
    await read(client);
    answers({ data: { likers: [] } });
    await client.query({ query: likers, variables: { id: '1' } });
    expect(age()).toEqual({ at: then, isKept: true });
    answers({ data: { post: post('News') } });
    await read(client);
    expect(age()).toEqual({ at: Date.now(), isKept: false });
  });

  test('what was read beside the page is read again, and says nothing of how old the page is', async () => {
    const then = Date.now();
    await read(opened(), '2');
    await idle();
    const visit = await reopen();
    const { pageAges: ages } = await import('./page-ages');
    vi.setSystemTime(then + 600_000);
    await visit().query({ query, variables: { id: '1' } });
    noLine();
    const beside = { variables: { id: '2' }, context: readBeside };
    const { data } = await visit().query({ query, ...beside });
    expect(data).toMatchObject({ post: { title: 'Interview' } });
    expect(ages.get()[location.pathname]).toEqual({ at: then + 600_000, isKept: false });
  });

  test('no signed address is kept', async () => {
    await read();
    await idle();
    expect([...device.values()].join()).toContain('/files/9.small');
    expect([...device.values()].join()).not.toMatch(/secret|e=99/);
  });

  test('an address that is read from here is marked, for nobody gets a picture by it', async () => {
    await read();
    await idle();
    const visit = await reopen();
    noLine();
    const { data } = await read(visit());
    const { picture } = (data as { post: { picture: string } }).post;
    expect(isOldAddress(picture)).toBe(true);
    // What is kept again has none of the marks.
    await idle();
    expect([...device.values()].join()).not.toContain(picture);
  });

  test('what was done since is kept as well', async () => {
    const client = opened();
    await read(client);
    await idle();
    answers({ data: { like: { __typename: 'Post', id: '1', title: 'Liked' } } });
    await client.mutate({ mutation: like, variables: { id: '1' } });
    await idle();
    expect(device.size).toBe(1);
    expect([...device.values()].join()).toContain('Liked');
  });

  test('what was never read is an error, as ever', async () => {
    noLine();
    await expect(read()).rejects.toThrow('Failed to fetch');
  });

  test('a line that brings nothing shows what is here, until it does', async () => {
    await read();
    await idle();
    const visit = await reopen();
    let arrive = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    const shown: unknown[] = [];
    visit()
      .watchQuery({ query, variables: { id: '1' } })
      .subscribe(({ data }) => data && shown.push((data as { post: object }).post));
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(shown).toMatchObject([{ title: 'Interview' }]);
    arrive(
      new Response(JSON.stringify({ data: { post: post('Edited') } }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(shown).toMatchObject([{ title: 'Interview' }, { title: 'Edited' }]);
  });
});

describe('of a person', () => {
  test('nobody else reads it, and nothing is left when they are signed out', async () => {
    await read();
    await idle();
    expect(device.size).toBe(1);
    clearToken();
    await idle();
    expect(device.size).toBe(0);
  });

  test('what is answered late is not kept of who has signed out', async () => {
    await idle(); // What the test before has left is forgotten.
    const answer = { at: Date.now(), text: '{}' };
    await storeAnswers('me', [['Post h1 {}', answer]]);
    expect(device.size).toBe(1);
    await storeAnswers('you', [['Post h1 {}', answer]]);
    expect([...device.keys()].map((key) => key.split(' ')[0])).toEqual(['me']);
  });

  test('another one who comes later reads nothing of theirs', async () => {
    await read();
    await idle();
    const left = new Map(device);
    signIn('you');
    await idle();
    for (const [key, text] of left) device.set(key, text);
    noLine();
    await expect(read()).rejects.toThrow('Failed to fetch');
  });

  test('what the server does not show any more is forgotten', async () => {
    await read();
    await idle();
    answers({ data: null, errors: [{ message: 'Gone', extensions: { code: 'NOT_FOUND' } }] });
    await expect(read()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
    await idle();
    expect(device.size).toBe(0);
  });
});

test('number, bytes and age are bounded: the oldest go', () => {
  const key = (n: number, bytes = 10, of = 'me') => `${of} ${n} ${bytes} Post h1 {"id":"${n}"}`;
  const { answers: most, bytes, milliseconds } = answerLimits;
  const many = Array.from({ length: most + 2 }, (_, n) => key(n));
  expect(outdated(many, 'me', most)).toEqual([key(0), key(1)]);
  expect(outdated([key(1, bytes), key(2, 10)], 'me', 3)).toEqual([key(1, bytes)]);
  expect(outdated([key(1), key(2)], 'me', milliseconds + 2)).toEqual([key(1)]);
  expect(outdated([key(1, 10, 'you')], 'me', 1)).toEqual([key(1, 10, 'you')]);
  expect(outdated(['me 1 9 Post h1 {}', 'me 2 9 Post h1 {}'], 'me', 3)).toEqual([
    'me 1 9 Post h1 {}',
  ]);
  expect(pageAges.get()).toEqual({});
});
