import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { v7 as newKey } from 'uuid';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { forgetFilesOf } from '@/core/drafts/stored-files';

/**
 * What the browser keeps, and what the server was sent; `hangs`: the tab is closed before the
 * answer.
 */
const device = vi.hoisted(() => ({
  kept: new Map<string, { file: File; keptAt: number }>(),
  sent: [] as { key: string; name: string; content?: string; replyToId?: string | null }[],
  tries: 0,
  hangs: false,
  /** Why no file arrives, and why no words do. */
  error: null as Error | null,
  wordsError: null as Error | null,
  /** Words and files in the order in which they arrived. */
  arrived: [] as string[],
}));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device.kept]),
  keys: () => Promise.resolve([...device.kept.keys()]),
  set: (key: string, value: { file: File; keptAt: number }) =>
    Promise.resolve(device.kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.kept.delete(key))),
}));
vi.mock('@/core/data/send-file', () => ({
  sendFile: ({
    variables: { key, content, replyToId },
    file,
  }: {
    variables: { key: string; content: string; replyToId: string | null };
    file: File;
  }) => {
    device.tries += 1;
    if (device.error) return Promise.reject(device.error);
    if (device.hangs) return new Promise(() => undefined);
    device.sent.push({
      ...{ key, name: file.name },
      ...(content && { content }),
      ...(replyToId && { replyToId }),
    });
    device.arrived.push(file.name);
    return Promise.resolve({ sendFiles: [] });
  },
}));

const mutate = ({ variables: { content } }: { variables: { content: string } }) => {
  if (device.wordsError) return Promise.reject(device.wordsError);
  device.arrived.push(content);
  return Promise.resolve({});
};
const client = { cache: {}, mutate } as unknown as ApolloClient;
const pdf = (name: string, size = 3): File =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
/** Another tab, or the page opened again: nothing of the old one is in memory. */
async function aTab(userId = 'me') {
  vi.resetModules();
  const { chatOutbox, isUpload } = await import('../unsent/chat-outbox');
  const { uploadsOf } = await import('./send-upload');
  const outbox = chatOutbox(client, userId);
  const leave = outbox.open();
  return {
    ...outbox,
    leave,
    read: () => outbox.read().filter(isUpload),
    addFiles: (...files: Parameters<typeof uploadsOf>) => outbox.add(...uploadsOf(...files)),
  };
}
const signIn = (sub: string) =>
  setToken(`x.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 3600 }))}.x`);

beforeEach(() => {
  device.kept.clear();
  Object.assign(device, { sent: [], arrived: [], tries: 0, hangs: false });
  Object.assign(device, { error: null, wordsError: null });
  signIn('me');
});

test('files that a closed tab left are sent by the next one, in their order and under their keys', async () => {
  device.hangs = true;
  const closed = await aTab();
  closed.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')]);
  closed.addFiles('c2', [pdf('three.pdf')]);
  await vi.waitFor(() => expect(device.kept.size).toBe(3));
  const keys = closed.read().map(({ key }) => key);
  device.hangs = false;
  const next = await aTab();
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
  closed.addFiles(
    'c1',
    Array.from({ length: 45 }, (_, index) => pdf(`${index}.pdf`)),
  );
  await vi.waitFor(() => expect(device.kept.size).toBe(40));
  expect(closed.read()).toHaveLength(45);
  for (const entry of device.kept.values()) entry.keptAt -= 25 * 3_600_000;
  device.hangs = false;
  await aTab();
  await vi.waitFor(() => expect(device.kept.size).toBe(0));
  expect(device.sent).toEqual([]);
});

test('who signs out leaves no file behind, and the next person sends none of theirs', async () => {
  device.hangs = true;
  const queue = await aTab();
  queue.addFiles('c1', [pdf('secret.pdf')]);
  await vi.waitFor(() => expect(device.kept.size).toBe(1));
  clearToken();
  await forgetFilesOf('me');
  expect(device.kept.size).toBe(0);
  device.hangs = false;
  signIn('you');
  await aTab('you');
  await Promise.resolve();
  expect(device.sent).toEqual([]);
});

test('a file that is taken back before its turn is not kept, and why one failed is', async () => {
  device.hangs = true;
  const queue = await aTab();
  queue.addFiles('c1', [pdf('first.pdf'), pdf('second.pdf')]);
  const [, second] = queue.read();
  queue.remove([second?.key ?? '']);
  await vi.waitFor(() => expect(device.kept.size).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...device.kept.values()].map(({ file }) => file.name)).toEqual(['first.pdf']);
});

