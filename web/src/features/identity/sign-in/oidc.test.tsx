import { oidcTexts as texts } from '@schema/rules/identity/oidc-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToken } from '@/core/auth';
import { leaveTo } from '@/core/leave';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { siteSays } from '@/testing/site';
import SignInByOidcPage from '../pages/SignInByOidcPage';
import SignInPage from '../pages/SignInPage';
import SignUpPage from '../pages/SignUpPage';
import { oidcSignIn } from './oidc-sign-in';

vi.mock('@/core/leave', () => ({ leaveTo: vi.fn() }));

const token = `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`;
const session = { __typename: 'Session', token, redirectTo: '/feed' };
const begun = {
  oidcSignIn: { __typename: 'OidcSignIn', key: 'the-key', address: 'https://id.example/auth?x' },
};
let unsay: () => void;
beforeEach(() => {
  unsay = siteSays('oidc-name', 'VIE account');
  vi.mocked(leaveTo).mockClear();
});
afterEach(() => {
  unsay();
  oidcSignIn.remove();
});

const comeBack = (answers: Parameters<typeof open>[1]['answers'], at = '?code=c&state=s') =>
  open(SignInByOidcPage, {
    path: '/sign-in-college',
    at: `/sign-in-college${at}`,
    me: null,
    answers: { Me: () => ({ me: viewer() }), ...answers },
  });

test('a college without accounts of its own has no button', () => {
  unsay();
  open(SignInPage, { path: '/signin', me: null });
  expect(screen.queryByRole('button', { name: /account/ })).toBeNull();
});

test('the button leads to the provider, and this tab keeps the key and where one was going', async () => {
  open(SignInPage, {
    path: '/signin',
    at: '/signin?redirect=%2Fcareer-path',
    me: null,
    answers: { OidcSignIn: () => begun },
  });
  await userEvent.click(screen.getByRole('button', { name: texts.signIn('VIE account') }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://id.example/auth?x'));
  expect(oidcSignIn.read()).toEqual({ key: 'the-key', back: '/career-path' });
});

test('it stands on the sign-up page too', () => {
  open(SignUpPage, { path: '/signup', me: null });
  expect(screen.getByRole('button', { name: texts.signUp('VIE account') })).toBeEnabled();
});

test('a provider that is away is told in words, and the other ways stay', async () => {
  open(SignInPage, {
    path: '/signin',
    me: null,
    answers: {
      OidcSignIn: () => {
        throw refusal('UNAVAILABLE', texts.away('VIE account'));
      },
    },
  });
  const button = screen.getByRole('button', { name: texts.signIn('VIE account') });
  await userEvent.click(button);
  expect(await screen.findByText(texts.away('VIE account'))).toBeInTheDocument();
  expect(button).toBeEnabled();
  expect(screen.getByLabelText('Email')).toBeEnabled();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('who comes back is signed in and goes on, and the address holds nothing of it', async () => {
  oidcSignIn.write({ key: 'the-key', back: '/career-path' });
  const { router, sent } = comeBack({ SignInByOidc: () => ({ signInByOidc: session }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/career-path'));
  expect(sent('SignInByOidc')).toEqual([{ key: 'the-key', answer: 'code=c&state=s' }]);
  expect(getToken()).toBe(token);
  expect(oidcSignIn.read()).toBeNull();
});

test('a new person completes the profile first, and goes on from there', async () => {
  oidcSignIn.write({ key: 'the-key', back: '/career-path' });
  const { router } = comeBack({
    SignInByOidc: () => ({ signInByOidc: { ...session, redirectTo: '/create-profile' } }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/create-profile'));
  expect(router.state.location.search).toBe('?redirect=%2Fcareer-path');
});

test('a tab that began nothing sends nothing', async () => {
  const { sent } = comeBack({});
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.elsewhere);
  expect(sent('SignInByOidc')).toEqual([]);
  expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/signin');
});

test('a refusal is told in words, with the way back to the page one was going to', async () => {
  oidcSignIn.write({ key: 'the-key', back: '/career-path' });
  comeBack({
    SignInByOidc: () => {
      throw refusal('CONFLICT', texts.unvouched('VIE account'));
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unvouched('VIE account'));
  expect(screen.queryByRole('button', { name: texts.again })).toBeNull();
  expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Fcareer-path',
  );
});

test('what a lost line kept from arriving is sent again by a press', async () => {
  oidcSignIn.write({ key: 'the-key', back: '/feed' });
  let isOff = true;
  const { router, sent } = comeBack({
    SignInByOidc: () => {
      if (isOff) throw new Error('connection lost');
      return { signInByOidc: session };
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed('VIE account'));
  isOff = false;
  await userEvent.click(screen.getByRole('button', { name: texts.again }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
  expect(sent('SignInByOidc')).toHaveLength(2);
});

test('a college without accounts of its own says so, and leads to the sign-in page', async () => {
  unsay();
  comeBack({});
  expect(
    await screen.findByRole('heading', { name: 'No sign-in with a college account here' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Sign in with your email/);
  expect(screen.getByRole('link', { name: texts.back })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/signin/),
  );
});
