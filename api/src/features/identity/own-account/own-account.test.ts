import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../../core/context.ts';
import {
  aMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { placeOf } from '../sessions/session-use.ts';
import { User } from '../user.entity.ts';
import { deviceOf } from './device.ts';

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
const sessions = '{ sessions { id device place signedInAt lastUsedAt isCurrent } }';
const end = 'mutation ($id: ID!) { endSession(id: $id) }';
const endOthers = 'mutation { endOtherSessions }';
const changePassword =
  'mutation ($old: String, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { message } }';
const requestEmail =
  'mutation ($email: String!, $password: String) { requestEmailChange(email: $email, password: $password) { message } }';
const confirmEmail =
  'mutation ($email: String!, $otp: String!) { confirmEmailChange(email: $email, otp: $otp) { message } }';
const me = '{ me { id email } }';
const newPassword = 'Battery-Staple7!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { codeMailsPerMinute: { points: 100, seconds: 60 } } });
});
afterAll(() => app.close());

let count = 0;
const anAddress = (): string => `new${(count += 1)}@mail.example`;
const anotherDevice = async ({ email, password }: Person) =>
  app.as((await app.visitor.ask(signIn, { email, password })).signIn.token);
const isSignedIn = async (who: Pick<Person, 'graphql'>): Promise<boolean> =>
  Boolean((await who.graphql(me)).data?.me);

describe('sessions', () => {
  it('are listed with device and place, this one first, and end one by one or all others', async () => {
    const person = await aMentee(app);
    const stranger = await aMentee(app);
    const [phone, laptop] = [await anotherDevice(person), await anotherDevice(person)];
    const list = (await person.ask(sessions)).sessions;
    expect(list).toHaveLength(3);
    expect(list.map(({ isCurrent }: Json) => isCurrent)).toEqual([true, false, false]);
    expect(list[0]).toMatchObject({ place: '127.0.…', device: 'Unknown device' });

    const phoneId = (await phone.ask(sessions)).sessions[0].id;
    expect((await stranger.refused(end, { id: phoneId })).code).toBe('NOT_FOUND');
    expect((await person.ask(end, { id: phoneId.toUpperCase() })).endSession).toBe(phoneId);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    for (const id of [phoneId, 'nothing'])
      expect(await person.refused(end, { id })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'This session has ended already',
      });
    expect((await person.ask(endOthers)).endOtherSessions).toBe(1);
    expect([await isSignedIn(laptop), await isSignedIn(person)]).toEqual([false, true]);
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await person.ask(sessions)).sessions).toHaveLength(1);
  });

  it('say when they were last used, without a write for each request', async () => {
    const person = await aMentee(app);
    const [{ lastUsedAt: before }] = (await person.ask(sessions)).sessions;
    await person.ask(me);
    expect((await person.ask(sessions)).sessions[0].lastUsedAt).toBe(before);
    app.clock.advance(11 * 60);
    await person.ask(me);
    await eventually(
      async () => (await person.ask(sessions)).sessions[0].lastUsedAt > before,
      'noting the use',
    );
  });
});

describe('another password', () => {
  it('needs the old one, ends the other sessions and is told by mail', async () => {
    const person = await aMentee(app);
    const phone = await anotherDevice(person);
    for (const old of ['Wrong-Horse9!', '', null])
      expect(await person.refused(changePassword, { old, new: newPassword })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { oldPassword: 'This is not your password' },
      });
    const { password: old } = person;
    expect((await person.refused(changePassword, { old, new: 'weak' })).fields).toHaveProperty(
      'newPassword',
    );
    expect(await person.refused(changePassword, { old, new: old })).toMatchObject({
      message: 'Choose a password that is not the old one',
    });
    expect(await isSignedIn(phone)).toBe(true);
    expect(
      (await person.ask(changePassword, { old, new: newPassword })).changePassword.message,
    ).toBe('Password changed. Your other devices were signed out.');
    expect([await isSignedIn(phone), await isSignedIn(person)]).toEqual([false, true]);
    expect((await app.mailTo(person.email)).subject).toBe('Your password was changed');
    const signedIn = (password: string) =>
      app.visitor.graphql(signIn, { email: person.email, password });
    expect((await signedIn(old)).data?.signIn ?? null).toBeNull();
    expect((await signedIn(newPassword)).data?.signIn.token).toBeTruthy();
  });

  it('of two at once, one counts', async () => {
    const person = await aMentee(app);
    const tries = await Promise.all(
      [newPassword, 'Another-Staple8!'].map((password) =>
        person.graphql(changePassword, { old: person.password, new: password }),
      ),
    );
    expect(tries.filter(({ data }) => data?.changePassword)).toHaveLength(1);
  });

  it('is guessed ten times, together with signing in', async () => {
    const person = await aMentee(app);
    const codes = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await person.refused(changePassword, { old: 'no', new: newPassword })).code,
      ),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    expect((await person.refused(requestEmail, { email: anAddress(), password: 'no' })).code).toBe(
      'RATE_LIMITED',
    );
  });

  it('is the first of an account that has none, shortly after signing in', async () => {
    const person = await aMentee(app);
    await change(app.app, ({ em }) =>
      em.nativeUpdate(User, { id: person.id }, { passwordHash: null }),
    );
    app.clock.advance(16 * 60);
    expect(await person.refused(changePassword, { new: newPassword })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Please sign in again: you signed in longer than 15 minutes ago.',
    });
    app.clock.advance(-16 * 60);
    await person.ask(changePassword, { new: newPassword });
    expect(
      (await app.visitor.ask(signIn, { ...person, password: newPassword })).signIn.token,
    ).toBeTruthy();
  });
});

