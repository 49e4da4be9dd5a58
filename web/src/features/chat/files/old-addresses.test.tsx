import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { message } from '@/testing/rooms/chat';
import { asOldAddress } from '@/ui';
import { PictureCard } from './PictureCard';
import { WholePicture } from './WholePicture';

const old = String(asOldAddress('/files/9.medium'));
const file = {
  __typename: 'MessageFile' as const,
  id: '9',
  name: 'board.png',
  size: 9000,
  pages: null,
  url: old,
  picture: old,
  largePicture: old,
  downloadUrl: old,
};

test('a picture whose address waits for the answer is not asked for: its place says so', () => {
  const nothing = () => undefined;
  const { sent } = open(
    () => (
      <>
        <PictureCard
          message={{ ...message(1), kind: 'image' as const }}
          file={file}
          onShow={nothing}
        />
        <WholePicture
          messageId="m1"
          file={file}
          isZoomed={false}
          onZoom={nothing}
          onSwipe={nothing}
        />
      </>
    ),
    { path: '/' },
  );
  expect(screen.getByRole('group', { name: 'board.png' })).toBeInTheDocument();
  expect(screen.getAllByText('The picture waits for the internet.')).toHaveLength(2);
  expect(document.querySelector('img')).toBeNull();
  expect(sent('Message')).toEqual([]);
});
