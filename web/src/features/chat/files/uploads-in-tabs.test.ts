import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { v7 as newKey } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setToken } from '@/core/auth';
import { browserLocks } from '@/testing/locks';

/** What the browser keeps, and what the server was sent and answers when a test says so. */
const device = vi.hoisted(() => ({
  kept: new Map<string, { file: File }>(),
  sent: [] as string[],
  answers: new Map<string, { arrive: () => void; refuse: (error: Error) => void }>(),
}));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device.kept]),
  keys: () => Promise.resolve([...device.kept.keys()]),
  set: (key: string, value: { file: File }) => Promise.resolve(device.kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.kept.delete(key))),
}));
vi.mock('@/core/data/send-file', () => ({
  sendFile: ({ file }: { file: File }) =>
    new Promise((resolve, reject) => {
      device.sent.push(file.name);
      const arrive = () => resolve({ sendFiles: [] });
      device.answers.set(file.name, { arrive, refuse: reject });
    }),
}));

const client = { cache: {} } as ApolloClient;
const pdf = (name: string) => new File(['pdf'], name, { type: 'application/pdf' });
let browser: ReturnType<typeof browserLocks>;

/** A tab that is open: nothing of another one is in its memory. */
async function aTab() {
  vi.resetModules();
  const { chatOutbox, isUpload } = await import('../unsent/chat-outbox');
  const { uploadsOf } = await import('./send-upload');
  const { uploadStore } = await import('./upload-store');
  const { clearToken } = await import('@/core/auth');
  const outbox = chatOutbox(client, 'me');
  const leave = outbox.open();
  const tab = {
    ...outbox,
    leave,
    clearToken,
    read: () => outbox.read().filter(isUpload),
    addFiles: (...files: Parameters<typeof uploadsOf>) => outbox.add(...uploadsOf(...files)),
    /** Whether a file goes before words with that key, of this tab or another one. */
    isBefore: ({ conversationId, key }: { conversationId: string; key: string }) =>
      uploadStore.isBefore({ userId: 'me', conversationId, key }) ||
      uploadStore
        .read()
        .some((one) => !one.refusal && one.conversationId === conversationId && one.key < key),
  };
  await vi.waitFor(() => expect(wordsWait(tab, 'elsewhere')).toBe(false));
  return tab;
}
type Tab = { isBefore: (place: { conversationId: string; key: string }) => boolean };

/** Whether words that are written now wait. */
const wordsWait = (tab: Tab, conversationId = 'c1'): boolean =>
  tab.isBefore({ conversationId, key: newKey() });

beforeEach(() => {
  device.kept.clear();
  device.answers.clear();
  device.sent = [];
  browser = browserLocks();
  Object.defineProperty(navigator, 'locks', { value: browser.manager, configurable: true });
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('words wait for the file that another tab sends in their conversation, and then go', async () => {
  const [first, second] = [await aTab(), await aTab()];
  const earlier = newKey();
  first.addFiles('c1', [pdf('resume.pdf')]);
  await vi.waitFor(() => expect(wordsWait(second)).toBe(true));
  expect(wordsWait(second, 'c2')).toBe(false);
  expect(second.isBefore({ conversationId: 'c1', key: earlier })).toBe(false);
  expect(wordsWait(await aTab()), 'in a tab opened later').toBe(true);
  const goOn = vi.fn();
  second.subscribe(goOn);
  device.answers.get('resume.pdf')?.arrive();
  await vi.waitFor(() => expect(wordsWait(second)).toBe(false));
  expect(goOn).toHaveBeenCalled();
  expect(device.sent).toEqual(['resume.pdf']);
});

test('files of two tabs arrive in the order in which they were chosen', async () => {
  const [first, second] = [await aTab(), await aTab()];
  first.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')]);
  await vi.waitFor(() => expect(wordsWait(second)).toBe(true));
  second.addFiles('c1', [pdf('three.pdf')]);
  device.answers.get('one.pdf')?.arrive();
  await vi.waitFor(() => expect(device.sent).toEqual(['one.pdf', 'two.pdf']));
  device.answers.get('two.pdf')?.arrive();
  await vi.waitFor(() => expect(device.sent).toEqual(['one.pdf', 'two.pdf', 'three.pdf']));
});

test('what a tab leaves when it is closed is sent by one that stays, before its words', async () => {
  const [closed, staying] = [await aTab(), await aTab()];
  closed.addFiles('c1', [pdf('left.pdf')]);
  await vi.waitFor(() => expect(wordsWait(staying)).toBe(true));
  await vi.waitFor(() => expect(device.kept.size).toBe(1));
  closed.leave();
  browser.close();
  await vi.waitFor(() => expect(device.sent).toEqual(['left.pdf', 'left.pdf']));
  expect(wordsWait(staying)).toBe(true);
  device.answers.get('left.pdf')?.arrive();
  await vi.waitFor(() => expect(wordsWait(staying)).toBe(false));
  expect(device.kept.size).toBe(0);
});

test('a refused file holds up nobody, and stands in the tab where it was chosen alone', async () => {
  const [first, second] = [await aTab(), await aTab()];
  first.addFiles('c1', [pdf('bad.pdf')]);
  await vi.waitFor(() => expect(wordsWait(second)).toBe(true));
  const error = { message: 'No', extensions: { code: 'CONFLICT' } };
  device.answers.get('bad.pdf')?.refuse(new CombinedGraphQLErrors({ errors: [error] }));
  await vi.waitFor(() => expect(wordsWait(second)).toBe(false));
  const third = await aTab();
  expect([second.read(), third.read()]).toEqual([[], []]);
  expect(wordsWait(third)).toBe(false);
  first.retry(first.read()[0]?.key ?? '');
  await vi.waitFor(() => expect(wordsWait(third)).toBe(true));
});

test('who signs out takes back what waits', async () => {
  const tab = await aTab();
  tab.addFiles('c1', [pdf('one.pdf'), pdf('two.pdf')]);
  tab.clearToken();
  tab.leave();
  expect(tab.read()).toEqual([]);
  device.answers.get('one.pdf')?.refuse(new Error('aborted'));
  await vi.waitFor(() => expect(device.kept.size).toBe(0));
  expect(device.sent).toEqual(['one.pdf']);
});
