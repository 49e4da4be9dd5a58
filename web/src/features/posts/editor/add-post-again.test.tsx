import { postTexts } from '@schema/rules/posts/posts-texts';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountDraft, ago } from '@/testing/drafts';
import { open, refusal } from '@/testing/open';
import { press } from '@/testing/writing';
import AddPostPage from '../pages/AddPostPage';

const openWritten = (answers: Parameters<typeof open>[1]['answers'] = {}) =>
  open(AddPostPage, {
    path: '/add-post',
    state: {
      subject: {
        companyName: 'Zoho',
        role: 'SDE',
        companyLogo: null,
        experienceType: 'fulltime',
      },
    },
    answers: {
      PostDraft: () => ({ draft: null }),
      OwnPost: () => ({ ownPost: 'p7' }),
      OwnPostReading: () => ({ post: { __typename: 'Post', id: 'p7' } }),
      ...answers,
    },
  });

test('who has written about a company and role hears so when the form opens', async () => {
  openWritten();
  expect(await screen.findByText(postTexts.conflict)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read your post' })).toHaveAttribute('href', '/post/p7');
  expect(screen.getByRole('link', { name: 'Edit it' })).toHaveAttribute('href', '/edit-post/p7');
  expect(screen.queryByRole('button', { name: 'Add Experience' })).not.toBeInTheDocument();
});

test('a draft that was typed elsewhere beside the post is gone on with as a change of it, between which one chooses', async () => {
  const { router } = openWritten({
    PostDraft: () => accountDraft(ago(0), { location: 'typed elsewhere' }),
  });
  expect(await screen.findByText(postTexts.draftBeside)).toBeInTheDocument();
  await press(postTexts.goOnWithDraft);
  expect(router.state.location.pathname).toBe('/edit-post/p7');
  const changes = JSON.parse(localStorage.getItem('edit-post:me:p7') ?? '{}') as object;
  expect(changes).toMatchObject({ base: null, values: { location: 'typed elsewhere' } });
  localStorage.clear();
});

test('changes of the post that wait here are not written over by such a draft', async () => {
  const waiting = JSON.stringify({ at: 1, base: 'then', values: { location: 'a change' } });
  localStorage.setItem('edit-post:me:p7', waiting);
  openWritten({ PostDraft: () => accountDraft(ago(0), { location: 'typed elsewhere' }) });
  expect(await screen.findByText(postTexts.conflictHint)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: postTexts.goOnWithDraft })).not.toBeInTheDocument();
  localStorage.clear();
});

test('whose post an admin took away is led to the reason', async () => {
  openWritten({
    OwnPostReading: () => {
      throw refusal('NOT_FOUND', 'Post not found');
    },
  });
  expect(await screen.findByText(postTexts.conflictRemoved)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/moderation');
  expect(screen.queryByRole('link', { name: 'Edit it' })).not.toBeInTheDocument();
});

test('without a line nobody is asked whether there is a post, until it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = openWritten();
  expect(await screen.findByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  expect(sent('OwnPost')).toEqual([]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  // What is written stays: the answer is told over it.
  expect(await screen.findByText(postTexts.conflict)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  onLine.mockRestore();
});

test('the form opens, and says so, where it can not be found out whether there is a post', async () => {
  openWritten({
    OwnPost: () => {
      throw refusal('UNAVAILABLE', 'Our database does not answer.');
    },
  });
  expect(
    await screen.findByText('Error checking post status. Please try again.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
});

test('the form opens although nobody answers whether there is a post; a late answer is told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = () => {};
  openWritten({
    OwnPost: () =>
      new Promise((resolve) => {
        answer = () => resolve({ ownPost: 'p7' });
      }),
  });
  // The account is read first; from then on the answer is awaited.
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(await screen.findByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  answer();
  expect(await screen.findByText(postTexts.conflict)).toBeInTheDocument();
  vi.useRealTimers();
});
