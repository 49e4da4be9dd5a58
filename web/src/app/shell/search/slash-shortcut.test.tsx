import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSlashShortcut } from './useSlashShortcut.ts';

function Page() {
  const input = useRef<HTMLInputElement>(null);
  useSlashShortcut(input);
  return (
    <>
      <input ref={input} aria-label="Search" defaultValue="zoho" />
      <input aria-label="Other" />
    </>
  );
}

const visible = (parent: Element | null) =>
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(parent);
const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });

beforeEach(() => void visible(document.body));

test('selects the text of the input from anywhere', async () => {
  render(<Page />);
  await userEvent.keyboard('/');
  expect(search()).toHaveFocus();
  expect([search().selectionStart, search().selectionEnd]).toEqual([0, 4]);
});

test('stays a letter in a field', async () => {
  render(<Page />);
  const other = screen.getByRole('textbox', { name: 'Other' });
  await userEvent.type(other, 'and/or');
  expect(other).toHaveValue('and/or');
  expect(other).toHaveFocus();
});

test('does nothing with Ctrl, and where the input is hidden', async () => {
  render(<Page />);
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(search()).not.toHaveFocus();
  visible(null);
  await userEvent.keyboard('/');
  expect(search()).not.toHaveFocus();
});
