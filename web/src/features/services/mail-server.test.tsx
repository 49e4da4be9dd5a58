import { ownAccountTexts, passwordNeeded } from '@schema/rules/account/own-account-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { mailServerTexts as texts } from '@schema/rules/services/mail-server-texts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { mailServer, superAdmin, testLetter } from '@/testing/rooms/administration';
import { MailServerPart } from './index';

beforeEach(() => localStorage.clear());

const kept = {
  host: 'smtp.govindrao.example',
  port: 465,
  security: 'tls',
  user: 'office@govindrao.example',
  senderAddress: 'office@govindrao.example',
};
const show = (answers: Parameters<typeof open>[1]['answers'] = {}) =>
  open(MailServerPart, {
    path: '/admin/college',
    me: superAdmin(),
    answers: { MailServer: () => mailServer(), ...answers },
  });
const host = () => screen.findByRole('textbox', { name: new RegExp(`^${texts.host}`) });
const password = () => screen.getByLabelText(texts.password);
const button = (name: string) => screen.getByRole('button', { name });

test('what is typed is tried out before it is saved, with what the server says', async () => {
  const user = userEvent.setup();
  const { sent } = show({
    TryMailServer: ({ password: typed }) => ({
      tryMailServer:
        typed === 'right'
          ? testLetter()
          : testLetter({ isSent: false, words: 'It could not be sent.', said: '535 wrong' }),
    }),
  });
  await user.type(await host(), 'smtp.govindrao.example');
  await user.click(button(texts.try));
  // What is missing is said at its field; nothing is asked.
  expect(
    screen.getByRole('textbox', { name: new RegExp(`^${texts.senderAddress}`) }),
  ).toHaveFocus();
  expect(sent('TryMailServer')).toEqual([]);
  await user.type(screen.getByLabelText(texts.user), 'office@govindrao.example');
  await user.type(password(), 'wrong');
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(`^${texts.senderAddress}`) }),
    'office@govindrao.example',
  );
  await user.click(button(texts.try));
  expect(await screen.findByText('535 wrong')).toBeInTheDocument();
  await user.clear(password());
  await user.type(password(), 'right');
  await user.click(button(texts.try));
  expect(await screen.findByText('The mail server took it.')).toBeInTheDocument();
  expect(sent('TryMailServer')[1]).toEqual({
    server: { ...kept, senderName: '' },
    password: 'right',
  });
  expect(sent('SetMailServer')).toEqual([]);
});

test('the port follows the encryption, unless it is one of its own', async () => {
  const user = userEvent.setup();
  show();
  await host();
  const port = screen.getByRole('textbox', { name: /^Port/ });
  expect(port).toHaveValue('465');
  await user.selectOptions(screen.getByLabelText(texts.security), 'starttls');
  expect(port).toHaveValue('587');
  await user.clear(port);
  await user.type(port, '2525');
  await user.selectOptions(screen.getByLabelText(texts.security), 'tls');
  expect(port).toHaveValue('2525');
});

test('a kept password goes on with its account alone, and what is typed is stored nowhere', async () => {
  const user = userEvent.setup();
  const { sent, unmount } = show({
    MailServer: () => mailServer({ version: 3, hasPassword: true }, kept),
    SetMailServer: () => {
      throw refusal('BAD_USER_INPUT', texts.passwordAgain, { password: texts.passwordAgain });
    },
  });
  await host();
  expect(screen.getByText(texts.passwordKept)).toBeInTheDocument();
  expect(button(texts.save)).toBeDisabled();
  await user.type(await host(), '.evil.example');
  expect(screen.getByText(texts.passwordAgain)).toBeInTheDocument();
  await user.type(password(), 'Very-Secret9');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Very-Secret9');
  await user.clear(password());
  await user.click(button(texts.save));
  expect(sent('SetMailServer')).toMatchObject([{ version: 3, password: null, code: null }]);
  expect(password()).toBeInvalid();
  unmount();
  // What else was typed is there again.
  show({ MailServer: () => mailServer({ version: 3, hasPassword: true }, kept) });
  expect(await host()).toHaveValue('smtp.govindrao.example.evil.example');
});

test('asks for a code where there is a second factor, and for the password where there is none', async () => {
  const user = userEvent.setup();
  const { sent, unmount } = show({
    MailServer: () => mailServer({ version: 1, hasPassword: true, asksForCode: true }, kept),
    SetMailServer: () => ({
      setMailServer: mailServer(
        { version: 2, hasPassword: true, asksForCode: true },
        { ...kept, senderName: 'Office' },
      ).mailServer,
    }),
  });
  await host();
  expect(screen.queryByLabelText(texts.code)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(texts.senderName), 'Office');
  await user.type(screen.getByLabelText(texts.code), '123456');
  await user.click(button(texts.save));
  expect(await screen.findByText(texts.saved)).toBeInTheDocument();
  expect(sent('SetMailServer')).toMatchObject([{ code: '123456', ownPassword: null }]);
  expect(screen.queryByLabelText(texts.code)).not.toBeInTheDocument();
  unmount();
  localStorage.clear();

  const other = show({
    MailServer: () => mailServer({ version: 1, hasPassword: true }, kept),
    SetMailServer: () => {
      throw refusal('FORBIDDEN', ownAccountTexts.confirm, {}, { reason: passwordNeeded });
    },
  });
  await host();
  await user.type(screen.getByLabelText(texts.senderName), 'Office');
  await user.click(button(texts.save));
  await user.type(await screen.findByLabelText(texts.ownPassword), 'Correct-Horse9!');
  await user.click(button(texts.save));
  expect(other.sent('SetMailServer')[1]).toMatchObject({ ownPassword: 'Correct-Horse9!' });
});

test('who is slower chooses', async () => {
  const user = userEvent.setup();
  let version = 1;
  show({
    MailServer: () => mailServer({ version, hasPassword: true }, kept),
    SetMailServer: () => {
      version = 2;
      throw refusal('CONFLICT', texts.changedMeanwhile);
    },
  });
  await host();
  await user.type(screen.getByLabelText(texts.senderName), 'Office');
  await user.click(button(texts.save));
  expect(await screen.findByText(commonTexts.outdatedDraft.title)).toBeInTheDocument();
  expect(screen.getByLabelText(texts.senderName)).toHaveValue('Office');
});

test('says that a password is lost, and what the environment sets is locked', async () => {
  const { unmount } = show({
    MailServer: () => mailServer({ version: 1, hasPassword: true, isPasswordLost: true }, kept),
  });
  await host();
  expect(screen.getByText(texts.passwordLost)).toBeInTheDocument();
  unmount();
  show({ MailServer: () => mailServer({ isLocked: true, isSenderLocked: true }, kept) });
  expect(await host()).toHaveAttribute('readonly');
  expect(await host()).toHaveValue('smtp.govindrao.example:465');
  expect(screen.getByText(texts.locked)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
});

test('what could not be loaded is asked for again', async () => {
  let fails = true;
  show({
    MailServer: () => {
      if (fails) throw new Error('away');
      return mailServer();
    },
  });
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await host()).toHaveValue('');
});
