import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal, UiProvider } from '@/ui';

const routerHeard = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    media,
    matches: media.includes('47.99em'),
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }));
  window.history.replaceState({ key: 'page', idx: 3 }, '');
  window.addEventListener('popstate', routerHeard);
});
afterEach(() => {
  window.removeEventListener('popstate', routerHeard);
  vi.restoreAllMocks();
  routerHeard.mockClear();
});

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <UiProvider env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="A sheet">
        <p>Inside</p>
      </Modal>
    </UiProvider>
  );
}
const open = async () => {
  await userEvent.click(screen.getByText('Open'));
  expect(await screen.findByText('Inside')).toBeInTheDocument();
};
/** The browser changes its history a turn later. */
const settled = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 150);
      }),
  );

test('Back closes the sheet and leaves the page where it is', async () => {
  render(<Page />);
  await open();
  expect(window.history.state).toMatchObject({
    key: 'page',
    idx: 3,
    sheet: expect.any(Number) as number,
  });
  window.history.back();
  await settled();
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ key: 'page', idx: 3 });
  expect(routerHeard).not.toHaveBeenCalled();
});

test('closed by its cross, it leaves no entry behind', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled();
  expect(window.history.state).toEqual({ key: 'page', idx: 3 });
  expect(routerHeard).not.toHaveBeenCalled();
});

test('a link that is followed out of it is not taken back, and Back from there finds no sheet', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  window.history.pushState({ key: 'next', idx: 4 }, '');
  await settled();
  expect(window.history.state).toEqual({ key: 'next', idx: 4 });
  window.history.back();
  await settled();
  expect(window.history.state).toEqual({ key: 'page', idx: 3 });
});
