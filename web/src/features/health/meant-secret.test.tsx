import { healthTexts } from '@schema/rules/health/health-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';
import HealthPage from './pages/HealthPage';

const owner = { ...viewer(), isAdmin: true, isSuperAdmin: true };
const texts = healthTexts.secret;

test('a new secret is said to be meant after one more question, and is good then', async () => {
  let isMeant = false;
  const finding = () => ({
    ...{ __typename: 'HealthFinding', name: 'secret', title: 'Secret of the server', about: '' },
    ...{ said: null, advice: null, at: new Date().toISOString() },
    state: isMeant ? 'good' : 'bad',
    words: isMeant ? 'It is the one.' : 'It is another one.',
    canBeMeant: !isMeant,
  });
  open(HealthPage, {
    path: '/admin/health',
    me: owner,
    answers: {
      Health: () => ({ health: [finding()], failedWork: [] }),
      ConfirmSecret: () => {
        isMeant = true;
        return { confirmSecret: [finding()] };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.meant }));
  expect(isMeant).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: texts.sure });
  expect(dialog).toHaveTextContent(texts.lost);
  const [yes] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === texts.meant,
  );
  if (yes) await userEvent.click(yes);
  expect(await screen.findByText('It is the one.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.meant })).not.toBeInTheDocument();
});
