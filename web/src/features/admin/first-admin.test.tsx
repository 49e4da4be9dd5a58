import { firstAdminTexts as texts } from '@schema/rules/identity/first-admin-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import AdminSignInPage from './pages/AdminSignInPage';
import FirstAdminPage from './pages/FirstAdminPage';

beforeEach(() => localStorage.clear());

const show = (isWithoutAdmin: () => boolean, answers: object = {}) =>
  open(FirstAdminPage, {
    path: '/admin/first',
    at: '/admin/first#ABCDE-12345',
    me: null,
    answers: { IsWithoutAdmin: () => ({ isWithoutAdmin: isWithoutAdmin() }), ...answers },
  });

async function fill() {
  const user = userEvent.setup();
  expect(await screen.findByRole('textbox', { name: new RegExp(`^${texts.code}`) })).toHaveValue(
    'ABCDE-12345',
  );
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(`^${texts.name}`) }),
    'Latha Iyer',
  );
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(`^${texts.email}`) }),
    'latha@mail.example',
  );
  await user.type(screen.getByLabelText('New password'), 'Correct-Horse9!');
  await user.click(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(/match/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Confirm password'), 'Correct-Horse9!');
  await user.click(screen.getByRole('button', { name: texts.make }));
}

test('the code of the address is there, and the account is made by it', async () => {
  const token = 'a.eyJ1c2VySWQiOiJtZSJ9.c';
  const { sent, router } = show(() => true, {
    MakeFirstAdmin: () => ({
      makeFirstAdmin: { __typename: 'Session', token, redirectTo: pagePaths.admin },
    }),
  });
  await fill();
  expect(await screen.findByText(texts.made)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(pagePaths.admin);
  expect(sent('MakeFirstAdmin')).toEqual([
    {
      code: 'ABCDE12345',
      fullName: 'Latha Iyer',
      email: 'latha@mail.example',
      newPassword: 'Correct-Horse9!',
    },
  ]);
});

test('a wrong code is said at its field; who comes second is led to sign in', async () => {
  let isWithout = true;
  let turn = 0;
  show(() => isWithout, {
    MakeFirstAdmin: () => {
      turn += 1;
      if (turn === 1) throw refusal('BAD_USER_INPUT', texts.wrongCode, { code: texts.wrongCode });
      isWithout = false;
      throw refusal('CONFLICT', texts.taken);
    },
  });
  await fill();
  expect(await screen.findByText(texts.wrongCode)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: new RegExp(`^${texts.name}`) })).toHaveValue(
    'Latha Iyer',
  );
  await userEvent.click(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(texts.isDone)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    pagePaths.adminSignIn,
  );
});

test.each([true, false])('the sign-in of admins says whether there is none: %s', async (is) => {
  const { sent } = open(AdminSignInPage, {
    path: '/admin/signin',
    me: null,
    answers: { IsWithoutAdmin: () => ({ isWithoutAdmin: is }) },
  });
  await screen.findByRole('button', { name: 'Sign In' });
  if (is) expect(await screen.findByText(texts.none)).toBeInTheDocument();
  await expect.poll(() => sent('IsWithoutAdmin').length).toBe(1);
  expect(screen.queryByText(texts.none) !== null).toBe(is);
});
