import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, UiProvider } from '@/ui';

/** Two things that may be removed, each after a question. */
function List({ remove }: { remove: (name: string) => Promise<boolean> }) {
  const [about, ask] = useState<string | null>(null);
  return (
    <UiProvider env="test">
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => ask(name)}>
          Remove {name}
        </button>
      ))}
      <ConfirmDialog
        about={about}
        words={(name) => ({ title: `Remove ${name}?`, text: 'It goes for good.', yes: 'Remove' })}
        onYes={remove}
        onClose={() => ask(null)}
      />
    </UiProvider>
  );
}
const ask = (name: string) => userEvent.click(screen.getByText(`Remove ${name}`));
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Remove', hidden: true }));

test('while it works it stays, and closes once it is done', async () => {
  let finish = (_isDone: boolean): void => undefined;
  const remove = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  render(<List remove={remove} />);
  await ask('one');
  await confirm();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog', { name: 'Remove one?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  finish(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remove).toHaveBeenCalledTimes(1);
});

test('who has said why it failed leaves the question open, and says no more', async () => {
  const remove = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(true);
  render(<List remove={remove} />);
  await ask('one');
  await confirm();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  expect(screen.getByRole('dialog', { name: 'Remove one?' })).toBeInTheDocument();
  expect(screen.queryByText(/This did not work/)).not.toBeInTheDocument();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what fails without a word of its own is told, and can be tried again', async () => {
  const remove = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValueOnce(true);
  render(<List remove={remove} />);
  await ask('one');
  await confirm();
  expect(await screen.findByText('This did not work. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Remove one?' })).toBeInTheDocument();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remove).toHaveBeenCalledTimes(2);
});
