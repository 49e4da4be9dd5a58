import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { onLetters } from './on-letters.ts';

test('letters work while a dialog that was closed still fades, and not in one that is open', async () => {
  const next = vi.fn<() => void>();
  render(
    <article aria-label="Card" tabIndex={-1} onKeyDown={onLetters({ j: next })}>
      <div role="dialog" aria-label="Over it">
        <button type="button">Close</button>
      </div>
    </article>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('j');
  expect(next).not.toHaveBeenCalled();
  screen.getByRole('article', { name: 'Card' }).focus();
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
});
