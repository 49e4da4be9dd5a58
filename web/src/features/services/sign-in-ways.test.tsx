import { ownAccountTexts, passwordNeeded } from '@schema/rules/account/own-account-texts';
import { signInWaysTexts as texts } from '@schema/rules/services/sign-in-ways-texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '@/core/site';
import { open, refusal } from '@/testing/open';
import { signInWays, superAdmin } from '@/testing/rooms/administration';
import { siteSays } from '@/testing/site';
import { SignInPart } from './index';

let unsay: () => void;
beforeEach(() => {
  localStorage.clear();
  unsay = siteSays('oidc-name', '');
});
afterEach(() => unsay());

const kept = { issuer: 'https://id.govindrao.example', clientId: 'experiencia' };
const empty = { name: '', scope: '', domains: '', groups: '', claims: '' };
const show = (answers: Parameters<typeof open>[1]['answers'] = {}) =>
  open(SignInPart, {
    path: '/admin/college',
    me: superAdmin(),
    answers: { SignInWays: () => signInWays(), ...answers },
  });
const issuer = () => screen.findByRole('textbox', { name: texts.issuer });
const client = () => screen.getByRole('textbox', { name: new RegExp(`^${texts.clientId}`) });
const secret = () => screen.getByLabelText(texts.secret);
const button = (name: string) => screen.getByRole('button', { name });

