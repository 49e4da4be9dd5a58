import { type Waiting, type WaitingThing, waitingStore } from '@schema/rules/device/waiting-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWaiting } from './waiting';

const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  keys: () => Promise.resolve([...device.keys()]),
  get: (key: string) => Promise.resolve(device.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(device.set(key, value)),
  del: (key: string) => Promise.resolve(device.delete(key)),
}));

type Call = { operation: string; variables: Record<string, unknown>; token: string };
let windows: { visibilityState: string }[] = [];
let calls: Call[] = [];
let answer: (call: Call) => object = () => ({ data: {} });
const locked = vi.fn((_name: string, work: () => Promise<void>) => work());

beforeEach(() => {
  device.clear();
  windows = [];
  calls = [];
  answer = () => ({ data: {} });
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve(windows) },
    navigator: { locks: { request: locked } },
  });
  vi.stubGlobal(
    'fetch',
    (_path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: object };
      const operation = /(?:mutation|query) (\w+)/.exec(query)?.[1] ?? '';
      const call = {
        operation,
        variables: { ...variables },
        token: headers['authorization'] ?? '',
      };
      calls.push(call);
      return Promise.resolve(new Response(JSON.stringify(answer(call))));
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const message = (key: string): WaitingThing => ({
  key,
  kind: 'message',
  variables: { conversationId: 'c', key, content: key, replyToId: null },
});
const question: WaitingThing = {
  key: 'q',
  kind: 'ask',
  variables: { postId: 'p', content: 'Why?', key: 'q' },
};
const like: WaitingThing = { key: 'l', kind: 'likePost', variables: { id: 'p' }, isOn: true };
const keep = (...things: WaitingThing[]) =>
  device.set('me', { token: 'x.y.z', things, arrived: [] } satisfies Waiting);
const kept = () => device.get('me') as Waiting | undefined;
const done = () => calls.map(({ operation, variables }) => [operation, variables['key']]);
const refusal = (code: string) => ({ errors: [{ extensions: { code } }] });

test('what waits goes in its order, under its keys and in its session, alone', async () => {
  keep(message('1'), message('2'), question);
  await sendWaiting();
  expect(done()).toEqual([
    ['WaitingMessage', '1'],
    ['WaitingMessage', '2'],
    ['WaitingQuestion', 'q'],
  ]);
  expect(calls[0]?.token).toBe('Bearer x.y.z');
  expect(locked).toHaveBeenCalledWith(waitingStore.lock, expect.anything());
  // The page's own try of a message is answered with what is there; a question it leaves out.
  expect(kept()).toMatchObject({ things: [], arrived: ['q'] });
});

test('a tab that is looked at sends by itself', async () => {
  keep(message('1'));
  windows = [{ visibilityState: 'visible' }];
  await sendWaiting();
  expect(calls).toEqual([]);
  windows = [{ visibilityState: 'hidden' }];
  await sendWaiting();
  expect(calls).toHaveLength(1);
});

test('without a line all of it stays, in its order, and the browser tries again', async () => {
  keep(message('1'), message('2'));
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(sendWaiting()).rejects.toThrow();
  answer = () => refusal('RATE_LIMITED');
  await expect(sendWaiting()).rejects.toThrow();
  expect(done().map(([, key]) => key)).toEqual(['1', '1']);
  expect(kept()?.things.map(({ key }) => key)).toEqual(['1', '2']);
});

test('what is refused is left to the page, and holds nobody up', async () => {
  keep(message('1'), message('2'));
  answer = ({ variables }) => (variables['key'] === '1' ? refusal('CONFLICT') : { data: {} });
  await sendWaiting();
  expect(done()).toHaveLength(2);
  expect(kept()).toMatchObject({ things: [], arrived: [] });
});

test('a like that is there already is left alone', async () => {
  const seen = (hasLiked: boolean) => ({ data: { post: { viewer: { hasLiked } } } });
  keep(like);
  answer = () => seen(true);
  await sendWaiting();
  expect(done()).toEqual([['WaitingPostLiked', undefined]]);
  expect(kept()?.arrived).toEqual(['l']);
  keep(like);
  answer = ({ operation }) => (operation === 'WaitingPostLiked' ? seen(false) : { data: {} });
  await sendWaiting();
  expect(done().at(-1)).toEqual(['WaitingPostLike', undefined]);
});

test('nothing goes of a session that is over, nor of who signs out meanwhile', async () => {
  keep(message('1'), message('2'));
  answer = () => refusal('UNAUTHENTICATED');
  await sendWaiting();
  expect([calls.length, kept()]).toEqual([1, undefined]);
  keep(message('1'), message('2'));
  answer = () => {
    device.clear();
    return { data: {} };
  };
  await sendWaiting();
  expect([calls.length, kept()]).toEqual([2, undefined]);
});

test('what is taken back while others are sent does not go', async () => {
  keep(message('1'), message('2'), question);
  answer = ({ variables }) => {
    if (variables['key'] === '1') keep(message('1'), question);
    return { data: {} };
  };
  await sendWaiting();
  expect(done().map(([, key]) => key)).toEqual(['1', 'q']);
});
