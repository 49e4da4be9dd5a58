import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PostPage from '@/features/posts/pages/PostPage';
import WaitingNotice from '@/features/waiting';
import { counters } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { openPostPage } from '@/testing/posts';
import { aboveHeaderId } from '@/ui';

let isAway = true;
/** As in the shell, it stands there before what is shown in it. */
const aboveHeader = Object.assign(document.createElement('div'), { id: aboveHeaderId });
beforeEach(() => document.body.append(aboveHeader));
afterEach(() => {
  aboveHeader.remove();
  isAway = true;
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

const Page = () => (
  <>
    <PostPage />
    <WaitingNotice />
  </>
);
const answered = (id: string, hasLiked: boolean, useful: number) => ({
  counters: counters(id, { useful }),
  viewer: { __typename: 'PostViewer', id, hasLiked },
});
/** What the server has, and how it was asked to change it. */
function opened(answers: Record<string, (variables: Record<string, unknown>) => object> = {}) {
  let hasLiked = false;
  return openPostPage(Page, {
    answers: {
      LikePost: whenThere(() => {
        hasLiked = !hasLiked;
        return { likePost: { __typename: 'PostLike', ...answered('p1', hasLiked, 4) } };
      }),
      PostLiked: whenThere(() => ({
        post: {
          __typename: 'Post',
          id: 'p1',
          viewer: { __typename: 'PostViewer', id: 'p1', hasLiked },
        },
      })),
      ...answers,
    },
  });
}
const like = () => screen.findByRole('button', { name: /^Like/ });
const notice = () => screen.getAllByRole('status').find((one) => /thing/.test(one.textContent));

test('a like without a line stays pressed, is shown as waiting, and goes once when the line is back', async () => {
  const { sent } = opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the line'));
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  const tries = sent('LikePost').length;
  isBack();
  await waitFor(() => expect(notice()).toBeUndefined());
  expect(sent('LikePost')).toHaveLength(tries + 1);
});

test('of several presses the last one counts: what the server has already is not asked again', async () => {
  const { sent } = opened();
  await userEvent.click(await like());
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits'));
  await userEvent.click(await like());
  await waitFor(async () => expect(await like()).toHaveAttribute('aria-pressed', 'false'));
  expect(notice()).toHaveTextContent('1 thing waits for the line');
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
  await waitFor(() => expect(notice()).toHaveTextContent('1 thing waits for the line'));
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
