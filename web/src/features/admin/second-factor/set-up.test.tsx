import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { RecoveryCodes } from './RecoveryCodes';
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

test('recovery codes are saved as a file, all of them, as they are shown', async () => {
  const codes = ['abcd1234efgh', 'ijkl5678mnop'];
  open(() => <RecoveryCodes codes={codes} onDone={() => undefined} />, { path: '/admin/settings' });
  const file = await screen.findByRole('link', { name: 'Save as a file' });
  expect(file).toHaveAttribute('download', 'experiencia-recovery-codes.txt');
  const [, text = ''] = file.getAttribute('href')?.split(',') ?? [];
  expect(decodeURIComponent(text)).toMatch(/\n\nabcd-1234-efgh\nijkl-5678-mnop\n$/);
});
