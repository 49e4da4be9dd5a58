import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PostPage from '@/features/posts/pages/PostPage';
import WaitingNotice from '@/features/waiting';
import { counters, post } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { openPostPage } from '@/testing/rooms/posts';
import { aboveHeaderId } from '@/ui';

let isAway = true;
/** What the server has, in whichever visit it is asked. */
let server = { hasLiked: false, useful: 3 };
/** As in the shell, it stands there before what is shown in it. */
const aboveHeader = Object.assign(document.createElement('div'), { id: aboveHeaderId });
beforeEach(() => document.body.append(aboveHeader));
afterEach(() => {
  aboveHeader.remove();
  isAway = true;
  server = { hasLiked: false, useful: 3 };
  localStorage.clear();
});
/** Answers while there is a line. */
const whenThere =
  <Answer,>(answer: (variables: Record<string, unknown>) => Answer) =>
  (variables: Record<string, unknown>): Answer => {
    if (isAway) throw new TypeError('Failed to fetch');
    return answer(variables);
  };
const isBack = () =>
  act(() => {
    isAway = false;
    window.dispatchEvent(new Event('online'));
  });

type Answers = NonNullable<Parameters<typeof openPostPage>[1]>['answers'];
const Page = () => (
  <>
    <PostPage />
    <WaitingNotice />
  </>
);
const known = () => ({
  counters: counters('p1', { useful: server.useful }),
  viewer: { __typename: 'PostViewer', id: 'p1', hasLiked: server.hasLiked, hasBookmarked: false },
});
const likePost = () => {
  const hasLiked = !server.hasLiked;
  server = { hasLiked, useful: server.useful + (hasLiked ? 1 : -1) };
  return { likePost: { __typename: 'PostLike', ...known() } };
};
const postLiked = () => ({ post: { __typename: 'Post', id: 'p1', ...known() } });
/** The page, and how the server was asked to change something. */
const opened = (answers: Answers = {}, page: ComponentType = Page) =>
  openPostPage(page, {
    answers: {
      PostPage: () => ({ post: { ...post('p1'), ...known() } }),
      LikePost: whenThere(likePost),
      PostLiked: whenThere(postLiked),
      ...answers,
    },
  });
const like = () => screen.findByRole('button', { name: /^Like/ });
const notice = () => screen.getAllByRole('status').find((one) => /thing/.test(one.textContent));

test('a like without a line stays pressed, is shown as waiting, and goes once when the line is back', async () => {
  const { sent } = opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  const tries = sent('LikePost').length;
  isBack();
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(sent('LikePost')).toHaveLength(tries + 1);
});

test('a waiting like is pressed and counted after a reload too, and goes once', async () => {
  const before = opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  before.unmount();
  const { sent } = opened();
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  expect(await like()).toHaveAccessibleName('Like 4 likes');
  isBack();
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(await like()).toHaveAccessibleName('Like 4 likes');
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  expect(sent('LikePost')).toHaveLength(1);
});

/** One likes without a line, and leaves. */
async function leaveLiked(): Promise<void> {
  const { unmount } = opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  unmount();
}

test('a like that waits is taken back after a reload, by a press before it was sent', async () => {
  await leaveLiked();
  isAway = false;
  // Nothing that waits is sent yet.
  const reloaded = opened({}, PostPage);
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await like());
  await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'false'));
  expect(await like()).toHaveAccessibleName('Like 3 likes');
  expect(reloaded.sent('LikePost')).toEqual([]);
  reloaded.unmount();
  const { sent } = opened();
  await waitFor(() => expect(sent('PostLiked')).toHaveLength(1));
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
  expect(server).toEqual({ hasLiked: false, useful: 3 });
});

test('a press while an earlier one is on its way follows it, and counts', async () => {
  await leaveLiked();
  isAway = false;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { sent } = opened({
    PostLiked: async () => {
      const before = postLiked();
      await asked;
      return before;
    },
  });
  await waitFor(() => expect(sent('PostLiked')).toHaveLength(1));
  await userEvent.click(await like());
  await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'false'));
  answer();
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
  expect(server).toEqual({ hasLiked: false, useful: 3 });
});

test('a waiting like that is deleted from the list is as the server has it', async () => {
  opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  expect(await like()).toHaveAccessibleName('Like 4 likes');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What waits here' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Delete/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
});

test('a waiting like that is refused is as the server has it', async () => {
  const refused = refusal('FORBIDDEN', 'You are muted until Monday');
  opened({ LikePost: whenThere(() => Promise.reject(refused)) });
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  isBack();
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing could not be sent'));
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
});

test('a like is counted once while it waits, is sent and has arrived', async () => {
  opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  const said = new Set<string | null>();
  const note = () => said.add(screen.getByRole('button', { name: /^Like/ }).textContent);
  note();
  const watch = new MutationObserver(note);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  isBack();
  await waitFor(() => expect(notice()).toBeUndefined());
  note();
  watch.disconnect();
  const shown = [...said];
  expect(shown, shown.join()).toHaveLength(1);
  expect(shown[0]).toContain('4');
});

test('of several presses the last one counts: what the server has already is not asked again', async () => {
  const { sent } = opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits'));
  await userEvent.click(await like());
  await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'false'));
  expect(notice()).toHaveTextContent('1 thing waits for the internet');
  const tries = sent('LikePost').length;
  isBack();
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(sent('LikePost')).toHaveLength(tries);
});

test('a question waits with its words and its place, goes under its key, and a refused one says why', async () => {
  const refused = refusal('FORBIDDEN', 'You are muted until Monday');
  const { sent } = opened({ AskQuestion: whenThere(() => Promise.reject(refused)) });
  await userEvent.type(await screen.findByLabelText('Your question'), 'How many rounds?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the internet'));
  expect(screen.getByLabelText('Your question')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What waits here' }));
  expect(sheet.getByText('How many rounds?')).toBeInTheDocument();
  expect(sheet.getByRole('link')).toHaveAttribute('href', '/post/p1');
  isBack();
  expect(await sheet.findByText('You are muted until Monday')).toBeInTheDocument();
  expect(new Set(sent('AskQuestion').map(({ key }) => key)).size).toBe(1);
  await userEvent.click(sheet.getByRole('button', { name: /^Delete/ }));
  expect(await sheet.findByText(/Nothing waits/)).toBeInTheDocument();
});
