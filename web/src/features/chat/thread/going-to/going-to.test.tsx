import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  changed,
  conversation,
  endMeasuring,
  happened,
  log,
  message,
  openChatOn,
  pages,
  withChatLive,
  write,
} from '@/testing/rooms/chat';
import ChatPage from '../../pages/ChatPage';

const Everything = withChatLive(ChatPage);

/** jsdom does not scroll: the place is where the last call put it, and the event comes later. */
const scrolled = {
  scrollTo: {
    value(this: HTMLElement, { top = 0 }: ScrollToOptions) {
      this.scrollTop = top;
      queueMicrotask(() => {
        act(() => {
          this.dispatchEvent(new Event('scroll'));
        });
      });
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
const page = ({ before, after, around, first = 50 }: Variables, hidden: readonly number[] = []) => {
  const readable = said.filter(({ number }) => !hidden.includes(number));
  const size = Number(first);
  if (typeof after === 'number') {
    const newer = readable.filter(({ number }) => number > after);
    return pages(newer.slice(0, size), newer.length > size, newer.length > size);
  }
  const isPageBefore = typeof before === 'number';
  const end = isPageBefore ? before : typeof around === 'number' ? around : Infinity;
  const older = readable.filter(({ number }) => number < end);
  if (isPageBefore || typeof around !== 'number')
    return pages(older.slice(-size), older.length > size, isPageBefore);
  const others = readable.filter(({ number }) => number >= around);
  const half = size / 2;
  return pages(
    [...older.slice(-half), ...others.slice(0, half)],
    older.length > half,
    others.length > half,
  );
};
const openAt = (at: string, row: object = {}, answer = page) =>
  openChatOn(Everything, conversation('c1', { lastNumber: count, lastReadNumber: count, ...row }), {
    at,
    answers: { Messages: (variables: Variables) => answer(variables) },
  });
/** Which pages were asked for. */
const asked = (sent: (name: string) => Variables[]): unknown[] =>
  sent('Messages').map(
    ({ around, before, after, first }) =>
      JSON.parse(JSON.stringify({ around, before, after, first })) as unknown,
  );
const marked = () => document.querySelector('article[data-marked]');
/** A message that is marked and then has the focus, which it keeps when the mark goes. */
async function expectMarkedAndFocused(words: string): Promise<void> {
  const message = await waitFor(() => {
    expect(marked()).toHaveTextContent(words);
    return marked();
  });
  await waitFor(() => expect(message).toHaveFocus());
}

test('who goes to an old message sees that it loads, in one request, and finds it marked and focused', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { sent, router } = openAt('/chat/c1?message=101', {}, (variables) => {
    const answer = page(variables);
    return typeof variables['around'] === 'number'
      ? (held.then(() => answer) as unknown as typeof answer)
      : answer;
  });
  expect(await screen.findByText('Older messages are loading')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  letGo();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(asked(sent)).toEqual([{ first: 50 }, { around: 101, first: 100 }]);
  expect(screen.queryByText('Older messages are loading')).not.toBeInTheDocument();
  await expectMarkedAndFocused('Words 101');
});

test('a message that is on the screen is marked for a moment, and has the focus', async () => {
  openChatOn(Everything, conversation('c1'), { at: '/chat/c1?message=2' });
  await expectMarkedAndFocused('Words 2');
  await waitFor(() => expect(marked()).toBeNull());
});

test('where a message is not there any more it is said, and the place stays', async () => {
  const { sent } = openAt('/chat/c1?message=350', {}, (variables) => page(variables, [350]));
  expect(await screen.findByText('This message is not there any more.')).toBeInTheDocument();
  expect(sent('Messages')).toHaveLength(2);
  expect(log().getByText('Words 420')).toBeInTheDocument();
});

test('who does not wait for it stays where they are', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  openAt('/chat/c1?message=101', {}, (variables) => {
    const answer = page(variables);
    return typeof variables['around'] === 'number'
      ? (held.then(() => answer) as unknown as typeof answer)
      : answer;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await act(async () => {
    letGo();
    await held;
  });
  expect(log().getByText('Words 420')).toBeInTheDocument();
  expect(log().queryByText('Words 101')).not.toBeInTheDocument();
});

test('from an old message one reads on both ways, hears of changes and new ones, and comes back to the newest', async () => {
  const { emit, sent } = openAt('/chat/c1?message=101');
  await waitFor(() => expect(marked()).toHaveTextContent('Words 101'));
  const place = screen.getByRole('log');
  const scrollTo = (top: number) =>
    act(() => {
      place.scrollTop = top;
      place.dispatchEvent(new Event('scroll'));
    });
  scrollTo(0);
  await waitFor(() => expect(asked(sent)).toContainEqual({ around: 101, before: 51, first: 50 }));
  scrollTo(place.scrollHeight);
  await waitFor(() => expect(asked(sent)).toContainEqual({ around: 101, after: 150, first: 50 }));
  // What is said meanwhile is counted, and does not stand behind what is no end.
  const news = message(421);
  act(() => {
    emit('ConversationChanged', happened({ sent: news }));
    emit(
      'ConversationsChanged',
      changed({
        conversation: conversation('c1', {
          lastNumber: 421,
          lastReadNumber: 420,
          lastMessage: news,
          unreadCount: 1,
        }),
      }),
    );
    emit('ConversationChanged', happened({ changed: message(150, { content: 'Corrected' }) }));
  });
  expect(await screen.findByText('Corrected')).toBeInTheDocument();
  expect(log().queryByText('Words 421')).not.toBeInTheDocument();
  await userEvent.click(
    await screen.findByRole('button', { name: 'To the newest, 1 new message' }),
  );
  expect(await log().findByText('Words 421')).toBeInTheDocument();
  expect(log().queryByText('Corrected')).not.toBeInTheDocument();
});

test('what is said while the last page is on its way is read behind it', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const news = message(count + 1);
  const { emit, sent } = openAt('/chat/c1?message=350', {}, (variables) => {
    if (variables['after'] === count) return pages([news]);
    const answer = page(variables);
    return typeof variables['after'] === 'number'
      ? (held.then(() => answer) as unknown as typeof answer)
      : answer;
  });
  await waitFor(() => expect(marked()).toHaveTextContent('Words 350'));
  const place = screen.getByRole('log');
  const toFoot = () =>
    act(() => {
      place.scrollTop = place.scrollHeight;
      place.dispatchEvent(new Event('scroll'));
    });
  toFoot();
  await waitFor(() => expect(asked(sent)).toContainEqual({ around: 350, after: 399, first: 50 }));
  act(() => emit('ConversationChanged', happened({ sent: news })));
  await act(async () => {
    letGo();
    await held;
  });
  toFoot();
  expect(await log().findByText('Words 420')).toBeInTheDocument();
  toFoot();
  expect(await log().findByText('Words 421')).toBeInTheDocument();
});

test('who writes far from the newest message sees it there', async () => {
  openAt('/chat/c1?message=101');
  await waitFor(() => expect(marked()).toHaveTextContent('Words 101'));
  await write('I agree{Enter}');
  expect(await log().findByText('I agree')).toBeInTheDocument();
  expect(log().getByText('Words 420')).toBeInTheDocument();
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
  expect(asked(sent).slice(0, 2)).toEqual([{ around: 121, first: 100 }, { first: 50 }]);
  await userEvent.click(screen.getByLabelText(/^To the newest/));
  expect(await log().findByText('Words 420')).toBeInTheDocument();
  expect(log().queryByRole('separator')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByText('300 unread messages: to the first'));
  // The mark is there for two seconds: before what looks through all of the page.
  await waitFor(() => expect(marked()).toHaveTextContent('Words 121'));
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

test('a chat that was read before opens at what was said since, not at what is known of it', async () => {
  let row = conversation('c1', { lastNumber: 100, lastReadNumber: 100 });
  const { emit, router } = openChatOn(Everything, row, {
    answers: {
      Conversation: () => ({ conversation: row }),
      Messages: (variables: Variables) =>
        page('around' in variables ? variables : { before: row.lastNumber + 1, ...variables }),
    },
  });
  expect(await screen.findByText('Words 100')).toBeInTheDocument();
  const news = { lastNumber: count, lastMessage: message(count), unreadCount: 320 };
  row = { ...row, ...news };
  act(() => emit('ConversationsChanged', changed({ conversation: row })));
  await act(() => router.navigate('/feed'));
  await act(() => router.navigate('/chat/c1'));
  // The line is drawn anew when the answer about the conversation follows that about its messages.
  await waitFor(() => {
    expect(screen.getByText('320 unread messages')).toBeInTheDocument();
    expect(screen.getByText('Words 101')).toBeInTheDocument();
  });
});

test('however much is unread, it opens at the first of it', async () => {
  const { sent } = openAt('/chat/c1', { unreadCount: 415, lastReadNumber: 5 });
  expect(await screen.findByRole('separator')).toHaveTextContent('415 unread messages');
  expect(screen.getByText('Words 6')).toBeInTheDocument();
  expect(asked(sent).filter((page) => !('after' in (page as object)))).toEqual([
    { around: 6, first: 100 },
    { first: 50 },
  ]);
  // What was not on the screen stays unread.
  await waitFor(() => expect(sent('MarkRead')).not.toEqual([]));
  expect(Number(sent('MarkRead').at(-1)?.['number'])).toBeLessThan(100);
});

test('without the page around the first unread message it opens at the newest', async () => {
  openAt('/chat/c1', { unreadCount: 415, lastReadNumber: 5 }, (variables) => {
    if (typeof variables['around'] === 'number') throw new Error('No line');
    return page(variables);
  });
  await screen.findByRole('log');
  expect(await log().findByText('Words 420')).toBeInTheDocument();
  expect(screen.getByText('415 unread messages: to the first')).toBeInTheDocument();
});
