import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { eventually, startTestApp, type TestApp } from '../../testing/index.ts';
import { createMailer, isRefusedForGood, type Mailer } from './mail.ts';
import { watchMailer } from './watched-mailer.ts';

/**
 * A mail server that keeps what it gets; `refusals` of the next mails are turned away, as by one
 * that is down for a while.
 */
const received: ParsedMail[] = [];
let refusals = 0;
/** What the server refuses for good, and with what words. */
let refused: { at: 'sender' | 'recipient' | 'text'; words: string } | undefined;
const refusalAt = (at: 'sender' | 'recipient' | 'text'): Error | null =>
  refused?.at === at ? Object.assign(new Error(refused.words), { responseCode: 550 }) : null;
/** How long the server takes for each mail. */
let delayMilliseconds = 0;
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_address, _session, done) {
    done(refusalAt('sender'));
  },
  onRcptTo(_address, _session, done) {
    done(refusalAt('recipient'));
  },
  onData(stream, _session, done) {
    simpleParser(stream).then(
      (mail) => {
        const refusal = refusalAt('text');
        if (refusal) {
          done(refusal);
          return;
        }
        if (refusals > 0) {
          refusals -= 1;
          done(new Error('try again later'));
          return;
        }
        setTimeout(() => {
          received.push(mail);
          done();
        }, delayMilliseconds);
      },
      (error: unknown) => {
        done(error as Error);
      },
    );
  },
});

let app: TestApp;
let mailer: Mailer;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    sink.listen(0, '127.0.0.1', resolve);
  });
  const { port } = sink.server.address() as AddressInfo;
  mailer = createMailer(
    readConfig({
      NODE_ENV: 'test',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'College <college@vie.example>',
      JWT_SECRET: 'x'.repeat(32),
    }),
  );
  app = await startTestApp({ mailer, env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => {
    sink.close(resolve);
  });
});

/** Cuts the wait before the next try short. */
const hurry = "update pgboss.job set start_after = now() where state = 'retry'";
const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }';
const input = {
  fullName: 'Asha Rao',
  email: 'asha@mail.example',
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
  degreeType: 'B.Tech',
  stream: 'CSE',
  yearOfGraduation: 2027,
  role: 'mentee',
};

describe('mail by SMTP', () => {
  it('leaves from the configured address, once, with the code in it', async () => {
    await app.visitor.ask(signUp, { input });
    const mail = await eventually(() => received[0], 'the mail');
    expect(mail.from?.text).toContain('college@vie.example');
    expect(mail.subject).toContain('Your sign-up code');
    expect(mail.text).toMatch(/\b\d{6}\b/);
    expect(received).toHaveLength(1);
  });

  it('is tried again when the mail server turns it away, and arrives once', async () => {
    refusals = 1;
    await app.visitor.ask(signUp, { input: { ...input, email: 'late@mail.example' } });
    await eventually(() => refusals === 0, 'the refusal');
    await eventually(async () => {
      await app.app.db.sql(hurry);
      return received.length === 2;
    }, 'the second mail');
    expect(received.map((mail) => mail.to && 'text' in mail.to && mail.to.text)).toEqual([
      'asha@mail.example',
      'late@mail.example',
    ]);
  });

  it.each([
    ['sender', 'Daily user sending limit exceeded', { isOfAddress: false, isFailing: true }],
    ['text', 'Daily sending quota exceeded', { isOfAddress: false, isFailing: true }],
    ['recipient', 'No such user', { isOfAddress: true, isFailing: false }],
  ] as const)('tells whom a refusal of the %s speaks against', async (at, words, told) => {
    refused = { at, words };
    const watched = watchMailer(mailer);
    const error: unknown = await watched
      .send({ to: 'asha@mail.example', subject: 'A code', text: '123456' })
      .catch((thrown: unknown) => thrown);
    refused = undefined;
    expect(String(error)).toContain(words);
    expect({
      isOfAddress: isRefusedForGood(error),
      isFailing: watched.state.isFailing(),
    }).toEqual(told);
  });

  it('waits for a code behind no flood of others from one address', async () => {
    const fromEach = (address: string, at: string) =>
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': at },
        body: JSON.stringify({ query: signUp, variables: { input: { ...input, email: address } } }),
      });
    delayMilliseconds = 200;
    received.length = 0;
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => fromEach(`flood${n}@mail.example`, '203.0.113.9')),
    );
    await fromEach('alone@mail.example', '198.51.100.7');
    await eventually(
      () => received.find((mail) => JSON.stringify(mail.to).includes('alone@')),
      'the code',
    );
    expect(received.length).toBeLessThan(40);
    delayMilliseconds = 0;
  });
});
