import {
  identityErrors,
  identityHints,
  identityMessages,
} from '@schema/rules/identity/identity-texts';
import { collegeYear } from '@schema/rules/text/days';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import SignUpPage from '../pages/SignUpPage';

type Options = Partial<Parameters<typeof open>[1]>;
const session = () => ({
  __typename: 'Session',
  token: `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`,
  redirectTo: '/feed',
  message: '',
});
const sentCode = { SignUp: () => ({ signUp: { __typename: 'Message', message: '' } }) };
const visit = (options: Options = {}) =>
  open(SignUpPage, { path: '/signup', me: null, ...options });
const field = (name: string) => screen.getByLabelText(name);
const register = () => screen.getByRole('button', { name: 'Register' });

async function fill({
  year = '2020',
  role = /Alumni/,
  password = 'Better1!',
  again = 'Better1!',
  email = 'asha@college.in',
} = {}) {
  await userEvent.type(field('Full name'), 'Asha Verma');
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Password again'), again);
  await userEvent.click(screen.getByRole('radio', { name: role }));
  await userEvent.selectOptions(field('Degree'), 'B.Tech');
  await userEvent.selectOptions(field('Stream'), 'CSE');
  await userEvent.type(field('Year of graduation'), year);
}
const agree = () => userEvent.click(screen.getByRole('checkbox'));

test('Register sleeps until all fields and the terms are filled, and says what is missing', async () => {
  visit();
  expect(register()).toBeDisabled();
  expect(field('College')).toBeDisabled();
  await fill();
  expect(register()).toBeDisabled();
  expect(screen.getByText(identityHints.terms)).toBeInTheDocument();
  await agree();
  expect(register()).toBeEnabled();
});

test('the degree decides what is asked, and changing it clears stream and specialisation', async () => {
  visit();
  expect(screen.queryByLabelText('Stream')).not.toBeInTheDocument();
  await userEvent.selectOptions(field('Degree'), 'M.Tech');
  await userEvent.selectOptions(field('Stream'), 'ECE');
  await userEvent.type(field('Specialisation'), 'VLSI');
  await userEvent.selectOptions(field('Degree'), 'MBA');
  expect(screen.queryByLabelText('Stream')).not.toBeInTheDocument();
  expect(field('Specialisation')).toHaveValue('');
  await userEvent.selectOptions(field('Degree'), 'B.Tech');
  expect(field('Stream')).toHaveValue('');
  expect(screen.queryByLabelText('Specialisation')).not.toBeInTheDocument();
});

test('tells each wrong field in the documented words, all at once', async () => {
  const { sent } = visit({ answers: sentCode });
  await fill({
    year: String(collegeYear(new Date()) + 1),
    password: 'short',
    again: 'other',
    email: 'asha@',
  });
  await agree();
  await userEvent.click(register());
  for (const text of [
    'Invalid email format',
    'Password must be at least 8 characters',
    "Passwords don't match",
    'Alumni must have graduated by now',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(field('Email')).toHaveFocus();
  expect(sent('SignUp')).toEqual([]);
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'otherother');
  await userEvent.tab();
  expect(
    screen.getByText('Password must contain at least one uppercase letter'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Student/ }));
  expect(screen.queryByText('Alumni must have graduated by now')).not.toBeInTheDocument();
});

test('leaving a field tells its error and keeps those of the others', async () => {
  visit();
  await userEvent.type(field('Email'), 'nobody');
  await userEvent.type(field('Year of graduation'), '1900');
  await userEvent.tab();
  await userEvent.selectOptions(field('Degree'), 'B.Tech');
  expect(screen.getByText('Invalid email format')).toBeInTheDocument();
  expect(
    screen.getByText(`Year must be between 1967 and ${collegeYear(new Date()) + 6}`),
  ).toBeInTheDocument();
});

test('what was typed survives a reload; the passwords are never kept', async () => {
  visit();
  await fill();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Better1!');
  cleanup();
  visit();
  expect(field('Full name')).toHaveValue('Asha Verma');
  expect(field('Stream')).toHaveValue('CSE');
  expect(screen.getByRole('radio', { name: /Alumni/ })).toBeChecked();
  expect(field('Password')).toHaveValue('');
});

