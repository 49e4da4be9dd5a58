import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IdentityRoot } from '@/features/identity';
import { post } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { openPostPage } from '@/testing/rooms/posts';
import PostPage from '../../pages/PostPage';

const file = (id: string, over: object = {}) => ({
  __typename: 'PostFile',
  id,
  name: `${id}.pdf`,
  size: 2048,
  contentType: 'application/pdf',
  ...over,
});
const PageAndPrompts = () => (
  <>
    <PostPage />
    <IdentityRoot />
  </>
);
const openFiles = (PostMedia: () => object) =>
  openPostPage(PageAndPrompts, {
    answers: {
      PostPage: () => ({
        post: post('p1', {
          postType: 'story',
          hashtags: [],
          attachmentsCount: 2,
          materialFiles: [
            file('f1'),
            file('f2', { name: 'notes.docx', contentType: 'application/msword' }),
          ],
        } as object),
      }),
      PostMedia,
    },
  });
const media = {
  postMedia: [
    { __typename: 'PostMedia', key: 'f1', url: '/files/signed', downloadUrl: '/files/to-keep' },
  ],
};

test('a file is opened by an address that is asked for then, in a tab of its own', async () => {
  const tab = { opener: {} };
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const { sent } = openFiles(() => media);
  expect(await screen.findByRole('button', { name: 'Download notes.docx' })).toBeInTheDocument();
  expect(sent('PostMedia')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Open f1.pdf' }));
  await waitFor(() => expect(opening).toHaveBeenCalledWith('/files/signed', '_blank'));
  expect(tab.opener).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Download f1.pdf' }));
  await waitFor(() => expect(opening).toHaveBeenLastCalledWith('/files/to-keep', '_blank'));
  opening.mockReturnValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Open f1.pdf' }));
  expect(await screen.findByRole('link', { name: 'Press to open f1.pdf' })).toHaveAttribute(
    'href',
    '/files/signed',
  );
  opening.mockRestore();
});

test('who is of another college is told so, and sees no names', async () => {
  openPostPage(PostPage, {
    answers: {
      PostPage: () => ({
        post: post('p1', { postType: 'story', hashtags: [], attachmentsCount: 2 } as object),
      }),
    },
  });
  expect(await screen.findByText(postTexts.mediaForbidden)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Open|Download) / })).not.toBeInTheDocument();
});

test.each([
  ['NOT_FOUND', postTexts.noMedia],
  ['FORBIDDEN', postTexts.mediaForbidden],
  ['INTERNAL_SERVER_ERROR', postTexts.mediaFailed],
])('files refused with %s: %s', async (code, text) => {
  openFiles(() => {
    throw refusal(
      code,
      code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong. Please try again.' : text,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open f1.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a file that the server gives to nobody unknown opens the sign-in dialog', async () => {
  openFiles(() => {
    throw refusal('UNAUTHENTICATED', 'Please sign in');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open f1.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'Sign In Required' })).toBeInTheDocument();
  expect(screen.queryByText(postTexts.mediaFailed)).not.toBeInTheDocument();
});
