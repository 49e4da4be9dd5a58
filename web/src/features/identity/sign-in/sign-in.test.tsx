import { passwordRuleText } from '@schema/rules/identity/identity';
import {
  identityErrors,
  identityHints,
  identityMessages,
} from '@schema/rules/identity/identity-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getToken } from '@/core/auth';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import SignInPage from '../pages/SignInPage';
import { useGoogleSignIn } from './useGoogleSignIn';

type Options = Partial<Parameters<typeof open>[1]>;
const token = `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`;
const session = { __typename: 'Session', token, redirectTo: '/feed', message: '' };
const visit = (options: Options = {}) =>
  open(SignInPage, { path: '/signin', me: null, ...options });
const reset = (options: Options = {}) =>
  open(SignInPage, {
    path: '/forgot-password',
    state: { email: 'asha@college.in' },
    me: null,
    ...options,
  });

async function enter(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
}

test('asks for both, and takes one to the first that is missing', async () => {
  const { sent } = visit();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(sent('SignIn')).toEqual([]);
});

test('Enter signs in, keeps the token and goes to the feed', async () => {
  const { router, sent } = visit({
    answers: { SignIn: () => ({ signIn: session }), Me: () => ({ me: viewer() }) },
  });
  await enter('Asha@College.in', 'Secret1!');
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
  expect(sent('SignIn')).toEqual([{ email: 'asha@college.in', password: 'Secret1!' }]);
  expect(getToken()).toBe(token);
});

test('goes back to where the person was, never to another site', async () => {
  const answers = { SignIn: () => ({ signIn: session }), Me: () => ({ me: viewer() }) };
  const { router } = visit({ at: '/signin?redirect=%2Fcareer-path', answers });
  await enter('a@b.in', 'Secret1!');
  await waitFor(() => expect(router.state.location.pathname).toBe('/career-path'));
});

test('a refusal keeps what was typed and says why; the default where the server says nothing', async () => {
  let answer: () => object = () => {
    throw refusal('UNAUTHENTICATED', 'Invalid email or password');
  };
  visit({ answers: { SignIn: () => answer() } });
  await enter('a@b.in', 'wrong');
  expect(await screen.findAllByText('Invalid email or password')).not.toHaveLength(0);
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.in');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  answer = () => {
    throw new Error('connection lost');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(identityErrors.signIn)).toBeInTheDocument();
});

test('pressing twice sends once', async () => {
  const { sent } = visit({ answers: { SignIn: () => new Promise(() => {}) } });
  await enter('a@b.in', 'Secret1!');
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  expect(sent('SignIn')).toHaveLength(1);
});

