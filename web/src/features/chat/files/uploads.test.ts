import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { forgetFilesOf } from '@/core/drafts/stored-files';

/**
 * What the browser keeps, and what the server was sent; `hangs`: the tab is closed before the
 * answer.
 */
const device = vi.hoisted(() => ({
  kept: new Map<string, { file: File; keptAt: number }>(),
  sent: [] as { key: string; name: string; replyToId?: string | null }[],
  tries: 0,
  hangs: false,
  /** Why nothing arrives. */
  error: null as Error | null,
}));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device.kept]),
  set: (key: string, value: { file: File; keptAt: number }) =>
    Promise.resolve(device.kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.kept.delete(key))),
}));
vi.mock('@/core/data/send-file', () => ({
  sendFile: ({
    variables: { key, replyToId },
    file,
  }: {
    variables: { key: string; replyToId: string | null };
    file: File;
  }) => {
    device.tries += 1;
    if (device.error) return Promise.reject(device.error);
    if (device.hangs) return new Promise(() => undefined);
    device.sent.push({ key, name: file.name, ...(replyToId && { replyToId }) });
    return Promise.resolve({ sendFiles: [] });
  },
}));

const client = { cache: {} } as ApolloClient;
const pdf = (name: string, size = 3): File =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
/** Another tab, or the page opened again: nothing of the old one is in memory. */
async function aTab() {
  vi.resetModules();
  return (await import('./uploads')).uploadQueue;
}
const signIn = (sub: string) =>
  setToken(`x.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 3600 }))}.x`);

beforeEach(() => {
  device.kept.clear();
  Object.assign(device, { sent: [], tries: 0, hangs: false, error: null });
  signIn('me');
});

test('files that a closed tab left are sent by the next one, in their order and under their keys', async () => {
  device.hangs = true;
  const closed = await aTab();
  closed.add(client, 'c1', [pdf('one.pdf'), pdf('two.pdf')]);
  closed.add(client, 'c2', [pdf('three.pdf')]);
  await vi.waitFor(() => expect(device.kept.size).toBe(3));
  const keys = closed.read().map(({ key }) => key);
  device.hangs = false;
  const next = await aTab();
  next.open(client, 'me');
  await vi.waitFor(() => expect(device.sent).toHaveLength(3));
  expect(device.sent).toEqual(
    ['one.pdf', 'two.pdf', 'three.pdf'].map((name, index) => ({ key: keys[index], name })),
  );
  await vi.waitFor(() => expect(device.kept.size).toBe(0));
  expect(next.read()).toEqual([]);
});

test('what is a day old is left out, and what would be too much is sent and not kept', async () => {
  device.hangs = true;
  const closed = await aTab();
  closed.add(
    client,
    'c1',
    Array.from({ length: 45 }, (_, index) => pdf(`${index}.pdf`)),
  );
  await vi.waitFor(() => expect(device.kept.size).toBe(40));
  expect(closed.read()).toHaveLength(45);
  for (const entry of device.kept.values()) entry.keptAt -= 25 * 3_600_000;
  device.hangs = false;
  const next = await aTab();
  next.open(client, 'me');
  await vi.waitFor(() => expect(device.kept.size).toBe(0));
  expect(device.sent).toEqual([]);
});

test('who signs out leaves no file behind, and the next person sends none of theirs', async () => {
  device.hangs = true;
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('secret.pdf')]);
  await vi.waitFor(() => expect(device.kept.size).toBe(1));
  clearToken();
  await forgetFilesOf('me');
  expect(device.kept.size).toBe(0);
  device.hangs = false;
  signIn('you');
  const next = await aTab();
  next.open(client, 'you');
  await Promise.resolve();
  expect(device.sent).toEqual([]);
});

test('a file that is taken back before its turn is not kept, and why one failed is', async () => {
  device.hangs = true;
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('first.pdf'), pdf('second.pdf')]);
  const [, second] = queue.read();
  queue.cancel(second?.key ?? '');
  await vi.waitFor(() => expect(device.kept.size).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...device.kept.values()].map(({ file }) => file.name)).toEqual(['first.pdf']);
});

