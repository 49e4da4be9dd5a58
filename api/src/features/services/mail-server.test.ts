import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { TOTP } from 'otpauth';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountTexts } from '../../../../schema/rules/account/own-account-texts.ts';
import { secondFactorTexts } from '../../../../schema/rules/adminaccess/second-factor-texts.ts';
import { mailServerTexts as texts } from '../../../../schema/rules/services/mail-server-texts.ts';
import { knowMailServer } from '../../core/mail/mail-server.ts';
import { seal } from '../../core/secrets/seal.ts';
import {
  aPerson,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { mailPurpose, mailServerTopic } from './mail-server.queries.ts';

const secret = 'Very-Secret9';
/** What the mail server got, and what it says to whoever signs in. */
const received: ParsedMail[] = [];
let refusal: string | undefined;
const sink = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, done) {
    if (refusal !== undefined) done(new Error(refusal));
    else if (username === 'office' && password === secret) done(null, { user: username });
    else done(new Error('Username and password not accepted'));
  },
  onData(stream, _session, done) {
    simpleParser(stream).then(
      (mail) => {
        received.push(mail);
        done();
      },
      (error: unknown) => done(error as Error),
    );
  },
});

const fields =
  '{ version isLocked isSenderLocked sender hasPassword isPasswordLost asksForCode server { host port security user senderAddress senderName } }';
const look = `{ mailServer ${fields} }`;
const set = `mutation ($version: Int!, $server: MailServerInput!, $password: String, $code: String, $ownPassword: String) {
  setMailServer(version: $version, server: $server, password: $password, code: $code, ownPassword: $ownPassword) ${fields} }`;
const attempt = `mutation ($server: MailServerInput!, $password: String) {
  tryMailServer(server: $server, password: $password) { address isSent words said } }`;

let port = 0;
let app: TestApp;
let owner: Person;
const server = (over: Json = {}): Json => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: 'office',
  senderAddress: 'office@govindrao.example',
  senderName: '',
  ...over,
});
const now = async (who = owner): Promise<Json> => (await who.ask(look)).mailServer;

beforeAll(async () => {
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  ({ port } = sink.server.address() as AddressInfo);
  app = await startTestApp({
    mailer: 'own',
    limits: { testLetters: { points: 100, seconds: 600 } },
  });
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => {
    sink.close(resolve);
  });
});

/** Somebody asks for a code, which is mailed. */
async function askForCode(): Promise<void> {
  const { email } = await aPerson(app);
  await app.visitor.ask(
    'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
    { email },
  );
}

