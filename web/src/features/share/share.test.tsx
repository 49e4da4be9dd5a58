import type { Shared } from '@schema/rules/device/share';
import { shareTexts } from '@schema/rules/device/share-texts';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { filesFor, handOver, useHandedOver } from '@/core/share/handed-over';
import { claimShare, forgetShares, forgetSharesOfOthers } from '@/core/share/kept-share';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { conversation } from '@/testing/rooms/chat';
import { signIn } from '@/testing/sign-in';
import SharePage from './pages/SharePage';

/** What the device keeps; `isOff`: it answers nothing. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), isOff: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  keys: () => Promise.resolve([...device.kept.keys()]),
  get: (key: string) =>
    device.isOff ? Promise.reject(new Error('off')) : Promise.resolve(device.kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(device.kept.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.kept.delete(key))),
}));

const file = (name: string, type: string): File => new File(['x'], name, { type });
const shared = (over: Partial<Shared<File>> = {}): Shared<File> => ({
  at: Date.now(),
  link: 'https://zoho.example/jobs',
  words: 'Worth a read',
  files: [
    { file: file('offer.pdf', 'application/pdf'), places: ['post', 'chat'] },
    { file: file('face.png', 'image/png'), places: ['chat'] },
  ],
  leftOut: [shareTexts.wrongType('run.exe')],
  ...over,
});
const page = (rows: object[] = []) => ({
  ForwardTargets: () => ({
    conversations: {
      __typename: 'ConversationConnection',
      nodes: rows,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  }),
});
const show = (options: Partial<Parameters<typeof open>[1]> = {}) =>
  open(SharePage, { path: '/share', answers: page(), ...options });
const keys = () => [...device.kept.keys()];

URL.createObjectURL = () => 'blob:x';
URL.revokeObjectURL = () => undefined;

beforeEach(() => {
  device.kept.clear();
  device.isOff = false;
});

test('shows what was shared, and what of it was left out, as the person’s own from now on', async () => {
  device.kept.set('unclaimed', shared());
  show();
  expect(await screen.findByText('Worth a read')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'https://zoho.example/jobs' })).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'offer.pdf1 KB',
    'face.png1 KB · For a conversation only',
  ]);
  expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent('run.exe');
  expect(keys()).toEqual(['me']);
});

test('goes to a conversation that is chosen, and stays on the device until that takes it', async () => {
  device.kept.set('unclaimed', shared());
  const { router } = show({
    answers: page([
      conversation('c1'),
      conversation('c2', { canWrite: false, type: 'group', name: 'Left group' }),
    ]),
  });
  const choose = await screen.findByRole('button', { name: /Asha Rao/ });
  expect(screen.queryByRole('button', { name: /Left group/ })).not.toBeInTheDocument();
  await userEvent.click(choose);
  expect(router.state.location.pathname).toBe('/chat/c1');
  expect(keys()).toEqual(['me']);
});

test('goes to a new post of an alumnus', async () => {
  device.kept.set('unclaimed', shared());
  const { router } = show({ me: viewer({ role: 'alumni' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Write an experience' }));
  expect(router.state.location.pathname).toBe('/add-post');
});

test('a student is told who writes experiences', async () => {
  device.kept.set('unclaimed', shared());
  show({ me: viewer({ role: 'mentee' }) });
  expect(await screen.findByText(shareTexts.post.alumni)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Write an experience' })).not.toBeInTheDocument();
});

test('what fits one place alone is offered the other in words', async () => {
  const [, picture] = shared().files;
  device.kept.set(
    'unclaimed',
    shared({ link: null, words: '', files: picture ? [picture] : [], leftOut: [] }),
  );
  show({ me: viewer({ role: 'alumni' }) });
  expect(await screen.findByText(shareTexts.post.nothing)).toBeInTheDocument();
  expect(await screen.findByRole('searchbox', { name: /Search people/ })).toBeInTheDocument();
});

test('is thrown away', async () => {
  device.kept.set('unclaimed', shared());
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: shareTexts.discard }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
  expect(keys()).toEqual([]);
});

test('says that there is nothing, that it can’t be read, and why conversations did not come', async () => {
  const empty = show();
  expect(await screen.findByText(shareTexts.none.title)).toBeInTheDocument();
  empty.unmount();
  device.isOff = true;
  const broken = show();
  expect(await screen.findByText(shareTexts.unreadable)).toBeInTheDocument();
  device.isOff = false;
  device.kept.set('unclaimed', shared());
  await userEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findByText('Worth a read')).toBeInTheDocument();
  broken.unmount();
  show({
    answers: {
      ForwardTargets: () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'It broke');
      },
    },
  });
  expect(await screen.findByText('Worth a read')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('what a visitor shared waits for who signs in; the rest is of nobody else', async () => {
  device.kept.set('unclaimed', shared());
  const { router } = show({ me: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(router.state.location.search).toBe('?redirect=%2Fshare');
  expect(keys()).toEqual(['unclaimed']);
  signIn('me');
  expect(await claimShare('me')).toMatchObject({ words: 'Worth a read' });
  signIn('you');
  expect(await claimShare('you')).toBeNull();
  await forgetSharesOfOthers('you');
  expect(keys()).toEqual([]);
});

test('is gone after a day, and at the sign-out, claimed or not', async () => {
  signIn('me');
  device.kept.set('unclaimed', shared({ at: Date.now() - 24 * 3_600_000 - 1 }));
  expect(await claimShare('me')).toBeNull();
  expect(keys()).toEqual([]);
  device.kept.set('unclaimed', shared());
  device.kept.set('me', shared());
  await forgetShares();
  expect(keys()).toEqual([]);
});

test.each([
  ['worker', null, shareTexts.missed.visitor],
  ['worker', viewer(), shareTexts.missed.worker],
  ['room', viewer(), shareTexts.missed.room],
])('says what helps when it did not arrive: %s', async (miss, me, words) => {
  show({ at: `/share?missed=${miss}`, me });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('is taken by the place that it was handed to, once, and by the person who did', async () => {
  const put = vi.fn<(words: string) => void>();
  const visit = async () => {
    const { unmount } = renderHook(() =>
      useHandedOver('chat:c1', (given) =>
        put([given.words, ...filesFor('post', given).map(({ name }) => name)].join()),
      ),
    );
    await act(() => vi.advanceTimersByTimeAsync(1));
    unmount();
  };
  vi.useFakeTimers();
  signIn('me');
  device.kept.set('me', shared());
  handOver('chat:c2', shared());
  await visit();
  handOver('chat:c1', shared());
  signIn('you');
  await visit();
  expect([put.mock.calls, keys()]).toEqual([[], ['me']]);
  signIn('me');
  await visit();
  await visit();
  vi.useRealTimers();
  expect(put.mock.calls).toEqual([['Worth a read,offer.pdf']]);
  await waitFor(() => expect(keys()).toEqual([]));
});
