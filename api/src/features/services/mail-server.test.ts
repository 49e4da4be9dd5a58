import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailServerTexts as texts } from '../../../../schema/rules/services/mail-server-texts.ts';
import { knowMailServer } from '../../core/mail/mail-server.ts';
import { seal } from '../../core/secrets/seal.ts';
import {
  aCollegeBesideAMailServer,
  mailPassword,
  mailServerCalls,
} from '../../testing/builders/services/mail-server.ts';
import { aPerson, eventually, type Json, type Person, type TestApp } from '../../testing/index.ts';
import { mailPurpose, mailServerTopic } from './mail-server.queries.ts';

const { look, set, attempt } = mailServerCalls;
const secret = mailPassword;

let app: TestApp;
let owner: Person;
let sink: Awaited<ReturnType<typeof aCollegeBesideAMailServer>>['sink'];
beforeAll(async () => {
  ({ app, owner, sink } = await aCollegeBesideAMailServer());
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const server = (over?: Json): Json => sink.settings(over);
const now = async (): Promise<Json> => (await owner.ask(look)).mailServer;

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
    sink.refuse('no '.repeat(2000));
    const long = await owner.ask(attempt, { server: server(), password: secret });
    expect(long.tryMailServer.said.length).toBeLessThanOrEqual(300);
    sink.refuse(undefined);
    const { tryMailServer } = await owner.ask(attempt, { server: server(), password: secret });
    expect(tryMailServer).toMatchObject({ isSent: true, address: owner.email, said: null });
    expect(sink.received.map(({ from }) => from?.text)).toEqual([
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
    sink.received.length = 0;
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
    await eventually(() => sink.received.length > 0, 'the mail');
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
    for (const over of [{ port: sink.port + 1 }, { host: 'localhost' }, { user: 'other' }])
      for (const text of [set, attempt]) {
        const refused = await owner.refused(text, { version: 1, server: server(over) });
        expect(refused.fields, JSON.stringify(over)).toEqual({ password: texts.passwordAgain });
      }
    const { setMailServer } = await owner.ask(set, {
      version: 1,
      server: server({ senderName: 'Placement Office' }),
    });
    expect(setMailServer).toMatchObject({ version: 2, hasPassword: true });
    sink.received.length = 0;
    await owner.ask('mutation { sendTestLetter { isSent } }');
    expect(sink.received[0]?.from?.text).toBe('"Placement Office" <office@govindrao.example>');
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
