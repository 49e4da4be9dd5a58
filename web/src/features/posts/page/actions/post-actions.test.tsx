import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { counters, post } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { openPostPage } from '@/testing/rooms/posts';
import PostPage from '../../pages/PostPage';

afterEach(() => {
  vi.unstubAllGlobals();
});
const like = () => screen.findByRole('button', { name: /^Like/ });

test('a like shows at once and is taken back with the reason when refused', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  openPostPage(PostPage, {
    answers: {
      LikePost: () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    },
  });
  await userEvent.click(await like());
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  expect(await like()).toHaveAccessibleName('Like 4 likes');
  await waitFor(() => {
    refuse(refusal('RATE_LIMITED', 'Too many likes, take a breath'));
    return screen.getByText('Too many likes, take a breath');
  });
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
});

test('one’s own post shows how many like it, and takes no like', async () => {
  const { sent } = openPostPage(PostPage, {
    answers: { PostPage: () => ({ post: { ...post('p1'), viewerCanEdit: true } }) },
  });
  await userEvent.click(await like());
  expect(await like()).toHaveAttribute('aria-disabled', 'true');
  expect(sent('LikePost')).toEqual([]);
});

test('a shared link is copied, said for two seconds, and counted', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: {
      writeText: (text: string) => {
        written.push(text);
        return Promise.resolve();
      },
    },
  });
  const { sent } = openPostPage(PostPage, {
    answers: { SharePost: () => ({ sharePost: counters('p1', { shares: 1 }) }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied!')).toBeInTheDocument();
  expect(written).toEqual([`${window.location.origin}/post/p1`]);
  await waitFor(() => expect(sent('SharePost')).toEqual([{ id: 'p1' }]));
  await waitFor(() => expect(screen.queryByText('Link copied!')).not.toBeInTheDocument(), {
    timeout: 4000,
  });
});

test('a share that fails is told and not counted; one that was called off is neither', async () => {
  let fail: Error = new Error('denied');
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: () => Promise.reject(fail),
  });
  const { sent } = openPostPage(PostPage);
  fail = new DOMException('called off', 'AbortError');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.queryByText('Error sharing post')).not.toBeInTheDocument();
  fail = new Error('denied');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Error sharing post')).toBeInTheDocument();
  expect(sent('SharePost')).toEqual([]);
});

test('bookmarked at once, on the page and in the cache of every card', async () => {
  const mark = {
    __typename: 'BookmarkMark',
    id: 'Post:p1',
    isBookmarked: true,
    post: { __typename: 'PostViewer', id: 'p1', hasBookmarked: true },
    profile: null,
  };
  openPostPage(PostPage, { answers: { AddBookmark: () => ({ bookmark: mark }) } });
  const button = await screen.findByRole('button', { name: 'Bookmark' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Bookmark added!')).toBeInTheDocument();
});