const refusedBy = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const lineIsBack = () => void window.dispatchEvent(new Event('online'));
const quote = {
  ...{ id: 'm1', number: 1, senderName: 'Asha Rao', kind: 'text', content: 'Your resume?' },
  ...{ fileName: null, filePages: null, isDeleted: false, isReadable: true },
};
const words = (key: string, conversationId: string) =>
  localStorage.setItem(
    `unsent:me:${key}`,
    JSON.stringify({ key, conversationId, content: 'Words', writtenAt: '2026-01-05T10:00:00Z' }),
  );

test('a file that was refused before it was kept comes back as refused', async () => {
  device.error = refusedBy('CONFLICT', 'Nobody can write here any more.');
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read().every(({ failure }) => failure)).toBe(true));
  const about = { failure: 'Nobody can write here any more.' };
  await vi.waitFor(() => expect([...device.kept.values()]).toMatchObject([{ about }, { about }]));
});

test.each([
  ['a lost line', new Error('The connection was lost')],
  ['a server that stops', refusedBy('UNAVAILABLE', 'Please try again')],
])('after %s files are sent again by themselves, in their order', async (_name, error) => {
  device.error = error;
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read()[0]?.isRepeated).toBe(true));
  expect(queue.read().map(({ failure }) => failure)).toEqual([null, null]);
  expect(device.tries).toBe(1);
  device.error = null;
  lineIsBack();
  await vi.waitFor(() => expect(queue.read()).toEqual([]));
  expect(device.sent.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
});

test('a file that waits for the line can be taken back; the next one goes on', async () => {
  device.error = new Error('The connection was lost');
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read()[0]?.isRepeated).toBe(true));
  queue.cancel(queue.read()[0]?.key ?? '');
  device.error = null;
  lineIsBack();
  await vi.waitFor(() => expect(device.sent.map(({ name }) => name)).toEqual(['two.pdf']));
});

test('a file that is not there any more, or too large on the way, is not sent again', async () => {
  device.error = new Error('The connection was lost');
  const queue = await aTab();
  const gone = pdf('gone.pdf');
  gone.slice = () => {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    return part;
  };
  queue.add(client, 'c1', [gone]);
  await vi.waitFor(() =>
    expect(queue.read()[0]?.failure).toBe(
      'gone.pdf cannot be read any more. Please choose it again.',
    ),
  );
  device.error = Object.assign(new Error('Answered 413'), { statusCode: 413 });
  queue.add(client, 'c2', [pdf('large.pdf')]);
  await vi.waitFor(() =>
    expect(queue.read()[1]?.failure).toBe('File large.pdf is too large. Maximum size is 5MB.'),
  );
});

test('a file waits for words of its conversation that were written before it, and for no others', async () => {
  words('0', 'c1');
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('behind.pdf')]);
  queue.add(client, 'c2', [pdf('elsewhere.pdf')]);
  await vi.waitFor(() => expect(device.sent.map(({ name }) => name)).toEqual(['elsewhere.pdf']));
  expect(queue.isBefore({ conversationId: 'c1', key: '0' })).toBe(false);
  expect(queue.isBefore({ conversationId: 'c1', key: 'z' })).toBe(true);
  expect(queue.isBefore({ conversationId: 'c2', key: 'z' })).toBe(false);
  localStorage.clear();
  queue.goOn(client);
  await vi.waitFor(() => expect(device.sent).toHaveLength(2));
  expect(queue.isBefore({ conversationId: 'c1', key: 'z' })).toBe(false);
});

test('words wait for what a closed tab left, until that is known', async () => {
  const queue = await aTab();
  expect(queue.isBefore({ conversationId: 'c1', key: 'z' })).toBe(false);
  const leave = queue.open(client, 'me');
  expect(queue.isBefore({ conversationId: 'c1', key: 'z' })).toBe(true);
  await vi.waitFor(() => expect(queue.isBefore({ conversationId: 'c1', key: 'z' })).toBe(false));
  leave();
});

test('the first file quotes what it answers, also from the next tab', async () => {
  device.hangs = true;
  const closed = await aTab();
  closed.add(client, 'c1', [pdf('one.pdf'), pdf('two.pdf')], quote);
  await vi.waitFor(() => expect(device.kept.size).toBe(2));
  device.hangs = false;
  const next = await aTab();
  next.open(client, 'me');
  await vi.waitFor(() => expect(device.sent).toHaveLength(2));
  expect(device.sent.map(({ replyToId }) => replyToId)).toEqual(['m1', undefined]);
});
