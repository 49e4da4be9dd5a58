import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tellReconnected } from '@/core/reconnect';
import { counters, post, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import PostPage from './pages/PostPage';

type Options = Partial<Parameters<typeof open>[1]>;
const openPost = ({ answers, ...rest }: Options = {}) =>
  open(PostPage, { path: '/post/:id', at: '/post/p1', answers: { PostPage: () => ({ post: post('p1') }), ViewPost: () => ({ viewPost: counters('p1', { views: 11 }) }), ...answers }, ...rest });
const like = () => screen.findByRole('button', { name: /^Like/ });

test('facts first; opening counts one view', async () => {
  const { sent } = openPost();
  expect(await screen.findByRole('heading', { level: 1, name: 'Company p1 · SDE' })).toBeInTheDocument();
  expect(screen.getByText('CGPA cut-off').nextSibling).toHaveTextContent('7.5');
  expect(await screen.findByRole('button', { name: 'Like 3 likes' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/views/)).toHaveTextContent('11 views'));
  expect(sent('ViewPost')).toEqual([{ id: 'p1' }]);
});

test('a like shows at once and is taken back with the reason when refused', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  openPost({ answers: { LikePost: () => new Promise((_, reject) => { refuse = reject; }) } });
  await userEvent.click(await like());
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  expect(await like()).toHaveAccessibleName('Like 4 likes');
  await waitFor(() => { refuse(refusal('RATE_LIMITED', 'Too many likes, take a breath')); return screen.getByText('Too many likes, take a breath'); });
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
});

test('counters move with the live channel', async () => {
  const { emit } = openPost();
  await like();
  emit('PostCountersLive', { postCounters: counters('p1', { useful: 42, views: 99 }) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Like 42 likes' })).toBeInTheDocument());
});

test('after a lost connection the page is read anew', async () => {
  const { sent } = openPost();
  await like();
  tellReconnected();
  await waitFor(() => expect(sent('PostPage')).toHaveLength(2));
});

test('the unverified are told to verify, and the post is not asked for', async () => {
  const { sent } = openPost({ me: viewer({ role: 'mentee', isMember: false }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Verification Required' })).toBeInTheDocument();
  expect(sent('PostPage')).toEqual([]);
});

test('visitors sign in first', async () => {
  openPost({ me: null });
  expect(await screen.findByText('At /signin')).toBeInTheDocument();
});

test('a post that is gone says so', async () => {
  openPost({ answers: { PostPage: () => { throw refusal('NOT_FOUND', 'Post not found'); } } });
  expect(await screen.findByText('This experience is not here')).toBeInTheDocument();
});
