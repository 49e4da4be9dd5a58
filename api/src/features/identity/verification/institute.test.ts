import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anAlumnus,
  anUnverifiedMentee,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { COLLEGE_EMAIL_DOMAIN: 'students.nit.example' } });
});
afterAll(() => app.close());

const send = /* GraphQL */ `mutation ($email: String!) { sendInstituteCode(email: $email) { otp message } }`;
const verify = /* GraphQL */ `mutation ($email: String!, $otp: String!) { verifyInstituteCode(email: $email, otp: $otp) { token redirectTo message } }`;
const me = /* GraphQL */ `{ me { isVerified isMember } }`;

describe('verification by institute address', () => {
  it('mails a code there, which verifies the account', async () => {
    const person = await anUnverifiedMentee(app);
    const email = 'asha@students.nit.example';
    const { otp: reference, message } = (await person.ask(send, { email })).sendInstituteCode;
    expect(message).toBe('OTP sent to your institute email');
    const otp = await app.codeFor(email);
    expect(reference).not.toContain(otp);
    expect((await person.refused(verify, { email, otp: reference })).message).toBe('Invalid OTP');
    expect((await person.ask(verify, { email, otp })).verifyInstituteCode).toMatchObject({
      redirectTo: '/feed',
      message: 'Verification complete!',
    });
    expect((await person.ask(me)).me).toEqual({ isVerified: true, isMember: true });
    expect((await person.refused(send, { email })).code).toBe('CONFLICT');
  });

  it('sends alumni on to their career path', async () => {
    const person = await anAlumnus(app);
    const email = 'old.boy@students.nit.example';
    await person.ask(send, { email });
    expect(
      (await person.ask(verify, { email, otp: await app.codeFor(email) })).verifyInstituteCode
        .redirectTo,
    ).toBe('/career-path');
  });

  it.each([
    'a@students.nit.example.evil.example',
    'a@evil-students.nit.example',
    'a@sub.students.nit.example',
    'a@nit.example',
    'a@students.nit.example@evil.example',
    'a@students.nit.example, a@evil.example',
    'a@evil.example\r\nBcc: a@students.nit.example',
    'a@students.nit.examplé',
    '@students.nit.example',
    '+tag@students.nit.example',
    '',
  ])('refuses %j, which is no address of the college', async (email) => {
    const person = await anUnverifiedMentee(app);
    expect((await person.refused(send, { email })).code).toBe('BAD_USER_INPUT');
    expect(app.mails).toEqual(
      app.mails.filter(
        (mail) =>
          mail.to.endsWith('@students.nit.example') &&
          mail.to.length > '@students.nit.example'.length,
      ),
    );
  });

  it('takes case and +tags for the same mailbox, which verifies one account only', async () => {
    const [first, second] = [await anUnverifiedMentee(app), await anUnverifiedMentee(app)];
    await first.ask(send, { email: 'Meera+one@Students.NIT.example' });
    const otp = await app.codeFor('meera@students.nit.example');
    await first.ask(verify, { email: 'meera+two@students.nit.example', otp });
    // The address is counted, not the account that asks: the second one has to wait for its minute
    // too.
    expect((await second.refused(send, { email: 'meera+again@students.nit.example' })).code).toBe(
      'RATE_LIMITED',
    );
    await app.app.limits.reset('codeMailsPerMinute', 'institute:meera@students.nit.example');
    await second.ask(send, { email: 'meera+again@students.nit.example' });
    const again = await app.codeFor('meera@students.nit.example', 1);
    expect(
      (await second.refused(verify, { email: 'meera@students.nit.example', otp: again })).code,
    ).toBe('CONFLICT');
    expect((await second.ask(me)).me.isVerified).toBe(false);
  });

  it('works for the account that asked only', async () => {
    const [asked, other] = [await anUnverifiedMentee(app), await anUnverifiedMentee(app)];
    const email = 'mine@students.nit.example';
    await asked.ask(send, { email });
    const otp = await app.codeFor(email);
    expect((await other.refused(verify, { email, otp })).message).toBe('Invalid OTP');
    expect((await app.visitor.refused(verify, { email, otp })).code).toBe('UNAUTHENTICATED');
    await asked.ask(verify, { email, otp });
  });

  it('is burnt by five wrong guesses, and expires after ten minutes', async () => {
    const person = await anUnverifiedMentee(app);
    const [guessed, late] = ['guessed@students.nit.example', 'late@students.nit.example'];
    await Promise.all([person.ask(send, { email: guessed }), person.ask(send, { email: late })]);
    const otp = await app.codeFor(guessed);
    const wrong = otp === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: 5 }, () => person.refused(verify, { email: guessed, otp: wrong })),
    );
    expect((await person.refused(verify, { email: guessed, otp })).message).toBe('Invalid OTP');
    const lateOtp = await app.codeFor(late);
    app.clock.advance(601);
    expect((await person.refused(verify, { email: late, otp: lateOtp })).message).toBe(
      'Invalid OTP',
    );
  });
});
