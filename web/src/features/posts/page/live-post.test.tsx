import { postTexts } from '@schema/rules/posts/posts-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announceReconnect } from '@/core/live/reconnect';
import { counters, post } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { openPostPage } from '@/testing/rooms/posts';
import PostPage from '../pages/PostPage';

const update = (over: object, editedAt: string | null = null) => ({
  __typename: 'PostUpdate',
  id: 'p1',
  editedAt,
  counters: counters('p1', over),
});
const like = () => screen.findByRole('button', { name: /^Like/ });
const gone = () => {
  throw refusal('NOT_FOUND', 'Post not found');
};

test('counters move with the live channel', async () => {
  const { emit } = openPostPage(PostPage);
  await like();
  emit('PostLive', { postUpdated: update({ useful: 42, views: 99 }) });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Like 42 likes' })).toBeInTheDocument(),
  );
});

test('what its author changes waits until the reader wants it', async () => {
  const editedAt = '2026-05-01T10:00:00.000Z';
  let reads = 0;
  const { emit } = openPostPage(PostPage, {
    answers: {
      RefetchPost: () => {
        reads += 1;
        if (reads === 1) throw new Error('offline');
        return { post: post('p1', { companyName: 'New name', editedAt } as object) };
      },
    },
  });
  await like();
  act(() => emit('PostLive', { postUpdated: update({}, editedAt) }));
  const notice = await screen.findByText(postTexts.edited);
  expect(screen.queryByText('New name')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: postTexts.showEdited }));
  expect(await screen.findByText(postTexts.fetchFailed)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: postTexts.showEdited }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'SDE at New name' }),
  ).toBeInTheDocument();
  expect(notice).not.toBeInTheDocument();
});

test('after a lost connection the post is read anew', async () => {
  openPostPage(PostPage, {
    answers: { RefetchPost: () => ({ post: post('p1', { companyName: 'New name' } as object) }) },
  });
  await like();
  announceReconnect();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'SDE at New name' }),
  ).toBeInTheDocument();
});

test.each(['PostLive', 'QuestionsChanged'])(
  'a post that is removed while it is open says so, and where to go, when %s ends',
  async (subscription) => {
    const { end, sent } = openPostPage(PostPage, { answers: { RefetchPost: gone } });
    await like();
    act(() => end(subscription, 'NOT_FOUND', 'Post not found'));
    expect(await screen.findByRole('status')).toHaveTextContent(
      `${postTexts.removed.title}${postTexts.removed.text}`,
    );
    expect(screen.getByRole('link', { name: 'Back to the feed' })).toHaveAttribute('href', '/feed');
    expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
    expect(sent('RefetchPost')).toEqual([{ id: 'p1' }]);
  },
);

test('one that is closed to the reader says why', async () => {
  const { end } = openPostPage(PostPage, {
    answers: {
      RefetchPost: () => {
        throw refusal('FORBIDDEN', 'Please verify your college to continue interactions.');
      },
    },
  });
  await like();
  act(() => end('QuestionsChanged', 'FORBIDDEN', 'x'));
  expect(await screen.findByText(postTexts.closed)).toBeInTheDocument();
  expect(
    screen.getByText('Please verify your college to continue interactions.'),
  ).toBeInTheDocument();
});

test('a failure on the other side ends nothing: the live line is asked for anew', async () => {
  const { end, emit, watched, sent } = openPostPage(PostPage);
  await like();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    act(() => end('PostLive', 'INTERNAL_SERVER_ERROR', 'Something went wrong. Please try again.'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(watched('PostLive')).toHaveLength(2));
    act(() => emit('PostLive', { postUpdated: update({ useful: 42 }) }));
    expect(await screen.findByRole('button', { name: 'Like 42 likes' })).toBeInTheDocument();
    expect(sent('RefetchPost')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

/** Until what follows from an answer is drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** A deletion that is answered when told so. */
function lateDeletion() {
  let answer = (_data: object): void => undefined;
  const promise = new Promise<object>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: () => answer({ deletePost: 'p1' }) };
}

/** The author's own post; the deletion is answered by what it resolves to. */
async function deleteOwn(answer: () => Promise<object>) {
  let isDeleted = false;
  const page = openPostPage(PostPage, {
    answers: {
      PostPage: () =>
        isDeleted ? gone() : { post: post('p1', { viewerCanEdit: true } as object) },
      RefetchPost: gone,
      DeletePost: async () => {
        const answered = await answer();
        isDeleted = true;
        return answered;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit or delete' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this experience?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.sent('DeletePost')).toHaveLength(1));
  return page;
}

test('its author, who deletes it, is not told that it was taken away', async () => {
  const deletion = lateDeletion();
  const { end, sent } = await deleteOwn(() => deletion.promise);
  act(() => end('PostLive', 'NOT_FOUND', 'Post not found'));
  await waitFor(() => expect(sent('RefetchPost')).toHaveLength(1));
  await settle();
  expect(screen.queryByText(postTexts.removed.title)).not.toBeInTheDocument();
  deletion.answer();
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(screen.getByText(postTexts.deleted)).toBeInTheDocument();
});

test('who comes back to what they deleted reads that they did', async () => {
  const deletion = lateDeletion();
  const { router } = await deleteOwn(() => deletion.promise);
  deletion.answer();
  await screen.findByText('At /feed');
  await act(() => router.navigate('/post/p1'));
  expect(await screen.findByText('You deleted this experience')).toBeInTheDocument();
  expect(screen.queryByText(postTexts.notHere.text)).not.toBeInTheDocument();
});

test('who has left the page before it was deleted stays where they are', async () => {
  const deletion = lateDeletion();
  const { client, router } = await deleteOwn(() => deletion.promise);
  await act(() => router.navigate('/career-path'));
  deletion.answer();
  await waitFor(() => expect(client.cache.extract()).not.toHaveProperty('PostCard:p1'));
  await settle();
  expect(screen.getByText('At /career-path')).toBeInTheDocument();
});

test('a deletion that is refused is told, and can be tried again', async () => {
  const { router } = await deleteOwn(() =>
    Promise.reject(refusal('UNAVAILABLE', 'Try again later')),
  );
  expect(await screen.findByText('Try again later')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Delete this experience?' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/post/p1');
});
