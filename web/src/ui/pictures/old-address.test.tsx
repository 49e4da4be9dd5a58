import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { asOldAddress, isOldAddress } from './old-address.ts';
import { shownPictures } from './shown-pictures.ts';

test.each([
  ['/files/9.small', true],
  ['/files/9.small?e=1&s=x', false],
  ['/logos/9', false],
  ['https://example.com/files/9', false],
  ['see /files/9', false],
])('%s of the device is one that waits: %s', (kept, isOld) => {
  expect(isOldAddress(String(asOldAddress(kept)))).toBe(isOld);
});

test('a face whose address waits for the answer is not asked for: initials stand there', () => {
  const { rerender } = render(
    <Avatar name="Asha Rao" src={String(asOldAddress('/files/9.small'))} />,
  );
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('[data-initials="AR"]')).toBeInTheDocument();
  expect(shownPictures()).toEqual([]);
  rerender(<Avatar name="Asha Rao" src="/files/9.small?e=2" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/files/9.small?e=2');
});

test('a larger size whose address waits is not asked for beside the smaller', () => {
  render(
    <Avatar name="A" src="/files/9.small?e=2" larger={String(asOldAddress('/files/9.medium'))} />,
  );
  expect(screen.getByRole('presentation')).not.toHaveAttribute('srcset');
});
