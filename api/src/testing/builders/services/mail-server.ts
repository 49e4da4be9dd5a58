import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { aPerson, type Json, type Person, startTestApp, type TestApp } from '../../index.ts';

/** The password of the account `office` of a mail server of tests. */
export const mailPassword = 'Very-Secret9';

type TestMailServer = Awaited<ReturnType<typeof aMailServer>>;

/** A mail server that takes mails of one account. */
async function aMailServer() {
  const received: ParsedMail[] = [];
  let refusal: string | undefined;
  const sink = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (refusal !== undefined) done(new Error(refusal));
      else if (username === 'office' && password === mailPassword) done(null, { user: username });
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
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  const { port } = sink.server.address() as AddressInfo;
  return {
    port,
    /** What it got. */
    received,
    /** What it says to whoever signs in from now on; undefined: whether the password is right. */
    refuse(words: string | undefined) {
      refusal = words;
    },
    /** What a college is told of it. */
    settings: (over: Json = {}): Json => ({
      host: '127.0.0.1',
      port,
      security: 'none',
      user: 'office',
      senderAddress: 'office@govindrao.example',
      senderName: '',
      ...over,
    }),
    close: () =>
      new Promise<void>((resolve) => {
        sink.close(resolve);
      }),
  };
}

const fields =
  '{ version isLocked isSenderLocked sender hasPassword isPasswordLost asksForCode server { host port security user senderAddress senderName } }';

/** What a super admin asks of the mail server. */
export const mailServerCalls = {
  look: `{ mailServer ${fields} }`,
  set: `mutation ($version: Int!, $server: MailServerInput!, $password: String, $code: String, $ownPassword: String) {
  setMailServer(version: $version, server: $server, password: $password, code: $code, ownPassword: $ownPassword) ${fields} }`,
  attempt: `mutation ($server: MailServerInput!, $password: String) {
  tryMailServer(server: $server, password: $password) { address isSent words said } }`,
} as const;

/** A college beside a mail server that it does not know yet, and who may tell it. */
export async function aCollegeBesideAMailServer(): Promise<{
  app: TestApp;
  owner: Person;
  sink: TestMailServer;
}> {
  const sink = await aMailServer();
  const app = await startTestApp({
    mailer: 'own',
    limits: { testLetters: { points: 100, seconds: 600 } },
  });
  return { app, owner: await aPerson(app, { isSuperAdmin: true }), sink };
}