test('the password can be shown', async () => {
  visit();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('a signed-in person with a complete profile goes on at once', async () => {
  const { router } = visit({ me: viewer() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
});

test('Forgot Password needs the email, then mails a code and opens the reset', async () => {
  const { router, sent } = visit({
    answers: { ForgotPassword: () => ({ forgotPassword: { __typename: 'Message', message: '' } }) },
  });
  await userEvent.click(screen.getByRole('button', { name: /Forgot Password/ }));
  expect(screen.getByText(identityHints.emailFirst)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.in');
  await userEvent.click(screen.getByRole('button', { name: /Forgot Password/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
  expect(await screen.findByText(identityMessages.resetCodeSent)).toBeInTheDocument();
  expect(sent('ForgotPassword')).toEqual([{ email: 'a@b.in' }]);
});

test('reset: the documented rule and the confirmation, then back to an empty sign-in', async () => {
  const { router, sent } = reset({
    answers: { ResetPassword: () => ({ resetPassword: { __typename: 'Message', message: '' } }) },
  });
  await userEvent.type(screen.getByLabelText(/^OTP/), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'weak');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'other');
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(screen.getByText(passwordRuleText)).toBeInTheDocument();
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  for (const field of ['New password', 'Confirm password']) {
    await userEvent.clear(screen.getByLabelText(field));
    await userEvent.type(screen.getByLabelText(field), 'Better1!');
  }
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(identityMessages.passwordReset)).toBeInTheDocument();
  expect(sent('ResetPassword')).toEqual([
    { email: 'asha@college.in', otp: '123456', newPassword: 'Better1!' },
  ]);
  expect(router.state.location).toMatchObject({ pathname: '/signin', state: null });
});

test('reset: a common password is told before anything is sent, and a code that is used up beside its field', async () => {
  const over = 'This code does not work any more. Press Resend OTP for a new one.';
  const { sent } = reset({
    answers: {
      ResetPassword: () => {
        throw refusal('BAD_USER_INPUT', 'Invalid OTP', { otp: over });
      },
    },
  });
  await userEvent.type(screen.getByLabelText(/^OTP/), '123456');
  await userEvent.type(screen.getByLabelText('New password'), 'Password123!');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Password123!{Enter}');
  expect(
    screen.getByText('This password is too common. Please choose another one.'),
  ).toBeInTheDocument();
  expect(sent('ResetPassword')).toEqual([]);
  for (const field of ['New password', 'Confirm password']) {
    await userEvent.clear(screen.getByLabelText(field));
    await userEvent.type(screen.getByLabelText(field), 'Better1!');
  }
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(over)).toBeInTheDocument();
  expect(screen.queryByText('Invalid OTP')).not.toBeInTheDocument();
});

test('another code can be asked for once a minute', async () => {
  const { sent } = reset({
    answers: { ForgotPassword: () => ({ forgotPassword: { __typename: 'Message', message: '' } }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
  const button = await screen.findByRole('button', { name: /Resend OTP in (1:00|0:59)/ });
  expect(button).toBeDisabled();
  expect(sent('ForgotPassword')).toHaveLength(1);
});

test('opened by its address, the reset asks for the email first', async () => {
  const { router } = reset({
    state: null,
    answers: { ForgotPassword: () => ({ forgotPassword: { __typename: 'Message', message: '' } }) },
  });
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.in{Enter}');
  expect(await screen.findByLabelText(/^OTP/)).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ email: 'a@b.in' });
});

test('who is signed in may have forgotten the password, and signs in with the new one', async () => {
  const { router } = reset({
    me: viewer(),
    answers: {
      ResetPassword: () => ({ resetPassword: { __typename: 'Message', message: '' } }),
      SignOut: () => new Promise(() => {}),
    },
  });
  await userEvent.type(await screen.findByLabelText(/^OTP/), '123456');
  for (const field of ['New password', 'Confirm password'])
    await userEvent.type(screen.getByLabelText(field), 'Better1!');
  expect(router.state.location.pathname).toBe('/forgot-password');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(getToken()).toBeNull();
});

test('without a client id nothing speaks of Google, and its script is not loaded', () => {
  visit();
  expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});

const Google = ({ welcome }: { welcome?: string }) => {
  const signIn = useGoogleSignIn(identityErrors.googleSignUp, '/post/1', welcome);
  return (
    <button type="button" onClick={() => void signIn('credential')}>
      Google
    </button>
  );
};

test.each([
  ['/feed', identityMessages.googleSignedUp, '/post/1'],
  ['/create-profile', identityMessages.googleSignedUp, '/create-profile?redirect=%2Fpost%2F1'],
  ['/create-profile', undefined, '/create-profile?redirect=%2Fpost%2F1'],
])('Google leads on from %s (%s) to %s', async (redirectTo, welcome, to) => {
  const { router } = open(() => <Google {...(welcome && { welcome })} />, {
    path: '/signup',
    me: null,
    answers: { SignInWithGoogle: () => ({ signInWithGoogle: { ...session, redirectTo } }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  // Only who is new reads of a sign-up, and has the time to.
  if (welcome && redirectTo !== '/feed') {
    await screen.findByText(welcome);
    expect(router.state.location.pathname).toBe('/signup');
  }
  await waitFor(
    () => expect(router.state.location.pathname + router.state.location.search).toBe(to),
    { timeout: 4000 },
  );
  if (redirectTo === '/feed')
    expect(screen.queryByText(identityMessages.googleSignedUp)).not.toBeInTheDocument();
});
