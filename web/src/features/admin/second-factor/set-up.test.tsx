import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { SetUp } from './SetUp';

test('the password is asked for by the reason of the refusal, whatever its words are', async () => {
  const { sent } = open(() => <SetUp onDone={() => Promise.resolve()} />, {
    path: '/admin/settings',
    answers: {
      BeginSecondFactor: ({ password }) => {
        if (!password)
          throw refusal('FORBIDDEN', 'Your password, please', {}, { reason: 'passwordNeeded' });
        return {
          beginSecondFactor: {
            __typename: 'SecondFactorSetUp',
            secret: 'ABCD',
            address: 'otpauth://totp/x',
          },
        };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const password = await screen.findByLabelText('Password');
  expect(screen.getByText('Your password, please')).toBeInTheDocument();
  await userEvent.type(password, 'Correct-Horse9!');
  await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('ABCD')).toBeInTheDocument();
  expect(sent('BeginSecondFactor')).toEqual([{ password: null }, { password: 'Correct-Horse9!' }]);
});
