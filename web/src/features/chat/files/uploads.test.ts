import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { forgetFilesOf } from '@/core/kept-files';

/** What the browser keeps, and what the server was sent; `hangs`: the tab is closed before the answer. */
const device = vi.hoisted(() => ({
  kept: new Map<string, { file: File; keptAt: number }>(),
  sent: [] as { key: string; name: string }[],
  hangs: false,
  fails: false,
}));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device.kept]),
  set: (key: string, value: { file: File; keptAt: number }) =>
    Promise.resolve(device.kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.kept.delete(key))),
}));
vi.mock('@/core/send-file', () => ({
  sendFile: ({ variables, file }: { variables: { key: string }; file: File }) => {
    if (device.fails) return Promise.reject(new Error('No line'));
    if (device.hangs) return new Promise(() => undefined);
    device.sent.push({ key: variables.key, name: file.name });
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
  Object.assign(device, { sent: [], hangs: false, fails: false });
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

test('a file that failed before it was kept comes back as failed', async () => {
  device.fails = true;
  const queue = await aTab();
  queue.add(client, 'c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(queue.read().every(({ failure }) => failure)).toBe(true));
  await vi.waitFor(() =>
    expect([...device.kept.values()]).toMatchObject([
      { about: { failure: expect.any(String) as string } },
      { about: { failure: expect.any(String) as string } },
    ]),
  );
});