describe('the mail server of a college', () => {
  it('is none at first, and for super admins alone', async () => {
    expect(await now()).toMatchObject({ version: 0, isLocked: false, hasPassword: false });
    const admin = await aPerson(app, { isAdmin: true });
    for (const text of [look, set, attempt]) {
      const refused = await admin.refused(text, { version: 0, server: server() });
      expect(refused.code).toBe('FORBIDDEN');
    }
  });

  it.each([
    ['host', 'https://mail.example', texts.wrong.host],
    ['host', 'mail.example/x', texts.wrong.host],
    ['host', '', texts.wrong.host],
    ['host', 'a\nb', texts.wrong.host],
    ['port', 0, 'The port must be at least 1'],
    ['port', 65_536, 'The port must be at most 65535'],
    ['user', 'one\r\ntwo', texts.wrong.user],
    ['senderAddress', 'office', 'Invalid email format'],
    ['senderName', 'x\r\nBcc: all@mail.example', texts.wrong.senderName],
    ['host', 'mail.example', texts.wrong.inTheClear],
  ])('refuses a %s of %j', async (name, value, text) => {
    const asked = { version: 0, server: server({ [name]: value }), password: secret };
    expect((await owner.refused(set, asked)).message).toBe(text);
    expect((await owner.refused(attempt, asked)).message).toBe(text);
    expect((await now()).version).toBe(0);
  });

  it('is tried out before it is saved, with what the server says', async () => {
    const wrong = await owner.ask(attempt, { server: server(), password: 'wrong' });
    expect(wrong.tryMailServer).toMatchObject({ isSent: false });
    expect(wrong.tryMailServer.said).toContain('Username and password not accepted');
    refusal = 'no '.repeat(2000);
    const long = await owner.ask(attempt, { server: server(), password: secret });
    expect(long.tryMailServer.said.length).toBeLessThanOrEqual(300);
    refusal = undefined;
    const { tryMailServer } = await owner.ask(attempt, { server: server(), password: secret });
    expect(tryMailServer).toMatchObject({ isSent: true, address: owner.email, said: null });
    expect(received.map(({ from }) => from?.text)).toEqual([
      '"Vidyasagar Institute of Engineering" <office@govindrao.example>',
    ]);
    expect((await now()).version).toBe(0);
    expect(app.app.mailer.storedMails).toBeDefined();
    const { adminOverview } = await owner.ask('{ adminOverview { left } }');
    expect(adminOverview.left).toContain('mail');
  });

  it('asks for the password of an account that has none kept', async () => {
    const refused = await owner.refused(set, { version: 0, server: server() });
    expect(refused.fields).toEqual({ password: texts.wrong.passwordMissing });
  });

  it('takes mails from the moment it is saved, and its password is told to nobody', async () => {
    received.length = 0;
    const { setMailServer } = await owner.ask(set, {
      version: 0,
      server: server({ host: ' 127.0.0.1 ' }),
      password: secret,
    });
    expect(setMailServer).toMatchObject({
      version: 1,
      hasPassword: true,
      server: server(),
      sender: 'office@govindrao.example',
    });
    expect(app.app.mailer.storedMails).toBeUndefined();
    await askForCode();
    await eventually(() => received.length > 0, 'the mail');
    const { adminOverview } = await owner.ask('{ adminOverview { left } }');
    expect(adminOverview.left).not.toContain('mail');
    const told = [
      await now(),
      await owner.ask('{ supportPacket { text } }'),
      await owner.ask('{ health { words advice said } }'),
      await app.app.db.sql('select * from mail_server'),
      await app.app.db.sql("select * from audit_log where action like 'mail.%'"),
    ];
    expect(JSON.stringify(told)).not.toContain(secret);
    const [entry] = await app.app.db.sql<{ changes: Json }>(
      "select changes from audit_log where action = 'mail.change'",
    );
    expect(entry?.changes).toEqual({
      parts: 'server, port, encryption, sender, name of the sender, user name, password',
    });
  });

  it('goes on with its password, which goes to no other account', async () => {
    const { tryMailServer } = await owner.ask(attempt, { server: server() });
    expect(tryMailServer.isSent).toBe(true);
    for (const over of [{ port: port + 1 }, { host: 'localhost' }, { user: 'other' }])
      for (const text of [set, attempt]) {
        const refused = await owner.refused(text, { version: 1, server: server(over) });
        expect(refused.fields, JSON.stringify(over)).toEqual({ password: texts.passwordAgain });
      }
    const { setMailServer } = await owner.ask(set, {
      version: 1,
      server: server({ senderName: 'Placement Office' }),
    });
    expect(setMailServer).toMatchObject({ version: 2, hasPassword: true });
    received.length = 0;
    await owner.ask('mutation { sendTestLetter { isSent } }');
    expect(received[0]?.from?.text).toBe('"Placement Office" <office@govindrao.example>');
  });

  it('changes nothing where it is the same, and not by who goes on from an older one', async () => {
    const same = { server: server({ senderName: 'Placement Office' }) };
    expect((await owner.ask(set, { version: 1, ...same })).setMailServer.version).toBe(2);
    const refused = await owner.refused(set, { version: 1, server: server() });
    expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.changedMeanwhile });
    const answers = await Promise.all(
      ['One', 'Two'].map((senderName) =>
        owner.graphql(set, { version: 2, server: server({ senderName }) }),
      ),
    );
    expect(
      answers.filter(({ errors }) => errors).map(({ errors }) => errors?.[0]?.message),
    ).toEqual([texts.changedMeanwhile]);
    expect((await now()).version).toBe(3);
  });

  it('is followed by instances that did not change it', async () => {
    knowMailServer(app.app.config, null);
    expect(app.app.mailer.storedMails).toBeDefined();
    app.app.events.publish(mailServerTopic, { version: 3 });
    await eventually(() => app.app.mailer.storedMails === undefined, 'the server');
  });

  it('says in words that another secret sealed its password', async () => {
    const [row] = await app.app.db.sql<{ sealed_password: string }>(
      'select sealed_password from mail_server',
    );
    await app.app.db.sql('update mail_server set sealed_password = $1', [
      seal('another secret of the server', mailPurpose, secret),
    ]);
    expect(await now()).toMatchObject({ isPasswordLost: true });
    const refused = await owner.refused(attempt, { server: server() });
    expect(refused.fields).toEqual({ password: texts.passwordLost });
    await askForCode();
    const mail = await eventually(async () => {
      const { health } = await owner.ask('{ health { name state words } }');
      return (health as Json[]).find(({ name, state }) => name === 'mail' && state === 'bad');
    }, 'the words of health');
    expect(mail['words']).toContain('JWT_SECRET is another one');
    await eventually(() => app.app.mailer.state.isFailing(), 'mail that fails');
    await app.app.db.sql('update mail_server set sealed_password = $1', [row?.sealed_password]);
    expect(await now()).toMatchObject({ isPasswordLost: false });
  });

  it('needs no account, and forgets the password of one', async () => {
    const { version } = await now();
    const open = server({ user: '', host: 'mail.govindrao.example' });
    const { setMailServer } = await owner.ask(set, { version, server: open, password: secret });
    expect(setMailServer).toMatchObject({ hasPassword: false, isPasswordLost: false });
    expect(await app.app.db.sql('select sealed_password from mail_server')).toEqual([
      { sealed_password: '' },
    ]);
  });
});

