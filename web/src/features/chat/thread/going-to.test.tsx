import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  changed,
  conversation,
  endMeasuring,
  log,
  message,
  openChatOn,
  pages,
  withChatLive,
} from '@/testing/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

/** jsdom does not scroll: the place is where the last call put it. */
const scrolled = {
  scrollTo: {
    value(this: HTMLElement, { top = 0 }: ScrollToOptions) {
      this.scrollTop = top;
      this.dispatchEvent(new Event('scroll'));
    },
  },
  scrollHeight: {
    get(this: HTMLElement) {
      return Number.parseFloat((this.lastElementChild as HTMLElement | null)?.style.height || '0');
    },
  },
};

beforeAll(() => {
  beginMeasuring();
  for (const [name, how] of Object.entries(scrolled))
    Object.defineProperty(HTMLDivElement.prototype, name, { configurable: true, ...how });
});
afterAll(() => {
  endMeasuring();
  for (const name of Object.keys(scrolled)) Reflect.deleteProperty(HTMLDivElement.prototype, name);
});

type Variables = Record<string, unknown>;
const count = 420;
const said = Array.from({ length: count }, (_, index) => message(index + 1));
/** Pages as the server cuts them; without some that the viewer deleted for themselves. */
const page = ({ before, first }: Variables, hidden: readonly number[] = []) => {
  const end = typeof before === 'number' ? before : Infinity;
  const all = said.filter(({ number }) => number < end && !hidden.includes(number));
  const nodes = all.slice(-Number(first ?? 50));
  return pages(nodes, nodes.length < all.length);
};
const openAt = (at: string, row: object = {}, answer = page) =>
  openChatOn(Everything, conversation('c1', { lastNumber: count, lastReadNumber: count, ...row }), {
    at,
    answers: { Messages: (variables: Variables) => answer(variables) },
  });
const marked = () => document.querySelector('article[data-marked]');

test('who goes to an old message sees that older ones load, and finds it marked and focused', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { sent, router } = openAt('/chat/c1?message=301', {}, (variables) => {
    const answer = page(variables);
    return typeof variables['before'] === 'number'
      ? (held.then(() => answer) as unknown as typeof answer)
      : answer;
  });
  expect(await screen.findByText('Older messages are loading')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  letGo();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent('Messages').map(({ before, first }) => [before, first])).toEqual([
    [undefined, 50],
    [371, 100],
  ]);
  expect(screen.queryByText('Older messages are loading')).not.toBeInTheDocument();
  await waitFor(() => expect(marked()).toHaveTextContent('Words 301'));
  expect(marked()).toHaveFocus();
});

test('a message that is on the screen is marked for a moment, and has the focus', async () => {
  openChatOn(Everything, conversation('c1'), { at: '/chat/c1?message=2' });
  await waitFor(() => expect(marked()).toHaveTextContent('Words 2'));
  expect(marked()).toHaveFocus();
  await waitFor(() => expect(marked()).toBeNull());
});

test('for a message that is not there any more nothing is loaded beyond its place, and it is said', async () => {
  const { sent } = openAt('/chat/c1?message=350', {}, (variables) => page(variables, [350]));
  expect(await screen.findByText('This message is not there any more.')).toBeInTheDocument();
  expect(sent('Messages')).toHaveLength(2);
});

test('a number beyond the last one loads nothing', async () => {
  const { sent, router } = openAt('/chat/c1?message=99999');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent('Messages')).toHaveLength(1);
});

test('where much is unread it is loaded from its first message on, and counted in full', async () => {
  const { sent } = openAt('/chat/c1', { unreadCount: 300, lastReadNumber: 120 });
  expect(await screen.findByRole('separator')).toHaveTextContent('300 unread messages');
  expect(log().queryByText('Words 420')).not.toBeInTheDocument();
  const asked = sent('Messages').map(({ before, first }) => [before, first]);
  expect(asked.slice(0, 3)).toEqual([
    [undefined, 100],
    [321, 100],
    [221, 100],
  ]);
  await userEvent.click(screen.getByLabelText(/^To the newest/));
  expect(await log().findByText('Words 420')).toBeInTheDocument();
  expect(log().queryByRole('separator')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByText('300 unread messages: to the first'));
  expect(await screen.findByRole('separator')).toBeInTheDocument();
  await waitFor(() => expect(marked()).toHaveTextContent('Words 121'));
});

test('a chat that was read before opens at what was said since, not at what is known of it', async () => {
  let row = conversation('c1', { lastNumber: 100, lastReadNumber: 100 });
  const { emit, router } = openChatOn(Everything, row, {
    answers: {
      Conversation: () => ({ conversation: row }),
      Messages: ({ before, ...variables }: Variables) =>
        page({ ...variables, before: before ?? row.lastNumber + 1 }),
    },
  });
  expect(await screen.findByText('Words 100')).toBeInTheDocument();
  const news = { lastNumber: count, lastMessage: message(count), unreadCount: 320 };
  row = { ...row, ...news };
  act(() => emit('ConversationsChanged', changed({ conversation: row })));
  await act(() => router.navigate('/feed'));
  await act(() => router.navigate('/chat/c1'));
  expect(await screen.findByText('320 unread messages')).toBeInTheDocument();
  expect(screen.getByText('Words 101')).toBeInTheDocument();
});

test('where more is unread than is loaded at once, the way to the first loads the rest', async () => {
  const { sent } = openAt(
    '/chat/c1',
    { unreadCount: 415, lastReadNumber: 5 },
    ({ first, ...variables }) => page({ ...variables, first: Math.min(Number(first), 50) }),
  );
  const way = await screen.findByText('415 unread messages: to the first');
  expect(log().queryByRole('separator')).not.toBeInTheDocument();
  expect(sent('Messages')).toHaveLength(6);
  await userEvent.click(way);
  await waitFor(() => expect(sent('Messages')).toHaveLength(9));
});
