import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { person } from '@/testing/builders';
import { UiProvider } from '@/ui';
import { GroupMember } from './GroupMember';

type Props = Parameters<typeof GroupMember>[0];

function show(role: 'admin' | 'member', isCreator = false) {
  const act = () => vi.fn(() => Promise.resolve(true));
  const actions = { makeAdmin: act(), removeAdmin: act(), remove: act() };
  const participant = {
    user: person('ravi'),
    role,
    isCreator,
    lastReadNumber: 0,
    lastDeliveredNumber: 0,
  };
  render(
    <UiProvider env="test">
      <MemoryRouter>
        <GroupMember
          canManage
          participant={participant as unknown as Props['participant']}
          actions={actions as unknown as Props['actions']}
        />
      </MemoryRouter>
    </UiProvider>,
  );
  return actions;
}
const more = () => screen.queryByRole('button', { name: /Person ravi/ });

test.each([
  ['member', 'Make admin', 'makeAdmin'],
  ['admin', 'Remove as admin', 'removeAdmin'],
  ['member', 'Remove from the group', 'remove'],
] as const)('of a %s: %s asks once more', async (role, label, act) => {
  const actions = show(role);
  await userEvent.click(more() ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
  expect(actions[act]).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: /Person ravi/ }));
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(actions[act]).toHaveBeenCalledExactlyOnceWith('ravi');
});

test('nothing is offered with who made the group', () => {
  show('admin', true);
  expect(screen.getByText('Made the group')).toBeInTheDocument();
  expect(more()).not.toBeInTheDocument();
});
