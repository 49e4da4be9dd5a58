import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collegeYear } from '../../../../../schema/rules/text/days.ts';
import { aMentee, eventually, startTestApp, type TestApp } from '../../../testing/index.ts';

const thisYear = collegeYear(new Date());
const yearText = `Year must be between 1967 and ${thisYear + 6}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { codeMailsPerMinute: { points: 1, seconds: 1 } } });
});
afterAll(() => app.close());

const signUp = /* GraphQL */ `mutation ($input: SignUpInput!) { signUp(input: $input) { message } }`;
const verify = /* GraphQL */ `mutation ($input: SignUpInput!, $otp: String!) { verifySignUp(input: $input, emailOtp: $otp) { token redirectTo message } }`;
const me = /* GraphQL */ `{ me { email role roles isVerified isMember isProfileComplete user { fullName stream specialisation yearOfGraduation } } }`;

const form = (email: string, changes: object = {}) => ({
  fullName: 'Asha Rao',
  email,
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
  degreeType: 'B.Tech',
  stream: 'CSE',
  yearOfGraduation: 2027,
  role: 'mentee',
  ...changes,
});

describe('sign-up', () => {
  it('mails a code that makes the account, and signs in', async () => {
    const input = form('Asha@Mail.Example');
    expect((await app.visitor.ask(signUp, { input })).signUp.message).toBe(
      'OTP sent to your email. Please verify it.',
    );
    const otp = await app.codeFor('asha@mail.example');
    const session = (await app.visitor.ask(verify, { input, otp })).verifySignUp;
    expect(session).toMatchObject({
      redirectTo: '/feed',
      message: 'OTP verified. Choose an action to proceed',
    });
    expect((await app.as(session.token).ask(me)).me).toMatchObject({
      email: 'asha@mail.example',
      role: 'mentee',
      isVerified: false,
      isMember: false,
      isProfileComplete: true,
    });
    expect(await app.visitor.refused(verify, { input, otp })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Invalid OTP',
    });
  });

  it('tells every wrong field with its documented text', async () => {
    const input = {
      ...form('no address'),
      fullName: ' ',
      password: 'short',
      rePassword: 'other',
      degreeType: '',
      yearOfGraduation: 1900,
    };
    const texts = {
      fullName: 'Full name is required',
      email: 'Invalid email format',
      password: 'Password must be at least 8 characters',
      degreeType: 'Degree type is required',
      yearOfGraduation: yearText,
    };
    const { code, fields } = await app.visitor.refused(signUp, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toMatchObject(texts);
    // A name of characters that nobody sees is none.
    const unseen = { ...input, fullName: ' \u200b\u2800\u3164 ' };
    expect((await app.visitor.refused(signUp, { input: unseen })).fields).toMatchObject(texts);
    // Fullwidth letters read as somebody else's address.
    const lookalike = { ...input, email: '\uff53unita@vie.example' };
    expect((await app.visitor.refused(signUp, { input: lookalike })).fields).toMatchObject(texts);
    // The schema knows no sign-up without a role; a REST body does.
    const { body } = await app.visitor.rest('POST', '/api/auth/signup', { ...input, role: null });
    expect(body.fields).toMatchObject({ ...texts, role: 'Role is required' });
  });

  it.each([
    [
      { degreeType: 'MBA', stream: null, specialisation: null },
      'specialisation',
      'Specialisation is required',
    ],
    [
      { degreeType: 'MSc', stream: null, specialisation: '\u200b' },
      'specialisation',
      'Specialisation is required',
    ],
    [
      { degreeType: 'M.Tech', stream: null, specialisation: 'VLSI' },
      'stream',
      'Stream is required',
    ],
    [{ stream: 'Alchemy' }, 'stream', 'Stream is required'],
    [
      { degreeType: 'MSc', stream: null, specialisation: 'x'.repeat(101) },
      'specialisation',
      'Specialisation cannot exceed 100 characters',
    ],
    [{ yearOfGraduation: thisYear + 7 }, 'yearOfGraduation', yearText],
    [
      { role: 'alumni', yearOfGraduation: thisYear + 1 },
      'yearOfGraduation',
      'Alumni must have graduated by now',
    ],
    [
      { password: 'alllower1!', rePassword: 'alllower1!' },
      'password',
      'Password must contain at least one uppercase letter',
    ],
    [{ rePassword: 'Correct-Horse8!' }, 'rePassword', "Passwords don't match"],
    [
      { password: 'Password123!', rePassword: 'Password123!' },
      'password',
      'This password is too common. Please choose another one.',
    ],
    [{ fullName: 'Asha\u202E oaR' }, 'fullName', 'Full name has characters that are not allowed'],
  ])('refuses %j', async (changes, field, text) => {
    expect(
      (await app.visitor.refused(signUp, { input: form('rules@mail.example', changes) })).fields,
    ).toMatchObject({ [field]: text });
  });

  it('stores what the degree asks for and nothing else', async () => {
    const input = form('mba@mail.example', {
      degreeType: 'MBA',
      stream: 'CSE',
      specialisation: ' Finance ',
    });
    await app.visitor.ask(signUp, { input });
    const { token } = (
      await app.visitor.ask(verify, { input, otp: await app.codeFor(input.email) })
    ).verifySignUp;
    expect((await app.as(token).ask(me)).me.user).toMatchObject({
      stream: null,
      specialisation: 'Finance',
    });
  });

  it('gives nothing to those who send more than the form: no rights, no verification, no foreign role', async () => {
    const email = 'greedy@mail.example';
    const more = {
      isAdmin: true,
      isSuperAdmin: true,
      isVerified: true,
      roles: ['mentee', 'alumni'],
      college: 'Elsewhere',
      _id: 'x',
      emailProvenAt: null,
    };
    expect(
      (await app.visitor.refused(signUp, { input: { ...form(email), isAdmin: true } })).code,
    ).toBe('BAD_USER_INPUT');
    expect(
      (await app.visitor.rest('POST', '/api/auth/signup', { ...form(email), ...more })).status,
    ).toBe(200);
    const { body } = await app.visitor.rest('POST', '/api/auth/verify-otps', {
      ...form(email),
      ...more,
      emailOtp: await app.codeFor(email),
    });
    const { body: user } = await app.as(body.token).rest('GET', '/api/auth/user');
    expect(user).toMatchObject({
      role: 'mentee',
      isAdmin: false,
      isSuperAdmin: false,
      isVerified: false,
      college: app.app.config.college.name,
    });
  });
});

describe('sign-up with an address that has an account', () => {
  it('answers as for any other, mails its owner, and never makes or changes an account', async () => {
    const owner = await aMentee(app);
    const [known, unknown] = await Promise.all([
      app.visitor.graphql(signUp, { input: form(owner.email.toUpperCase()) }),
      app.visitor.graphql(signUp, { input: form('nobody.yet@mail.example') }),
    ]);
    expect({ status: known.status, data: known.data, errors: known.errors }).toEqual({
      status: unknown.status,
      data: unknown.data,
      errors: unknown.errors,
    });
    const mail = await app.mailTo(owner.email);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    for (const otp of ['000000', '123456', '999999']) {
      expect(
        await app.visitor.refused(verify, {
          input: form(owner.email, {
            password: 'Battery-Staple7!',
            rePassword: 'Battery-Staple7!',
          }),
          otp,
        }),
      ).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Invalid OTP' });
    }
    const signIn =
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
    expect(
      (await app.visitor.ask(signIn, { email: owner.email, password: owner.password })).signIn
        .token,
    ).toBeTruthy();
  });

  it('makes one account when two sign up for one address at once', async () => {
    const input = form('twice@mail.example');
    await app.visitor.ask(signUp, { input });
    const otp = await app.codeFor(input.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.visitor.graphql(verify, { input, otp })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('is held to one mail a minute, and a refused try uses up nothing of the hour', async () => {
    const ask = () => app.visitor.graphql(signUp, { input: form('impatient@mail.example') });
    expect((await ask()).status).toBe(200);
    // At once: on a slow machine ten in turn would outlast the wait.
    expect(
      (await Promise.all(Array.from({ length: 10 }, ask))).map(({ status }) => status),
    ).toEqual(Array(10).fill(429));
    await eventually(async () => (await ask()).status === 200, 'a second mail');
  });
});

describe('the steps after the code', () => {
  it.each([
    ['finishRegistration', '/feed'],
    ['verifyYourself', '/verification'],
  ])('%s hands a token to the bearer of that address alone', async (field, redirectTo) => {
    const [person, other] = [await aMentee(app), await aMentee(app)];
    const document = `mutation ($email: String!) { ${field}(email: $email) { token redirectTo } }`;
    const answer = (await person.ask(document, { email: person.email.toUpperCase() }))[field];
    expect(answer.redirectTo).toBe(redirectTo);
    expect((await app.as(answer.token).ask(me)).me.email).toBe(person.email);
    for (const [who, email] of [
      [other, person.email],
      [app.visitor, person.email],
      [person, 'nobody@mail.example'],
      [person, ''],
    ] as const) {
      expect((await who.refused(document, { email })).code).toBe('UNAUTHENTICATED');
    }
  });
});