test('the addresses to register are copied with a press', async () => {
  const user = userEvent.setup();
  show();
  await issuer();
  await user.click(button(`${texts.copy}: ${texts.returnAddress}`));
  expect(await screen.findByText(texts.copied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(
    'https://network.govindrao.example/sign-in-college',
  );
});

test('what is typed is tried out before it is saved, with what was found', async () => {
  const user = userEvent.setup();
  const { sent } = show({
    TryCollegeAccounts: ({ secret: typed }) => ({
      tryCollegeAccounts: {
        __typename: 'SignInTrial',
        isGood: typed === 'right',
        words: typed === 'right' ? texts.trial.good : texts.trial.refused,
      },
    }),
  });
  // Without a provider there is nothing to ask about it.
  await issuer();
  expect(screen.queryByLabelText(texts.secret)).not.toBeInTheDocument();
  await user.type(await issuer(), 'id.govindrao.example');
  await user.click(button(texts.try));
  // What is wrong is said at its field; nothing is asked.
  expect(await screen.findByText(texts.wrong.issuer)).toBeInTheDocument();
  expect(await issuer()).toHaveFocus();
  expect(sent('TryCollegeAccounts')).toEqual([]);
  await user.clear(await issuer());
  await user.type(await issuer(), kept.issuer);
  await user.type(client(), kept.clientId);
  await user.type(secret(), 'wrong');
  await user.click(button(texts.try));
  expect(await screen.findByText(texts.trial.refused)).toBeInTheDocument();
  await user.clear(secret());
  await user.type(secret(), 'right');
  await user.click(button(texts.try));
  expect(await screen.findByText(texts.trial.good)).toBeInTheDocument();
  expect(sent('TryCollegeAccounts')[1]).toEqual({
    accounts: { ...kept, ...empty },
    secret: 'right',
  });
  expect(sent('SetSignInWays')).toEqual([]);
});

test('what is saved is on the button of the sign-in page at once', async () => {
  const user = userEvent.setup();
  const { sent } = show({
    SetSignInWays: ({ accounts }) => ({
      setSignInWays: signInWays({ version: 1, hasSecret: true }, accounts as object).signInWays,
    }),
  });
  await user.type(await issuer(), kept.issuer);
  await user.type(client(), kept.clientId);
  await user.type(secret(), 'Very-Secret9');
  await user.type(screen.getByLabelText(texts.name), 'Govindrao account');
  const rules = screen.getByRole('group', { name: texts.verified });
  await user.type(within(rules).getByLabelText(texts.domains), 'student.govindrao.example');
  await user.click(button(texts.save));
  expect(await screen.findByText(texts.saved)).toBeInTheDocument();
  expect(sent('SetSignInWays')).toEqual([
    {
      version: 0,
      accounts: {
        ...{ ...kept, ...empty },
        ...{ name: 'Govindrao account', domains: 'student.govindrao.example' },
      },
      secret: 'Very-Secret9',
      googleClientId: '',
      code: null,
      ownPassword: null,
    },
  ]);
  expect(site.oidcName).toBe('Govindrao account');
  expect(secret()).toHaveValue('');
});

test('a kept secret goes on with its provider alone, and what is typed is stored nowhere', async () => {
  const user = userEvent.setup();
  const { sent, unmount } = show({
    SignInWays: () => signInWays({ version: 3, hasSecret: true }, kept),
    SetSignInWays: () => {
      throw refusal('BAD_USER_INPUT', texts.secretAgain, { secret: texts.secretAgain });
    },
  });
  await issuer();
  expect(screen.getByText(texts.secretKept)).toBeInTheDocument();
  expect(button(texts.save)).toBeDisabled();
  await user.type(await issuer(), '.evil.example');
  expect(screen.getByText(texts.secretAgain)).toBeInTheDocument();
  await user.type(secret(), 'Very-Secret9');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Very-Secret9');
  await user.clear(secret());
  await user.click(button(texts.save));
  expect(sent('SetSignInWays')).toMatchObject([{ version: 3, secret: null }]);
  expect(secret()).toBeInvalid();
  unmount();
  // What else was typed is there again.
  show({ SignInWays: () => signInWays({ version: 3, hasSecret: true }, kept) });
  expect(await issuer()).toHaveValue('https://id.govindrao.example.evil.example');
});

test('asks for a code where there is a second factor, and for the password where there is none', async () => {
  const user = userEvent.setup();
  const google = '1234.apps.googleusercontent.com';
  const factor = show({
    SignInWays: () => signInWays({ version: 1, asksForCode: true }),
    SetSignInWays: () => ({
      setSignInWays: signInWays({ version: 2, asksForCode: true, googleClientId: google })
        .signInWays,
    }),
  });
  await issuer();
  expect(screen.queryByLabelText(texts.code)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(texts.googleClientId), google);
  await user.type(screen.getByLabelText(texts.code), '123456');
  await user.click(button(texts.save));
  expect(await screen.findByText(texts.saved)).toBeInTheDocument();
  expect(factor.sent('SetSignInWays')).toMatchObject([{ googleClientId: google, code: '123456' }]);
  factor.unmount();
  localStorage.clear();

  const other = show({
    SetSignInWays: () => {
      throw refusal('FORBIDDEN', ownAccountTexts.confirm, {}, { reason: passwordNeeded });
    },
  });
  await issuer();
  await user.type(screen.getByLabelText(texts.googleClientId), google);
  await user.click(button(texts.save));
  await user.type(await screen.findByLabelText(texts.ownPassword), 'Correct-Horse9!');
  await user.click(button(texts.save));
  expect(other.sent('SetSignInWays')[1]).toMatchObject({ ownPassword: 'Correct-Horse9!' });
});

test('says that a secret is lost, and what the environment sets is locked', async () => {
  const lost = show({
    SignInWays: () => signInWays({ version: 1, hasSecret: true, isSecretLost: true }, kept),
  });
  await issuer();
  expect(screen.getByText(texts.secretLost)).toBeInTheDocument();
  lost.unmount();

  const user = userEvent.setup();
  const half = show({
    SignInWays: () => signInWays({ areAccountsLocked: true }, { ...kept, groups: 'staff' }),
    SetSignInWays: () => ({ setSignInWays: signInWays({ version: 1 }).signInWays }),
  });
  expect(await issuer()).toHaveValue(kept.issuer);
  expect(await issuer()).toHaveAttribute('readonly');
  expect(screen.getByLabelText(texts.groups)).toHaveValue('staff');
  expect(screen.queryByRole('button', { name: texts.try })).not.toBeInTheDocument();
  const google = '1234.apps.googleusercontent.com';
  await user.type(screen.getByLabelText(texts.googleClientId), google);
  await user.click(button(texts.save));
  expect(half.sent('SetSignInWays')).toMatchObject([{ accounts: null, googleClientId: google }]);
  half.unmount();
  localStorage.clear();

  show({ SignInWays: () => signInWays({ areAccountsLocked: true, isGoogleLocked: true }, kept) });
  await issuer();
  expect(screen.getByText(texts.googleLocked)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
});

test('what could not be loaded is asked for again', async () => {
  let fails = true;
  show({
    SignInWays: () => {
      if (fails) throw new Error('away');
      return signInWays();
    },
  });
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await issuer()).toHaveValue('');
});
