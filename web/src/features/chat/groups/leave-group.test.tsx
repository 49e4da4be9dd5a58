import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '@/testing/builders';
import { UiProvider } from '@/ui';
import { LeaveGroupDialog } from './LeaveGroupDialog';

const one = (id: string, role: 'admin' | 'member') => ({
  __typename: 'Participant' as const,
  user: person(id, { fullName: `Person ${id}` }),
  role,
  isCreator: false,
  lastReadNumber: 0,
  lastDeliveredNumber: 0,
});
type Participants = Parameters<typeof LeaveGroupDialog>[0]['participants'];
let hasLeft = true;
const onClose = vi.fn();
beforeEach(() => {
  hasLeft = true;
  onClose.mockReset();
});
function ask(...participants: ReturnType<typeof one>[]) {
  const leave = vi.fn(() => Promise.resolve(hasLeft));
  render(
    <UiProvider>
      <LeaveGroupDialog
        opened
        participants={participants as Participants}
        viewerId="me"
        actions={{ leave }}
        onClose={onClose}
      />
    </UiProvider>,
  );
  return leave;
}

test('the last admin says who is one next', async () => {
  const leave = ask(one('me', 'admin'), one('asha', 'member'), one('ravi', 'member'));
  await userEvent.selectOptions(
    await screen.findByLabelText('Who is admin after you'),
    'Person ravi',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave group' }));
  expect(leave).toHaveBeenCalledWith('ravi');
});

test('who names nobody leaves it to the api; who is not the last admin is not asked', async () => {
  const leave = ask(one('me', 'admin'), one('asha', 'admin'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave group' }));
  expect(screen.queryByLabelText('Who is admin after you')).not.toBeInTheDocument();
  expect(leave).toHaveBeenCalledWith(null);
});

test('it stays open when leaving failed', async () => {
  hasLeft = false;
  const leave = ask(one('me', 'admin'), one('asha', 'admin'));
  const button = await screen.findByRole('button', { name: 'Leave group' });
  await userEvent.click(button);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  hasLeft = true;
  await userEvent.click(button);
  expect(onClose).toHaveBeenCalledTimes(1);
});
