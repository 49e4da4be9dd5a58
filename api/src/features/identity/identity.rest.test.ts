import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collegeYear } from '../../../../schema/rules/text/days.ts';
import { yearOf } from '../../core/clock.ts';
import { collegeEmailDomain } from '../../core/college/college-name.ts';
import {
  aMentee,
  anUnverifiedMentee,
  aPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const yearText = `Year must be between 1967 and ${collegeYear(new Date()) + 6}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const form = (email: string) => ({
  fullName: 'Asha Rao',
  email,
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
  college: 'ours',
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: '',
  yearOfGraduation: '2027',
  role: 'mentee',
});
const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const message = expect.stringMatching(/\S/);
const ok = (body: object) => ({ status: 200, body });

/** By the shapes that clients of the documented calls read. */
describe('the documented identity calls', () => {
  it('POST signin', async () => {
    const { email, password } = await aMentee(app);
    expect(await app.visitor.rest('POST', '/api/auth/signin', { email, password })).toMatchObject(
      ok({ token }),
    );
    expect(
      await app.visitor.rest('POST', '/api/auth/signin', { email, password: 'no' }),
    ).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    expect(
      await app.visitor.rest('POST', '/api/auth/signin', { email: { $gt: '' }, password: ['x'] }),
    ).toMatchObject({ status: 400, body: { message: 'Email is required' } });
    expect(await app.visitor.rest('POST', '/api/auth/signin')).toMatchObject({
      status: 400,
      body: { message: 'Email is required' },
    });
  });

  it('POST forgot-password and reset-password', async () => {
    const { email } = await aMentee(app);
    expect(await app.visitor.rest('POST', '/api/auth/forgot-password', { email })).toMatchObject(
      ok({ message: 'OTP sent to your email. Please check your inbox (and spam/junk folder).' }),
    );
    const newPassword = 'Battery-Staple7!';
    const answer = await app.visitor.rest('POST', '/api/auth/reset-password', {
      email,
      otp: await app.codeFor(email),
      newPassword,
    });
    expect(answer).toMatchObject(
      ok({ message: 'Password reset successfully! Please sign in with your new password.' }),
    );
    expect(
      await app.visitor.rest('POST', '/api/auth/reset-password', {
        email,
        otp: '123456',
        newPassword,
      }),
    ).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
    expect(await app.visitor.rest('POST', '/api/auth/forgot-password', {})).toMatchObject({
      status: 400,
      body: { message: 'Please enter your email first' },
    });
  });

  it('POST signup, verify-otps, register-final and verify-yourself', async () => {
    const email = 'asha.rest@mail.example';
    const asked = await app.visitor.rest('POST', '/api/auth/signup', form(email));
    expect(asked).toMatchObject(ok({ message: 'OTP sent to your email. Please verify it.' }));
    const verified = await app.visitor.rest('POST', '/api/auth/verify-otps', {
      ...form(email),
      emailOtp: await app.codeFor(email),
    });
    expect(verified).toMatchObject(
      ok({ token, message: 'OTP verified. Choose an action to proceed' }),
    );
    const person = app.as(verified.body.token);
    expect(await person.rest('POST', '/api/auth/register-final', { email })).toMatchObject(
      ok({ token, message: 'Registration completed! Redirecting to feed...' }),
    );
    expect(await person.rest('POST', '/api/auth/verify-yourself', { email })).toMatchObject(
      ok({ token, message }),
    );
    for (const path of ['/api/auth/register-final', '/api/auth/verify-yourself']) {
      expect((await app.visitor.rest('POST', path, { email })).status).toBe(401);
      expect((await (await aMentee(app)).rest('POST', path, { email })).status).toBe(401);
    }
    expect(
      await app.visitor.rest('POST', '/api/auth/signup', {
        ...form(email),
        yearOfGraduation: 'soon',
      }),
    ).toMatchObject({
      status: 400,
      body: {
        message: yearText,
        fields: { yearOfGraduation: yearText },
      },
    });
    expect(
      await app.visitor.rest('POST', '/api/auth/signup', {
        ...form(email),
        fullName: '',
        yearOfGraduation: undefined,
        role: 'dean',
      }),
    ).toMatchObject({
      status: 400,
      body: {
        message: 'Full name is required',
        fields: {
          fullName: 'Full name is required',
          yearOfGraduation: yearText,
          role: 'Role is required',
        },
      },
    });
  });

  it('GET user', async () => {
    const person = await aMentee(app, { fullName: 'Meera Nair', isAdmin: true });
    expect((await person.rest('GET', '/api/auth/user')).body).toEqual({
      _id: person.id,
      role: 'mentee',
      isVerified: true,
      verificationFileKey: null,
      fullName: 'Meera Nair',
      email: person.email,
      college: app.app.config.college.name,
      isProfileComplete: true,
      isAdmin: true,
      isSuperAdmin: false,
    });
    expect(await app.visitor.rest('GET', '/api/auth/user')).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to continue.' },
    });
  });

  it('POST complete-profile', async () => {
    const person = await aPerson(app, { isProfileComplete: false });
    const body = {
      fullName: 'Ravi',
      degreeType: 'MBA',
      stream: '',
      specialisation: 'Finance',
      yearOfGraduation: 2020,
      role: 'alumni',
    };
    expect(await person.rest('POST', '/api/auth/complete-profile', body)).toMatchObject(
      ok({ token, message }),
    );
    expect((await person.rest('POST', '/api/auth/complete-profile', body)).status).toBe(409);
  });

  it('POST switch-role and create-role', async () => {
    const person = await aMentee(app, { yearOfGraduation: 2020 });
    expect(await person.rest('POST', '/api/auth/switch-role', { newRole: 'alumni' })).toMatchObject(
      ok({ needsCreation: true }),
    );
    expect(await person.rest('POST', '/api/auth/create-role', { newRole: 'alumni' })).toMatchObject(
      ok({ token, message }),
    );
    expect(await person.rest('POST', '/api/auth/switch-role', { newRole: 'mentee' })).toMatchObject(
      ok({ needsCreation: false, token }),
    );
    const young = await aMentee(app, { yearOfGraduation: yearOf(app.clock) + 1 });
    expect(await young.rest('POST', '/api/auth/create-role', { newRole: 'alumni' })).toMatchObject({
      status: 400,
      body: { message: 'Alumni must have graduated by now' },
    });
  });

  it('POST send-otp-institute and verify-otp-institute', async () => {
    const person = await anUnverifiedMentee(app);
    const email = `rest@${collegeEmailDomain(app.app.config)}`;
    const sent = await person.rest('POST', '/api/auth/send-otp-institute', { email });
    expect(sent).toMatchObject(ok({ otp: message, message: 'OTP sent to your institute email' }));
    const otp = await app.codeFor(email);
    expect(JSON.stringify(sent.body)).not.toContain(otp);
    expect(
      await person.rest('POST', '/api/auth/verify-otp-institute', {
        email,
        otp: Number(otp) < 100_000 ? otp : Number(otp),
      }),
    ).toMatchObject(ok({ token, message }));
  });

  it('POST google/verify is not there where Google is not set up', async () => {
    expect(
      await app.visitor.rest('POST', '/api/auth/google/verify', { credential: 'x' }),
    ).toMatchObject({ status: 404, body: { message: 'Google sign-in is not set up' } });
  });

  it('answers a stranger with 401 before it looks at what was sent', async () => {
    for (const path of [
      'complete-profile',
      'switch-role',
      'create-role',
      'send-otp-institute',
      'verify-otp-institute',
      'upload-document',
      'register-final',
      'verify-yourself',
    ]) {
      expect([path, (await app.visitor.rest('POST', `/api/auth/${path}`, {})).status]).toEqual([
        path,
        401,
      ]);
      expect([
        path,
        (await app.as('no.such.token').rest('POST', `/api/auth/${path}`, {})).status,
      ]).toEqual([path, 401]);
    }
  });
});
