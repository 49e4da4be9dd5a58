import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, eventually, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { codeMailsPerMinute: { points: 100, seconds: 60 } } });
});
afterAll(() => app.close());

const ask = /* GraphQL */ `mutation ($email: String!) { mailSignIn(email: $email) { key message } }`;
const enter = /* GraphQL */ `mutation ($email: String!, $key: String!, $otp: String!) { signInByMail(email: $email, key: $key, otp: $otp) { token redirectTo } }`;
const invalid = { code: 'BAD_USER_INPUT', message: 'Invalid OTP' };
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Asks in a browser. @returns what it keeps */
const asked = async (email: string): Promise<string> =>
  (await app.visitor.ask(ask, { email })).mailSignIn.key;

async function aMailedSignIn(): Promise<{ email: string; key: string; otp: string }> {
  const { email } = await aMentee(app);
  const key = await asked(email);
  return { email, key, otp: await app.codeFor(email) };
}

describe('signing in by a mail', () => {
  it('goes the whole way: a mail with a link and a code, once, and the password stays', async () => {
    const person = await aMentee(app);
    const key = await asked(person.email.toUpperCase());
    const otp = await app.codeFor(person.email);
    const mail = await app.mailTo(person.email);
    expect(mail.subject).toBe(`Your sign-in link: ${otp}`);
    expect(mail.text).toContain(`/sign-in-link?token=${otp}`);
    expect(mail.text).not.toContain(key);

    const { token, redirectTo } = (await app.visitor.ask(enter, { email: person.email, key, otp }))
      .signInByMail;
    expect(redirectTo).toBe('/feed');
    expect((await app.as(token).ask('{ me { email } }')).me.email).toBe(person.email);
    expect(await app.visitor.refused(enter, { email: person.email, key, otp })).toMatchObject(
      invalid,
    );
    expect((await person.ask('{ me { id } }')).me, 'other devices stay signed in').toBeTruthy();
  });

  it('opens nothing for who is handed on the mail, or reads it', async () => {
    const { email, key, otp } = await aMailedSignIn();
    const { email: theirs } = await aMentee(app);
    const foreign = await asked(theirs);
    const own = await asked(email);
    for (const wrong of [foreign, own, '', key.slice(0, -1), `${key} `])
      expect(await app.visitor.refused(enter, { email, key: wrong, otp })).toMatchObject(invalid);
    expect(await app.visitor.refused(enter, { email: theirs, key, otp })).toMatchObject(invalid);
    // Nobody burns it who lacks the key, and a second request leaves the first alone.
    expect((await app.visitor.ask(enter, { email, key, otp })).signInByMail.token).toBeTruthy();
  });

  it('is opened by one of two presses at once, and burnt by five wrong codes', async () => {
    const once = await aMailedSignIn();
    const answers = await Promise.all([1, 2, 3].map(() => app.visitor.graphql(enter, once)));
    expect(answers.filter(({ data }) => data?.signInByMail)).toHaveLength(1);

    const burnt = await aMailedSignIn();
    for (let n = 0; n < 5; n += 1)
      await app.visitor.graphql(enter, { ...burnt, otp: another(burnt.otp) });
    expect(await app.visitor.refused(enter, burnt)).toMatchObject(invalid);
  });

  it('ends after a quarter of an hour', async () => {
    const [soon, late] = [await aMailedSignIn(), await aMailedSignIn()];
    app.clock.advance(14 * 60);
    expect((await app.visitor.ask(enter, soon)).signInByMail.token).toBeTruthy();
    app.clock.advance(2 * 60);
    expect(await app.visitor.refused(enter, late)).toMatchObject(invalid);
  });

  it('does not let in who is banned, and says why', async () => {
    const person = await aMentee(app);
    const key = await asked(person.email);
    const otp = await app.codeFor(person.email);
    await app.app.db.sql(
      `update users set is_banned = true, ban_reason = 'Sold answers' where id = $1`,
      [person.id],
    );
    const refusal = await app.visitor.refused(enter, { email: person.email, key, otp });
    expect(refusal.code).toBe('FORBIDDEN');
    expect(refusal.message).toContain('Sold answers');
  });

  it('answers alike for an unknown address, and mails it nothing', async () => {
    const unknown = 'nobody.here@mail.example';
    const { key, message } = (await app.visitor.ask(ask, { email: unknown })).mailSignIn;
    const known = await aMailedSignIn();
    expect(key).toHaveLength(known.key.length);
    expect((await app.visitor.ask(ask, { email: known.email })).mailSignIn.message).toBe(message);
    const guess = { email: unknown, key, otp: '123456' };
    await eventually(
      async () =>
        (
          await app.app.db.sql<{ hash: string | null }>(
            'select hash from codes where address = $1',
            [unknown],
          )
        )[0]?.hash,
      'the job',
    );
    const refusals = [];
    for (let n = 0; n < 6; n += 1) refusals.push(await app.visitor.refused(enter, guess));
    expect(refusals.map(({ message: text }) => text)).toEqual(Array(6).fill('Invalid OTP'));
    expect(app.mails.filter(({ to }) => to === unknown)).toEqual([]);
  });

  it('refuses what is no address, and a flood of mails', async () => {
    expect((await app.visitor.refused(ask, { email: ' ' })).message).toBe(
      'Please enter your email first',
    );
    expect((await app.visitor.refused(ask, { email: 'asha' })).code).toBe('BAD_USER_INPUT');
    const { email } = await aMentee(app);
    for (let n = 0; n < 5; n += 1) await asked(email);
    expect((await app.visitor.refused(ask, { email })).code).toBe('RATE_LIMITED');
  });
});
