import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { open, refusal } from '@/testing/open';
import { message } from '@/testing/rooms/chat';
import { DocumentCard } from './files/DocumentCard';
import { PictureCard } from './files/PictureCard';

const file = {
  __typename: 'MessageFile' as const,
  id: 'f1',
  name: 'offer.pdf',
  size: 2048,
  pages: 3,
  url: '/files/f1?old',
  downloadUrl: '/files/f1?old&download',
  picture: '',
  largePicture: '',
};
const getDocument = vi.hoisted(() =>
  vi.fn(() => ({ promise: Promise.reject(new Error('not drawn here')) })),
);
vi.mock('pdfjs-dist', () => ({
  getDocument,
  GlobalWorkerOptions: {},
  VerbosityLevel: { ERRORS: 0 },
}));

test('a PDF opens in the page under a new address, and says when it is gone', async () => {
  let isGone = false;
  open(() => <DocumentCard messageId="m1" file={file} />, {
    path: '/',
    answers: {
      Message: () => {
        if (isGone) throw refusal('NOT_FOUND', 'Message not found');
        return {
          message: message(1, { kind: 'pdf', file: { ...file, url: '/files/f1?new' } }),
        };
      },
    },
  });
  expect(await screen.findByText('PDF, 3 pages, 2 KB')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Open offer\.pdf/ }));
  expect(await screen.findByRole('dialog', { name: 'offer.pdf' })).toBeInTheDocument();
  // Where it can't be drawn it is opened in a tab of its own.
  const link = await screen.findByRole('link', { name: /new tab/ });
  expect(link).toHaveAttribute('href', '/files/f1?new');
  await userEvent.keyboard('{Escape}');
  isGone = true;
  await userEvent.click(await screen.findByRole('button', { name: /^Open offer\.pdf/ }));
  expect(await screen.findByText('Message not found')).toBeInTheDocument();
});

test('a picture that fails twice is a placeholder, which loads it again', async () => {
  const picture = { ...file, name: 'board.png', picture: '/files/f1?old' };
  const shown = { ...message(1), kind: 'image' as const, file: picture };
  open(() => <PictureCard message={shown} file={picture} onShow={() => undefined} />, {
    path: '/',
    answers: { Message: () => ({ message: shown }) },
  });
  fireEvent.error(await screen.findByRole('img', { name: 'board.png' }));
  // Its new address has time to arrive.
  await vi.waitFor(() => {
    fireEvent.error(screen.getByRole('img', { name: 'board.png' }));
    expect(screen.getByRole('status')).toHaveTextContent('This picture could not be loaded.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Show board.png' })).toBeInTheDocument();
});
