import { mailedSignInTexts as texts } from '@schema/rules/identity/identity-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getToken } from '@/core/auth';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import SignInByMailPage from '../pages/SignInByMailPage';
import SignInPage from '../pages/SignInPage';
import { mailedSignIn } from './mailed-sign-in';

const token = `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`;
const session = { __typename: 'SessionAnswer', token, redirectTo: '/feed' };
const answers = {
  MailSignIn: () => ({
    mailSignIn: { __typename: 'MailedSignIn', key: 'k1', message: texts.sent },
  }),
  SignInByMail: () => ({ signInByMail: session }),
  Me: () => ({ me: viewer() }),
};

beforeEach(() => mailedSignIn.remove());

const ask = async (address: string) => {
  await userEvent.type(screen.getByLabelText('Email'), address);
  await userEvent.click(screen.getByRole('button', { name: texts.ask }));
};

test('asks for the mail, and signs in with its code where the person was going', async () => {
  const { router, sent } = open(SignInPage, {
    path: '/signin',
    at: '/signin?redirect=%2Fcareer-path',
    me: null,
    answers,
  });
  await ask('asha@college.in');
  expect(await screen.findByRole('heading', { name: texts.title })).toBeInTheDocument();
  expect(screen.getByText(/works for 15 minutes/)).toHaveTextContent('asha@college.in');
  expect(mailedSignIn.read()).toEqual({
    email: 'asha@college.in',
    key: 'k1',
    back: '/career-path',
  });
  await userEvent.type(screen.getByLabelText('6-digit OTP'), '123456');
  await userEvent.click(screen.getByRole('button', { name: texts.verify }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/career-path'));
  expect(sent('SignInByMail')).toEqual([{ email: 'asha@college.in', key: 'k1', otp: '123456' }]);
  expect(getToken()).toBe(token);
  expect(mailedSignIn.read(), 'the key is gone').toBeNull();
});

test('without an address nothing is asked; a refusal keeps what was typed', async () => {
  let isRefused = true;
  const { sent } = open(SignInPage, {
    path: '/signin',
    me: null,
    answers: {
      MailSignIn: () => {
        if (isRefused) throw refusal('RATE_LIMITED', 'Too many mails');
        return answers.MailSignIn();
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: texts.ask }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Please enter your email first',
  );
  expect(sent('MailSignIn')).toEqual([]);
  await ask('asha@college.in');
  expect(await screen.findByText('Too many mails')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@college.in');
  expect(mailedSignIn.read()).toBeNull();
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: texts.ask }));
  expect(await screen.findByRole('heading', { name: texts.title })).toBeInTheDocument();
});

const follow = (options: Partial<Parameters<typeof open>[1]> = {}) =>
  open(SignInByMailPage, {
    path: '/sign-in-link',
    at: '/sign-in-link?token=123456',
    me: null,
    answers,
    ...options,
  });

test('the link signs in at a press, in the browser that asked', async () => {
  mailedSignIn.write({ email: 'asha@college.in', key: 'k1', back: '/bookmarks' });
  const { router, sent } = follow();
  expect(await screen.findByText(texts.as('asha@college.in'))).toBeInTheDocument();
  expect(sent('SignInByMail'), 'opening it does nothing').toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: texts.verify }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookmarks'));
  expect(sent('SignInByMail')).toEqual([{ email: 'asha@college.in', key: 'k1', otp: '123456' }]);
});

test('in another browser it says where its code is of use, and sends nothing', async () => {
  const { sent } = follow();
  expect(await screen.findByText(texts.elsewhere)).toBeInTheDocument();
  expect(screen.getByText('123456')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.anew })).toHaveAttribute('href', '/signin');
  expect(screen.queryByRole('button', { name: texts.verify })).not.toBeInTheDocument();
  expect(sent('SignInByMail')).toEqual([]);
});

test('a link that has ended says so, and leads to a new one', async () => {
  mailedSignIn.write({ email: 'asha@college.in', key: 'k1', back: 'https://elsewhere.example' });
  follow({
    answers: {
      ...answers,
      SignInByMail: () => {
        throw refusal('BAD_USER_INPUT', 'Invalid OTP');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.verify }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.over);
  expect(screen.getByRole('link', { name: texts.anew })).toBeInTheDocument();
});