describe('who changes the mail server', () => {
  it('gives a code where they have a second factor, each once', async () => {
    const keeper = await aPerson(app, { isSuperAdmin: true });
    const { beginSecondFactor } = await keeper.ask('mutation { beginSecondFactor { secret } }');
    const totp = new TOTP({ secret: beginSecondFactor.secret });
    const code = (): string => totp.generate({ timestamp: app.clock.now().getTime() });
    await keeper.ask('mutation ($code: String!) { enableSecondFactor(code: $code) }', {
      code: code(),
    });
    const { version, asksForCode } = await now(keeper);
    expect(asksForCode).toBe(true);
    const asked = { version, server: server({ senderName: 'Office' }), password: secret };
    const missing = await keeper.refused(set, asked);
    expect(missing.fields).toEqual({ code: secondFactorTexts.codeMissing });
    const used = await keeper.refused(set, { ...asked, code: code() });
    expect(used.fields).toEqual({ code: secondFactorTexts.wrong });
    expect((await now()).version).toBe(version);
    app.clock.advance(31);
    const { setMailServer } = await keeper.ask(set, { ...asked, code: code() });
    expect(setMailServer.version).toBe(version + 1);
  });

  it('gives their password a while after signing in, where they have none', async () => {
    app.clock.advance(3600);
    const { version } = await now();
    const asked = { version, server: server({ senderName: 'Later' }) };
    const refused = await owner.refused(set, asked);
    expect(refused).toMatchObject({ code: 'FORBIDDEN', message: ownAccountTexts.confirm });
    expect((await owner.refused(set, { ...asked, ownPassword: 'wrong' })).code).toBe('FORBIDDEN');
    expect((await now()).version).toBe(version);
  });

  it('has a limit of letters', async () => {
    const limited = await startTestApp({
      mailer: 'own',
      limits: { testLetters: { points: 2, seconds: 600 } },
    });
    const keeper = await aPerson(limited, { isSuperAdmin: true });
    const codes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await keeper.graphql(attempt, { server: server(), password: secret });
      codes.push(answer.errors?.[0]?.extensions.code ?? 'tried');
    }
    expect(codes).toEqual(['tried', 'tried', 'RATE_LIMITED']);
    await limited.close();
  });
});

it('is shown and locked where the environment says it, without name and password', async () => {
  const locked = await startTestApp({
    mailer: 'own',
    env: {
      SMTP_URL: `smtps://office:${secret}@mail.govindrao.example`,
      MAIL_FROM: 'Govindrao <office@govindrao.example>',
    },
  });
  const keeper = await aPerson(locked, { isSuperAdmin: true });
  const found = await now(keeper);
  expect(found).toMatchObject({
    isLocked: true,
    isSenderLocked: true,
    sender: 'Govindrao <office@govindrao.example>',
    server: { host: 'mail.govindrao.example', port: 465, user: '' },
  });
  expect(JSON.stringify(found)).not.toContain(secret);
  for (const text of [set, attempt]) {
    const refused = await keeper.refused(text, { version: 0, server: server(), password: secret });
    expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.lockedRefused });
  }
  await locked.close();
});
