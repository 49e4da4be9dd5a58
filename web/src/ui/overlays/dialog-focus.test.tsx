import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Button, DialogFoot, Menu, Modal, UiProvider } from '@/ui';

function Page({ children, env = 'test' }: { children?: ReactNode; env?: 'test' | 'default' }) {
  const [opened, setOpened] = useState(false);
  return (
    <UiProvider env={env}>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Delete it?">
        {children ?? (
          <DialogFoot>
            <Button variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button>Yes</Button>
          </DialogFoot>
        )}
      </Modal>
    </UiProvider>
  );
}
const open = async () => {
  await userEvent.click(screen.getByText('More'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
  await screen.findByRole('dialog');
};

test('a dialog begins at its first control, not at its cross', async () => {
  render(<Page />);
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('it begins where it says', async () => {
  render(
    <Page>
      <p>
        <a href="/terms">Terms</a>
      </p>
      <button type="button" data-autofocus>
        Go on
      </button>
    </Page>,
  );
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus());
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])(
  'opened from a menu and closed by %s, it gives the focus to the button of the menu',
  async (_how, close) => {
    render(<Page />);
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('More')).toHaveFocus());
  },
);

test('so it does while it fades, as in a browser', async () => {
  render(<Page env="default" />);
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('More')).toHaveFocus());
});
