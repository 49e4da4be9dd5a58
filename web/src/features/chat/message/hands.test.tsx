import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginMeasuring,
  conversation,
  endMeasuring,
  log,
  message,
  openChatOn,
  pages,
  withChatLive,
} from '@/testing/rooms/chat';
import ChatPage from '../pages/ChatPage';

const Everything = withChatLive(ChatPage);

beforeAll(beginMeasuring);
afterAll(endMeasuring);

const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
const wait = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** The words of a message that a finger is put on, at 100, 100. */
async function touched(over: object = {}, row: object = {}) {
  openChatOn(Everything, conversation('c1', row), {
    answers: { Messages: () => pages([message(1, { content: 'Hold me', ...over })]) },
  });
  await screen.findByRole('log');
  const words = await log().findByText('Hold me');
  fireEvent.pointerDown(words, { ...finger, clientX: 100, clientY: 100 });
  return words;
}
const move = (element: Element, clientX: number, clientY: number) =>
  fireEvent.pointerMove(element, { ...finger, clientX, clientY });
const lift = (element: Element, clientX: number, clientY = 100) =>
  fireEvent.pointerUp(element, { ...finger, clientX, clientY });
const reply = () => screen.queryByRole('button', { name: 'Do not reply' });

test('a message that a finger rests on opens its menu, and the browser keeps its own', async () => {
  const words = await touched();
  await wait(500);
  expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeInTheDocument();
  expect(fireEvent.contextMenu(words)).toBe(false);
  lift(words, 100);
});

test('a finger that scrolls, trembles no more or is a mouse opens nothing', async () => {
  const words = await touched();
  move(words, 100, 130);
  await wait(500);
  lift(words, 100, 130);
  fireEvent.pointerDown(words, { ...finger, pointerType: 'mouse', clientX: 100, clientY: 100 });
  await wait(500);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(fireEvent.contextMenu(words)).toBe(true);
});

test('a swipe to the right answers; one that turns back, or goes up, does not', async () => {
  const words = await touched();
  const article = words.closest('article');
  move(words, 120, 102);
  expect(article).toHaveAttribute('data-swipe', 'begun');
  move(words, 190, 102);
  expect(article).toHaveAttribute('data-swipe', 'far');
  move(words, 120, 102);
  lift(words, 120);
  expect(reply()).not.toBeInTheDocument();
  expect(article).not.toHaveAttribute('data-swipe');
  fireEvent.pointerDown(words, { ...finger, clientX: 100, clientY: 100 });
  move(words, 105, 160);
  move(words, 200, 160);
  lift(words, 200, 160);
  expect(reply()).not.toBeInTheDocument();
  fireEvent.pointerDown(words, { ...finger, clientX: 100, clientY: 100 });
  move(words, 120, 100);
  move(words, 200, 100);
  fireEvent.pointerCancel(words, finger);
  expect(reply()).not.toBeInTheDocument();
  fireEvent.pointerDown(words, { ...finger, clientX: 100, clientY: 100 });
  move(words, 120, 100);
  move(words, 200, 100);
  lift(words, 200);
  expect(await screen.findByRole('button', { name: 'Do not reply' })).toBeInTheDocument();
  // The menu of a finger that moved stays closed.
  await wait(500);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('where nobody may write a swipe answers nothing', async () => {
  const words = await touched({}, { canWrite: false, refusal: 'blocked' });
  move(words, 120, 100);
  move(words, 200, 100);
  expect(words.closest('article')).not.toHaveAttribute('data-swipe');
});

test('the reactions stand beside a message under the mouse: one Tab stop, and arrows', async () => {
  let reactions: object[] = [];
  const { sent } = openChatOn(Everything, conversation('c1'), {
    answers: {
      Messages: () => pages([message(1)]),
      ReactToMessage: ({ emoji }) => {
        reactions = emoji ? [{ __typename: 'MessageReaction', emoji, userIds: ['me'] }] : [];
        return { reactToMessage: message(1, { reactions }) };
      },
    },
  });
  await screen.findByRole('log');
  const words = await log().findByText('Words 1');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await userEvent.hover(words);
  const bar = within(screen.getByRole('toolbar', { name: 'React to this message' }));
  await userEvent.click(bar.getByRole('button', { name: 'React with 👍' }));
  await waitFor(() => expect(sent('ReactToMessage')).toHaveLength(1));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(sent('ReactToMessage')).toHaveLength(2));
  await userEvent.keyboard('{ArrowRight}{Home}{Enter}');
  await waitFor(() => expect(sent('ReactToMessage')).toHaveLength(3));
  expect(sent('ReactToMessage').map(({ emoji }) => emoji)).toEqual(['👍', '❤️', '👍']);
  const stops = bar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test('signs around words are shown as what they are, and no more than that', async () => {
  openChatOn(Everything, conversation('c1'), {
    answers: {
      Messages: () => pages([message(1, { content: '*Round 1* is `DSA`, <b>really</b>' })]),
    },
  });
  await screen.findByRole('log');
  expect((await log().findByText('Round 1')).tagName).toBe('STRONG');
  expect(log().getByText('DSA').tagName).toBe('CODE');
  expect(log().getByText(/<b>really<\/b>/)).toBeInTheDocument();
});