const refusedBy = (code: string, message: string, more: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...more } }] });
const lineIsBack = () => void window.dispatchEvent(new Event('online'));
const quote = {
  ...{ id: 'm1', number: 1, senderId: 'asha', senderName: 'Asha Rao', kind: 'text' },
  content: 'Your resume?',
  ...{
    fileName: null,
    filePages: null,
    voiceMilliseconds: null,
    isDeleted: false,
    isReadable: true,
  },
};
const words = (content: string, conversationId: string) => ({
  ...{ key: newKey(), conversationId, content, replyTo: null, refusal: null },
  writtenAt: '2026-01-05T10:00:00Z',
});

test('a file that was refused before it was kept comes back as refused', async () => {
  device.error = refusedBy('CONFLICT', 'Nobody can write here any more.');
  const queue = await aTab();
  queue.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read().every(({ refusal }) => refusal)).toBe(true));
  const about = { failure: 'Nobody can write here any more.' };
  await vi.waitFor(() => expect([...device.kept.values()]).toMatchObject([{ about }, { about }]));
});

test.each([
  ['a lost line', new Error('The connection was lost')],
  ['a server that stops', refusedBy('UNAVAILABLE', 'Please try again')],
])('after %s files are sent again by themselves, in their order', async (_name, error) => {
  device.error = error;
  const queue = await aTab();
  queue.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read()[0]?.isRepeated).toBe(true));
  expect(queue.read().map(({ refusal }) => refusal)).toEqual([null, null]);
  expect(device.tries).toBe(1);
  device.error = null;
  lineIsBack();
  await vi.waitFor(() => expect(queue.read()).toEqual([]));
  expect(device.sent.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
});

test('a file past the limit says so with its time, and words and files behind it go on', async () => {
  device.error = refusedBy('RATE_LIMITED', 'Too many files.', { retryAfter: 90 });
  const queue = await aTab();
  queue.addFiles('c1', [pdf('one.pdf')]);
  await vi.waitFor(() =>
    expect(queue.read()[0]?.refusal).toBe('Too many files. It works again in 90 seconds.'),
  );
  expect(device.tries).toBe(1);
  queue.add(words('Behind', 'c1'));
  await vi.waitFor(() => expect(device.arrived).toEqual(['Behind']));
  device.error = null;
  queue.addFiles('c1', [pdf('two.pdf')]);
  await vi.waitFor(() => expect(device.sent.map(({ name }) => name)).toEqual(['two.pdf']));
  // Who chose it sends it again.
  queue.retry(queue.read()[0]?.key ?? '');
  await vi.waitFor(() => expect(queue.read()).toEqual([]));
});

test('a file that waits for the line can be taken back; the next one goes on', async () => {
  device.error = new Error('The connection was lost');
  const queue = await aTab();
  queue.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read()[0]?.isRepeated).toBe(true));
  queue.remove([queue.read()[0]?.key ?? '']);
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
  queue.addFiles('c1', [gone]);
  await vi.waitFor(() =>
    expect(queue.read()[0]?.refusal).toBe(
      'gone.pdf cannot be read any more. Please choose it again.',
    ),
  );
  device.error = Object.assign(new Error('Answered 413'), { statusCode: 413 });
  queue.addFiles('c2', [pdf('large.pdf')]);
  await vi.waitFor(() =>
    expect(queue.read()[1]?.refusal).toBe('File large.pdf is too large. Maximum size is 5MB.'),
  );
});

test('a file waits for words of its conversation that were written before it, and for no others', async () => {
  device.wordsError = new Error('The connection was lost');
  const queue = await aTab();
  queue.add(words('First', 'c1'));
  queue.addFiles('c1', [pdf('behind.pdf')]);
  queue.add(words('Last', 'c1'));
  queue.addFiles('c2', [pdf('elsewhere.pdf')]);
  await vi.waitFor(() => expect(device.arrived).toEqual(['elsewhere.pdf']));
  device.wordsError = null;
  lineIsBack();
  const inOrder = ['elsewhere.pdf', 'First', 'behind.pdf', 'Last'];
  await vi.waitFor(() => expect(device.arrived).toEqual(inOrder));
});

test('words wait for what a closed tab left, until that is known', async () => {
  device.hangs = true;
  const closed = await aTab();
  closed.addFiles('c1', [pdf('left.pdf')]);
  await vi.waitFor(() => expect(device.kept.size).toBe(1));
  device.hangs = false;
  const next = await aTab();
  next.add(words('Written at once', 'c1'));
  await vi.waitFor(() => expect(device.arrived).toEqual(['left.pdf', 'Written at once']));
});

test('the first file quotes what it answers and has the words, also from the next tab', async () => {
  device.hangs = true;
  const closed = await aTab();
  closed.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')], quote, 'My offers');
  await vi.waitFor(() => expect(device.kept.size).toBe(2));
  device.hangs = false;
  await aTab();
  await vi.waitFor(() => expect(device.sent).toHaveLength(2));
  expect(device.sent.map(({ replyToId }) => replyToId)).toEqual(['m1', undefined]);
  expect(device.sent.map(({ content }) => content)).toEqual(['My offers', undefined]);
});