describe('another e-mail address', () => {
  it('takes a code that goes to it, and a notice goes to the former one', async () => {
    const person = await aMentee(app);
    const email = anAddress();
    const { message } = (await person.ask(requestEmail, { email })).requestEmailChange;
    expect(message).toContain('OTP sent to the new address');
    const otp = await app.codeFor(email);
    expect((await person.ask(me)).me.email).toBe(person.email);
    const stranger = await aMentee(app);
    expect((await stranger.refused(confirmEmail, { email, otp })).message).toBe('Invalid OTP');
    await person.ask(confirmEmail, { email: email.toUpperCase(), otp });
    expect((await person.ask(me)).me.email).toBe(email);
    const notice = await app.mailTo(person.email);
    expect(notice.subject).toBe('Your e-mail address was changed');
    expect(notice.text).not.toContain(email);
    expect(
      (await app.visitor.ask(signIn, { email, password: person.password })).signIn,
    ).toBeTruthy();
    expect((await person.refused(confirmEmail, { email, otp })).code).toBe('BAD_USER_INPUT');
  });

  it('answers alike for one that belongs to somebody, who is told; no code opens it', async () => {
    const [person, owner] = [await aMentee(app), await aMentee(app)];
    const free = await person.graphql(requestEmail, { email: anAddress() });
    const taken = await person.graphql(requestEmail, { email: owner.email });
    expect([taken.status, taken.data]).toEqual([free.status, free.data]);
    expect((await app.mailTo(owner.email)).subject).toBe('Somebody tried to use your address');
    const guess = await person.refused(confirmEmail, { email: owner.email, otp: '123456' });
    expect(guess).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Invalid OTP' });
  });

  it('that somebody else took meanwhile is refused as a wrong code', async () => {
    const person = await aMentee(app);
    const email = anAddress();
    await person.ask(requestEmail, { email });
    const otp = await app.codeFor(email);
    await aMentee(app, { email });
    expect((await person.refused(confirmEmail, { email, otp })).message).toBe('Invalid OTP');
    expect((await person.ask(me)).me.email).toBe(person.email);
  });

  it('needs the password a while after signing in', async () => {
    const person = await aMentee(app);
    app.clock.advance(16 * 60);
    expect(await person.refused(requestEmail, { email: anAddress() })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Please give your password: you signed in longer than 15 minutes ago.',
    });
    const { errors } = await person.graphql(requestEmail, { email: anAddress() });
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'passwordNeeded' });
    const wrong = { email: anAddress(), password: 'Wrong-Horse9!' };
    expect((await person.refused(requestEmail, wrong)).message).toBe('This is not your password');
    await person.ask(requestEmail, { ...wrong, password: person.password });
    expect(
      (await person.refused(requestEmail, { email: person.email.toUpperCase() })).fields,
    ).toEqual({ email: 'This is your address already' });
    expect((await person.refused(requestEmail, { email: 'nowhere' })).code).toBe('BAD_USER_INPUT');
  });
});

describe('what a session is known by', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
      'Firefox on Mac',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0',
      'Opera on Linux',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([
    ['103.21.44.7', '103.21.…'],
    ['::ffff:103.21.44.7', '103.21.…'],
    ['2401:4900:1c2b:9::1', '2401:4900:…'],
    ['::1', '0:0:…'],
  ])('the first parts of %s', (ip, place) => {
    expect(placeOf(ip)).toBe(place);
  });
});
