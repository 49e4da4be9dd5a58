import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open } from '@/testing/open';
import { admin } from '@/testing/rooms/administration';
import FeedbackPage from './pages/FeedbackPage';

const word = (id: string, over: object = {}) => ({
  __typename: 'Feedback',
  id,
  message: `Word ${id}`,
  page: '/feed',
  createdAt: '2026-11-20T00:00:00Z',
  closedAt: null,
  user: { __typename: 'User', id: `u${id}`, fullName: `Person ${id}` },
  ...over,
});

test('what members told is read, closed and opened again', async () => {
  const closed = new Set<string>();
  const { sent } = open(FeedbackPage, {
    path: '/admin/feedback',
    me: admin(),
    answers: {
      Feedback: () => {
        const nodes = ['1', '2'].filter((id) => !closed.has(id)).map((id) => word(id));
        return {
          feedback: { ...connection('FeedbackConnection', nodes), totalCount: nodes.length },
        };
      },
      CloseFeedback: ({ id }) => {
        closed.add(String(id));
        return { closeFeedback: word(String(id), { closedAt: '2026-11-21T00:00:00Z' }) };
      },
      ReopenFeedback: ({ id }) => {
        closed.delete(String(id));
        return { reopenFeedback: word(String(id)) };
      },
    },
  });
  expect(await screen.findByText('Word 1')).toBeInTheDocument();
  expect(screen.getByText('2 in all')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/admin/users/u1');
  await userEvent.click(screen.getByRole('button', { name: 'Close: Word 1' }));
  await waitFor(() => expect(screen.queryByText('Word 1')).toBeNull());
  expect(sent('CloseFeedback')).toEqual([{ id: '1' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Word 1')).toBeInTheDocument();
});

test('where nothing waits it is said', async () => {
  open(FeedbackPage, {
    path: '/admin/feedback',
    me: admin(),
    answers: {
      Feedback: () => ({ feedback: { ...connection('FeedbackConnection', []), totalCount: 0 } }),
    },
  });
  expect(await screen.findByText('Nothing waits to be read')).toBeInTheDocument();
});
