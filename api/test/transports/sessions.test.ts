import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../src/core/context.ts';
import { deriveKey } from '../../src/core/secrets/secrets.ts';
import { sessionsEndedTopic } from '../../src/features/identity/index.ts';
import {
  aMentee,
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  disconnected,
  eventSocket,
  graphqlSocket,
  outcome,
} from '../support/sockets.ts';

let app: TestApp;
let person: Person;
let key: Buffer;
beforeAll(async () => {
  app = await startTestApp({ limits: { codeMailsPerMinute: { points: 100, seconds: 60 } } });
  person = await aMentee(app);
  key = deriveKey(app.app.config.jwtSecret, 'session-token');
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

const accountUpdated = 'subscription { accountUpdated { id isVerified isMember role } }';

/** How each transport answers a token. */
async function transportsFor(
  token: string,
): Promise<{ rest: number; graphql: Json; ws: number; socket: string }> {
  const client = app.as(token);
  const socket = graphqlSocket(app.url, { token });
  const ws = await Promise.race([
    socket.closed.then(({ code }) => code),
    socket.message('connection_ack').then(() => 0),
  ]);
  return {
    rest: (await client.rest('GET', '/api/auth/user')).status,
    graphql:
      (await client.graphql('mutation { switchRole(newRole: mentee) { token } }')).errors?.[0]
        ?.extensions.code ?? null,
    ws,
    socket: await outcome(eventSocket(app.url, { token })),
  };
}

const stranger = {
  rest: 401,
  graphql: 'UNAUTHENTICATED',
  ws: 4401,
  socket: 'Please sign in to continue.',
};
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
const signed = (header: object, claims: object, secret: Buffer | string): string => {
  const head = `${encode(header)}.${encode(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
};

describe('tokens', () => {
  it('a genuine one opens all four transports', async () => {
    expect(await transportsFor(person.token)).toEqual({
      rest: 200,
      graphql: null,
      ws: 0,
      socket: 'connected',
    });
  });

  it('one made with the right key by hand would open them: the refusals below are for their reasons', async () => {
    expect(
      await transportsFor(signed({ alg: 'HS256', typ: 'JWT' }, claimsOf(person.token), key)),
    ).toEqual({ rest: 200, graphql: null, ws: 0, socket: 'connected' });
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const without = (claims: Record<string, unknown>, name: string): object =>
    Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
  const forged: [string, (claims: Record<string, unknown>) => string | Promise<string>][] = [
    ['alg: none', (claims) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['alg: None with a signature', (claims) => signed({ alg: 'None' }, claims, key)],
    [
      'another key',
      (claims) => signed({ alg: 'HS256' }, claims, 'another-secret-of-thirty-two-characters'),
    ],
    [
      'the configured secret itself as key',
      (claims) => signed({ alg: 'HS256' }, claims, app.app.config.jwtSecret),
    ],
    ['an empty key', (claims) => signed({ alg: 'HS256' }, claims, '')],
    ['another algorithm', (claims) => jwt.sign(claims, key, { algorithm: 'HS512' })],
    [
      'a key of its own in the header (jwk)',
      (claims) =>
        jwt.sign(claims, rsa.privateKey, {
          algorithm: 'RS256',
          header: { alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) } as never,
        }),
    ],
    [
      'a kid that points at a file',
      (claims) => signed({ alg: 'HS256', kid: '../../../../dev/null' }, claims, ''),
    ],
    [
      'a kid with SQL in it',
      (claims) => signed({ alg: 'HS256', kid: "x' union select 'key' --" }, claims, 'key'),
    ],
    [
      'a changed payload',
      async (claims) => {
        const [head = '', , signature = ''] = person.token.split('.');
        return `${head}.${encode({ ...claims, sub: (await aPerson(app, { isSuperAdmin: true })).id })}.${signature}`;
      },
    ],
    ['no expiry', (claims) => signed({ alg: 'HS256' }, without(claims, 'exp'), key)],
    [
      'an expiry in the past',
      (claims) => signed({ alg: 'HS256' }, { ...claims, exp: 1_700_000_000 }, key),
    ],
    [
      'an expiry that is no number',
      (claims) => signed({ alg: 'HS256' }, { ...claims, exp: 'tomorrow' }, key),
    ],
    ['another issuer', (claims) => signed({ alg: 'HS256' }, { ...claims, iss: 'elsewhere' }, key)],
    [
      'a session that does not exist',
      (claims) =>
        signed({ alg: 'HS256' }, { ...claims, sid: '01900000-0000-7000-8000-000000000000' }, key),
    ],
    [
      "another person's session",
      async (claims) => signed({ alg: 'HS256' }, { ...claims, sub: (await aMentee(app)).id }, key),
    ],
    [
      'a session that is no id',
      (claims) => signed({ alg: 'HS256' }, { ...claims, sid: "' or true --" }, key),
    ],
    ['rubbish', () => 'x.y.z'],
    ['too much', () => `${'a'.repeat(5000)}.b.c`],
  ];
  it.each(forged)('%s: refused at every transport', async (_what, make) => {
    expect(await transportsFor(await make(claimsOf(person.token)))).toEqual(stranger);
  });

  it('of a session that was ended, and of a banned person: refused at every transport', async () => {
    const [left, banned] = [await aMentee(app), await aPerson(app, { isBanned: true })];
    await left.ask('mutation { signOut }');
    expect(await transportsFor(left.token)).toEqual(stranger);
    expect(await transportsFor(banned.token)).toEqual(stranger);
  });

  it('rights in a token count for nothing', async () => {
    const token = signed(
      { alg: 'HS256' },
      {
        ...claimsOf(person.token),
        role: 'alumni',
        isAdmin: true,
        isSuperAdmin: true,
        isVerified: true,
      },
      key,
    );
    expect((await app.as(token).ask('{ me { role isAdmin isSuperAdmin } }')).me).toEqual({
      role: 'mentee',
      isAdmin: false,
      isSuperAdmin: false,
    });
  });

  it('none: the event channel says so; a visitor may open graphql-ws, but not watch what needs an account', async () => {
    expect(await outcome(eventSocket(app.url))).toBe('No token found');
    expect(await outcome(eventSocket(app.url, { transports: ['polling'] }))).toBe('No token found');
    const visitor = await connectedGraphqlSocket(app.url);
    visitor.subscribe(accountUpdated);
    expect((await visitor.message('error')).payload).toMatchObject([
      { message: 'Please sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

describe('open sockets', () => {
  const both = async (token: string) => {
    const ws = await connectedGraphqlSocket(app.url, { token });
    const events = eventSocket(app.url, { token });
    expect(await outcome(events)).toBe('connected');
    ws.subscribe(accountUpdated);
    await ws.roundTrip();
    return { ws, disconnection: disconnected(events) };
  };

  it('are closed by a reset of the password', async () => {
    const mine = await aMentee(app);
    const { ws, disconnection } = await both(mine.token);
    await app.visitor.rest('POST', '/api/auth/forgot-password', { email: mine.email });
    const otp = await app.codeFor(mine.email);
    const started = Date.now();
    await app.visitor.rest('POST', '/api/auth/reset-password', {
      email: mine.email,
      otp,
      newPassword: 'Battery-Staple7!',
    });
    expect((await ws.closed).code).toBe(4401);
    expect(await disconnection).toBe('io server disconnect');
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('are closed by signing out, those of that session alone', async () => {
    const mine = await aMentee(app);
    const other = (
      await app.visitor.rest('POST', '/api/auth/signin', {
        email: mine.email,
        password: mine.password,
      })
    ).body.token;
    const [here, there] = [await both(mine.token), await both(other)];
    await mine.ask('mutation { signOut }');
    expect((await here.ws.closed).code).toBe(4401);
    await here.disconnection;
    await app.as(other).ask('mutation { switchRole(newRole: mentee) { token } }');
    expect((await there.ws.message('next')).payload.data.accountUpdated.id).toBe(mine.id);
  });

  it('are closed when the account is banned', async () => {
    const mine = await aMentee(app);
    const { ws, disconnection } = await both(mine.token);
    await change(app.app, async (work) => {
      await work.sql('update users set is_banned = true where id = $1', [mine.id]);
      work.publish(sessionsEndedTopic, { userId: mine.id, sessionId: null, keptId: null });
    });
    expect((await ws.closed).code).toBe(4401);
    await disconnection;
  });

  it('deliver nothing more once the token has expired', async () => {
    const mine = await aMentee(app);
    const { ws } = await both(mine.token);
    app.clock.advance(8 * 86_400);
    const fresh = (
      await app.visitor.rest('POST', '/api/auth/signin', {
        email: mine.email,
        password: mine.password,
      })
    ).body.token;
    const again = await both(fresh);
    await app.as(fresh).ask('mutation { switchRole(newRole: mentee) { token } }');
    expect((await again.ws.message('next')).payload.data.accountUpdated.id).toBe(mine.id);
    expect((await ws.closed).code).toBe(4401);
    expect(ws.messages.filter(({ type }) => type === 'next')).toEqual([]);
  });
});
