import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, eventually, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { codeMailsPerMinute: { points: 100, seconds: 60 } } });
});
afterAll(() => app.close());

const forgot = /* GraphQL */ `mutation ($email: String!) { forgotPassword(email: $email) { message } }`;
const reset = /* GraphQL */ `mutation ($email: String!, $otp: String!, $newPassword: String!) { resetPassword(email: $email, otp: $otp, newPassword: $newPassword) { message } }`;
const signIn = /* GraphQL */ `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }`;
const newPassword = 'Battery-Staple7!';
const invalid = { code: 'BAD_USER_INPUT', message: 'Invalid OTP' };

const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function aResetCode(): Promise<{ email: string; otp: string }> {
  const { email } = await aMentee(app);
  await app.visitor.ask(forgot, { email });
  return { email, otp: await app.codeFor(email) };
}

describe('reset of a password', () => {
  it('goes the whole way: code, new password, all sessions ended, the owner told', async () => {
    const person = await aMentee(app);
    const { token: second } = (
      await app.visitor.ask(signIn, { email: person.email, password: person.password })
    ).signIn;
    expect((await app.visitor.ask(forgot, { email: person.email })).forgotPassword.message).toBe(
      'OTP sent to your email. Please check your inbox (and spam/junk folder).',
    );
    const otp = await app.codeFor(person.email);
    expect(
      (await app.visitor.ask(reset, { email: person.email, otp, newPassword })).resetPassword
        .message,
    ).toBe('Password reset successfully! Please sign in with your new password.');

    expect((await person.refused('{ me { id } }')).code).toBe('UNAUTHENTICATED');
    expect((await app.as(second).refused('{ me { id } }')).code).toBe('UNAUTHENTICATED');
    expect(
      (await app.visitor.refused(signIn, { email: person.email, password: person.password })).code,
    ).toBe('UNAUTHENTICATED');
    expect(
      (await app.visitor.ask(signIn, { email: person.email, password: newPassword })).signIn.token,
    ).toBeTruthy();
    const notice = await app.mailTo(person.email, 1);
    expect(notice.subject).toBe('Your password was changed');
    expect(notice.text).not.toContain(newPassword);
  });

  it('opens an account again that wrong passwords had shut', async () => {
    const { email, otp } = await aResetCode();
    for (let n = 0; n < 11; n += 1)
      await app.visitor.graphql(signIn, { email, password: 'Wrong-Horse9!' });
    await app.visitor.ask(reset, { email, otp, newPassword });
    expect((await app.visitor.graphql(signIn, { email, password: newPassword })).status).toBe(200);
  });

  it('answers alike for an unknown address, and mails it nothing', async () => {
    const { email } = await aMentee(app);
    const [known, unknown] = await Promise.all([
      app.visitor.graphql(forgot, { email }),
      app.visitor.graphql(forgot, { email: 'nobody@mail.example' }),
    ]);
    expect({ status: unknown.status, data: unknown.data, errors: unknown.errors }).toEqual({
      status: known.status,
      data: known.data,
      errors: known.errors,
    });
    await app.codeFor(email);
    expect(app.mails.filter((mail) => mail.to === 'nobody@mail.example')).toEqual([]);
    expect(
      await app.visitor.refused(reset, {
        email: 'nobody@mail.example',
        otp: '123456',
        newPassword,
      }),
    ).toMatchObject(invalid);
  });

  it('asks for the address first, and for a password that meets the rule and is not a common one', async () => {
    expect(await app.visitor.refused(forgot, { email: ' ' })).toMatchObject({
      message: 'Please enter your email first',
    });
    const { email, otp } = await aResetCode();
    expect((await app.visitor.refused(reset, { email, otp, newPassword: 'simple' })).message).toBe(
      'Password must be at least 8 characters, with one uppercase, one lowercase, one number, and one special character (!@#$%^&*).',
    );
    expect((await app.visitor.refused(reset, { email, otp, newPassword: 'P@ssw0rd1!' })).code).toBe(
      'BAD_USER_INPUT',
    );
    // Neither try used the code up.
    await app.visitor.ask(reset, { email, otp, newPassword });
  });

  it('takes long passwords and any character beyond the rule', async () => {
    const { email, otp } = await aResetCode();
    const long = `Aa1!${'पासवर्ड 🐎 '.repeat(12)}`;
    await app.visitor.ask(reset, { email, otp, newPassword: long });
    expect((await app.visitor.ask(signIn, { email, password: long })).signIn.token).toBeTruthy();
    expect((await app.visitor.refused(signIn, { email, password: `${long}x` })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('a mailed code', () => {
  it('works once', async () => {
    const { email, otp } = await aResetCode();
    await app.visitor.ask(reset, { email, otp, newPassword });
    expect(await app.visitor.refused(reset, { email, otp, newPassword })).toMatchObject(invalid);
  });

  it('works once, also when ten try it at the same moment', async () => {
    const { email, otp } = await aResetCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor.graphql(reset, { email, otp, newPassword })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('expires after ten minutes', async () => {
    const early = await aResetCode();
    const late = await aResetCode();
    app.clock.advance(590);
    await app.visitor.ask(reset, { ...early, newPassword });
    app.clock.advance(20);
    expect(await app.visitor.refused(reset, { ...late, newPassword })).toMatchObject(invalid);
  });

  it('is burnt by five wrong guesses', async () => {
    const { email, otp } = await aResetCode();
    for (let n = 0; n < 5; n += 1)
      expect(
        await app.visitor.refused(reset, { email, otp: another(otp), newPassword }),
      ).toMatchObject(invalid);
    expect(await app.visitor.refused(reset, { email, otp, newPassword })).toMatchObject(invalid);
  });

  it('still works after four', async () => {
    const { email, otp } = await aResetCode();
    for (let n = 0; n < 4; n += 1)
      await app.visitor.refused(reset, { email, otp: another(otp), newPassword });
    const typed = ` ${otp.slice(0, 3)} ${otp.slice(3)} `;
    expect(
      (await app.visitor.graphql(reset, { email, otp: typed, newPassword })).errors,
    ).toBeUndefined();
  });

  it('says when typing on is no use, the same for known and unknown addresses', async () => {
    const person = await aMentee(app);
    for (const email of [person.email, 'nobody-at-all@mail.example']) {
      await app.visitor.ask(
        'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
        { email },
      );
      const told: (string | undefined)[] = [];
      await eventually(
        async () =>
          (
            await app.app.db.sql('select 1 from codes where subject = $1 and hash is not null', [
              email,
            ])
          ).length > 0,
        'the code',
      );
      for (let n = 0; n < 7; n += 1) {
        const { status, body } = await app.visitor.rest('POST', '/api/auth/reset-password', {
          email,
          otp: '000000',
          newPassword: 'Another-Horse9!',
        });
        expect([status, body.message]).toEqual([400, 'Invalid OTP']);
        told.push(body.fields.otp);
      }
      const over = 'This code does not work any more. Press Resend OTP for a new one.';
      expect(told).toEqual([...Array<string>(4).fill('Invalid OTP'), over, over, over]);
    }
  });

  it('is burnt by wrong guesses made in parallel, over both transports', async () => {
    const { email, otp } = await aResetCode();
    const body = { email, otp: another(otp), newPassword };
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? app.visitor.graphql(reset, body)
          : app.visitor.rest('POST', '/api/auth/reset-password', body),
      ),
    );
    expect(await app.visitor.refused(reset, { email, otp, newPassword })).toMatchObject(invalid);
  });

  it('is replaced by the next one', async () => {
    const { email, otp } = await aResetCode();
    await app.visitor.ask(forgot, { email });
    const next = await app.codeFor(email, 1);
    if (next !== otp)
      expect(await app.visitor.refused(reset, { email, otp, newPassword })).toMatchObject(invalid);
    await app.visitor.ask(reset, { email, otp: next, newPassword });
  });

  it('works for its address and its purpose only', async () => {
    const [mine, other] = [await aResetCode(), await aResetCode()];
    if (mine.otp !== other.otp)
      expect(
        await app.visitor.refused(reset, { email: other.email, otp: mine.otp, newPassword }),
      ).toMatchObject(invalid);
    const form = {
      fullName: 'Asha Rao',
      email: 'purpose@mail.example',
      password: newPassword,
      rePassword: newPassword,
      degreeType: 'B.Tech',
      stream: 'CSE',
      yearOfGraduation: 2027,
      role: 'mentee',
    };
    await app.visitor.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { message } }', {
      input: form,
    });
    const otp = await app.codeFor(form.email);
    expect(await app.visitor.refused(reset, { email: form.email, otp, newPassword })).toMatchObject(
      invalid,
    );
  });

  it('stands in no answer, and nowhere in the database', async () => {
    const { email, otp } = await aResetCode();
    const [row] = await app.app.db.sql<{ all: string }>(
      "select coalesce(string_agg(c::text, ' '), '') as all from codes c where address = $1",
      [email],
    );
    expect(row?.all).toContain(email);
    expect(row?.all).not.toContain(otp);
    const jobs = await app.app.db.sql<{ data: string }>(
      'select data::text as data from pgboss.job',
    );
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.map(({ data }) => data).join()).not.toContain(`"${otp}"`);
  });
});

describe('asking for codes', () => {
  it('is refused past five an hour with 429 and Retry-After, for known and unknown addresses alike', async () => {
    const { email } = await aMentee(app);
    for (const address of [email, 'nobody.asks@mail.example']) {
      for (let n = 0; n < 5; n += 1)
        expect(
          (await app.visitor.graphql(forgot, { email: n % 2 ? address : address.toUpperCase() }))
            .status,
        ).toBe(200);
      const refusal = await app.visitor.rest('POST', '/api/auth/forgot-password', {
        email: address,
      });
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(60);
    }
  });
});