test('the code, then Register: two seconds later in the feed', async () => {
  const tries: string[] = [];
  const { router, sent } = visit({
    answers: {
      ...sentCode,
      Me: () => ({ me: viewer() }),
      VerifySignUp: ({ emailOtp }) => {
        tries.push(String(emailOtp));
        if (emailOtp !== '123456')
          throw refusal('BAD_USER_INPUT', identityErrors.code, { otp: identityErrors.code });
        return { verifySignUp: session() };
      },
      FinishRegistration: () => ({ finishRegistration: session() }),
    },
  });
  await fill();
  await agree();
  await userEvent.type(field('Year of graduation'), '{Enter}');
  expect(await screen.findByText(identityMessages.signUpCodeSent)).toBeInTheDocument();
  expect(sent('SignUp')).toMatchObject([
    {
      input: {
        email: 'asha@college.in',
        role: 'alumni',
        stream: 'CSE',
        specialisation: null,
        yearOfGraduation: 2020,
      },
    },
  ]);
  const otp = await screen.findByLabelText('6-digit OTP');
  await userEvent.type(otp, '000000{Enter}');
  await waitFor(() => expect(otp).toHaveAccessibleDescription(identityErrors.code));
  await userEvent.clear(otp);
  await userEvent.type(otp, '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Verify college' })).toBeEnabled();
  expect(screen.getByText(identityMessages.codeVerified)).toBeInTheDocument();
  expect(tries).toEqual(['000000', '123456']);
  await userEvent.click(register());
  expect(await screen.findByText(identityMessages.registered)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/signup');
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'), { timeout: 4000 });
});

test("the last step of one's sign-up is not another person's, and ends when the page is left", async () => {
  const key = 'identity.signUp.verified';
  const step = { userId: 'another', email: 'asha@college.in', isAlumni: true };
  sessionStorage.setItem(key, JSON.stringify(step));
  const { router } = visit({ me: viewer() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  cleanup();
  sessionStorage.setItem(key, JSON.stringify({ ...step, userId: 'me' }));
  const own = visit({
    me: viewer(),
    answers: { FinishRegistration: () => ({ finishRegistration: session() }) },
  });
  await waitFor(() => expect(own.client.cache.extract()).toHaveProperty('ROOT_QUERY.me'));
  await userEvent.click(register());
  await screen.findByText(identityMessages.registered);
  // The address of the account as it is now.
  expect(own.sent('FinishRegistration')).toEqual([{ email: 'me@college.in' }]);
  cleanup();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('after the code Verify college leads to verification', async () => {
  const { router } = visit({
    answers: {
      ...sentCode,
      Me: () => ({ me: viewer({ isMember: false }) }),
      VerifySignUp: () => ({ verifySignUp: session() }),
      VerifyYourself: () => ({ verifyYourself: session() }),
    },
  });
  await fill({ role: /Student/ });
  await agree();
  await userEvent.click(register());
  await userEvent.type(await screen.findByLabelText('6-digit OTP'), '123456{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Verify college' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/verification'), {
    timeout: 4000,
  });
});

test('Change email comes back with everything typed', async () => {
  visit({ answers: sentCode });
  await fill();
  await agree();
  await userEvent.click(register());
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  expect(field('Email')).toHaveValue('asha@college.in');
  expect(field('Password')).toHaveValue('Better1!');
  expect(register()).toBeEnabled();
});

test('a reload at the code asks for the passwords again, and sends no second code', async () => {
  visit({ answers: sentCode });
  await fill();
  await agree();
  await userEvent.click(register());
  await screen.findByLabelText('6-digit OTP');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Better1!');
  cleanup();
  const { sent } = visit({ answers: sentCode });
  expect(screen.getByText(/is still valid/)).toHaveTextContent('asha@college.in');
  await userEvent.type(field('Password'), 'Better1!');
  await userEvent.type(field('Password again'), 'Better1!');
  await userEvent.click(register());
  expect(await screen.findByLabelText('6-digit OTP')).toBeInTheDocument();
  expect(sent('SignUp')).toEqual([]);
});

test('a server that does not answer keeps the form', async () => {
  visit({
    answers: {
      SignUp: () => {
        throw new Error('down');
      },
    },
  });
  await fill();
  await agree();
  await userEvent.click(register());
  expect(await screen.findByText(identityErrors.sendCode)).toBeInTheDocument();
  expect(field('Full name')).toHaveValue('Asha Verma');
});

test('with a complete profile one goes on; with an incomplete one the page stays and leads to its completion', async () => {
  const complete = visit({ me: viewer() });
  await waitFor(() => expect(complete.router.state.location.pathname).toBe('/feed'));
  cleanup();
  visit({ me: { ...viewer(), isProfileComplete: false } });
  expect(await screen.findByRole('link', { name: 'Complete it' })).toHaveAttribute(
    'href',
    '/create-profile',
  );
  expect(Object.values({ ...sessionStorage })).toContain('"/create-profile"');
});
