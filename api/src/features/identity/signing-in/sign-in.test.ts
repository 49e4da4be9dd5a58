import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, aPerson, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signIn = /* GraphQL */ `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token redirectTo } }`;
const me = /* GraphQL */ `{ me { email } }`;
const wrong = 'Wrong-Horse9!';
const wrongPair = { code: 'UNAUTHENTICATED', message: 'Invalid email or password' };

const tryPassword = (email: string, password: string) =>
  app.visitor.graphql(signIn, { email, password });

describe('sign-in', () => {
  it('lets the right password in, however the address is written', async () => {
    const person = await aMentee(app);
    const { token, redirectTo } = (
      await app.visitor.ask(signIn, {
        email: ` ${person.email.toUpperCase()} `,
        password: person.password,
      })
    ).signIn;
    expect(redirectTo).toBe('/feed');
    expect((await app.as(token).ask(me)).me.email).toBe(person.email);
  });

  it('sends an incomplete profile to be completed first', async () => {
    const person = await aPerson(app, { isProfileComplete: false });
    expect(
      (await app.visitor.ask(signIn, { email: person.email, password: person.password })).signIn
        .redirectTo,
    ).toBe('/create-profile');
  });

  it('answers alike for a wrong password, an unknown address and an account without a password', async () => {
    const person = await aMentee(app);
    const google = await aMentee(app);
    await app.app.db.sql('update users set password_hash = null where id = $1', [google.id]);
    const answers = await Promise.all([
      tryPassword(person.email, wrong),
      tryPassword('nobody@mail.example', wrong),
      tryPassword(google.email, google.password),
    ]);
    for (const { status, data, errors } of answers) {
      expect({ status, data }).toEqual({ status: answers[0].status, data: null });
      expect(errors).toEqual(answers[0].errors);
    }
    expect(answers[0].errors?.[0]).toMatchObject({
      message: wrongPair.message,
      // It is about the pair: a client keeps the token that it has.
      extensions: { code: wrongPair.code, reason: 'wrongCredentials' },
    });
  });

  it('tells a banned person so, but only with the right password', async () => {
    const person = await aPerson(app, { isBanned: true });
    expect(
      await app.visitor.refused(signIn, { email: person.email, password: wrong }),
    ).toMatchObject(wrongPair);
    expect(
      await app.visitor.refused(signIn, { email: person.email, password: person.password }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('asks for both fields', async () => {
    expect(await app.visitor.refused(signIn, { email: ' ', password: '' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Email is required', password: 'Password is required' },
    });
  });

  it('opens a session of its own at each sign-in; signing out ends that one alone', async () => {
    const person = await aMentee(app);
    const { token } = (
      await app.visitor.ask(signIn, { email: person.email, password: person.password })
    ).signIn;
    expect((await app.as(token).ask('mutation { signOut }')).signOut).toBe(true);
    expect((await app.as(token).refused(me)).code).toBe('UNAUTHENTICATED');
    expect((await person.ask(me)).me.email).toBe(person.email);
  });

  it('ends with the token after seven days', async () => {
    const person = await aMentee(app);
    app.clock.advance(7 * 86_400 - 60);
    expect((await person.ask(me)).me).not.toBeNull();
    app.clock.advance(120);
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
  });
});

describe('guessing passwords', () => {
  it('is refused after ten wrong ones with 429 and Retry-After, for known and unknown addresses alike', async () => {
    const person = await aMentee(app);
    for (const email of [person.email, 'nobody.at.all@mail.example']) {
      for (let n = 0; n < 10; n += 1)
        expect((await tryPassword(email, wrong)).errors?.[0]?.extensions.code).toBe(
          'UNAUTHENTICATED',
        );
      const refusal = await tryPassword(email, wrong);
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(900);
      const rest = await app.visitor.rest('POST', '/api/auth/signin', { email, password: wrong });
      expect(rest.status).toBe(429);
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Not even the right one passes now, but others are not touched.
    expect((await tryPassword(person.email, person.password)).status).toBe(429);
    const other = await aMentee(app);
    expect((await tryPassword(other.email, other.password)).status).toBe(200);
  });

  it('starts again at nought after the right one', async () => {
    const person = await aMentee(app);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1)
        expect((await tryPassword(person.email, wrong)).errors?.[0]?.extensions.code).toBe(
          'UNAUTHENTICATED',
        );
      expect((await tryPassword(person.email, person.password)).data.signIn.token).toBeTruthy();
    }
  });

  it('counts fifty parallel tries, over both transports and however the address is written', async () => {
    const person = await aMentee(app);
    const tries = Array.from({ length: 50 }, async (_, n) => {
      const email = n % 2 ? person.email.toUpperCase() : ` ${person.email}`;
      if (n % 3 === 0)
        return (
          (await app.visitor.rest('POST', '/api/auth/signin', { email, password: wrong }))
            .status === 429
        );
      return (await tryPassword(email, wrong)).errors?.[0]?.extensions.code === 'RATE_LIMITED';
    });
    expect((await Promise.all(tries)).filter((limited) => !limited)).toHaveLength(10);
  });

  it('counts aliases of one document as many tries, and refuses fifty of them altogether', async () => {
    const person = await aMentee(app);
    const aliased = (count: number): string =>
      `mutation { ${Array.from({ length: count }, (_, n) => `a${n}: signIn(email: "${person.email}", password: "${wrong}") { token }`).join(' ')} }`;
    expect(await app.visitor.refused(aliased(50))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The document has more than 15 aliases',
    });
    expect(await app.visitor.graphql(aliased(9))).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await tryPassword(person.email, wrong)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await tryPassword(person.email, person.password)).status).toBe(429);
  });
});
