import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { postJson, raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      PUBLIC_URL: 'https://alumni.college.example',
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: 'a token for metrics',
    },
    limits: {
      requestsPerIp: { points: 20, seconds: 60 },
      requestsPerUser: { points: 30, seconds: 60 },
    },
  });
  person = await aMentee(app);
});
afterAll(() => app.close());

/** A visitor from an address of its own, so that the limits of one story don't reach the next. */
let homes = 0;
const from = (ip = `203.0.113.${(homes += 1)}`) => ({ 'x-forwarded-for': ip });
const at = (path: string): string => `${app.url}${path}`;

describe('every answer', () => {
  it.each(['/', '/api/auth/user', '/graphql', '/healthz', '/api/nowhere', '/files/x'])(
    '%s carries the headers that keep browsers safe',
    async (path) => {
      const { headers } = await raw(at(path), { headers: from() });
      const csp = Object.fromEntries(
        String(headers['content-security-policy'])
          .split(';')
          .map((rule) => {
            const [name = '', ...values] = rule.trim().split(' ');
            return [name, values.join(' ')];
          }),
      );
      expect(csp['default-src']).toBe("'self'");
      expect(csp['script-src']).not.toMatch(/unsafe|data:|\*/);
      expect(csp).toMatchObject({
        'frame-ancestors': "'none'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      });
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('microphone=(self)') as string,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );

  it('of the API is cached by nobody', async () => {
    const answers = await Promise.all([
      person.rest('GET', '/api/auth/user'),
      person.graphql('{ me { id } }'),
      app.visitor.rest('GET', '/api/auth/user'),
      app.visitor.rest('GET', '/api/nowhere'),
      app.visitor.graphql('{'),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
      [401, 'no-store'],
      [404, 'no-store'],
      [400, 'no-store'],
    ]);
  });

  it('is open to pages of the configured origin alone', async () => {
    const ask = (origin: string) =>
      raw(at('/graphql'), {
        method: 'OPTIONS',
        headers: {
          ...from(),
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    expect(
      (await ask('https://alumni.college.example')).headers['access-control-allow-origin'],
    ).toBe('https://alumni.college.example');
    for (const origin of [
      'https://evil.example',
      'https://alumni.college.example.evil.example',
      'http://alumni.college.example',
      'null',
    ]) {
      expect(['https://alumni.college.example', undefined]).toContain(
        (await ask(origin)).headers['access-control-allow-origin'],
      );
    }
    expect(
      (await ask('https://evil.example')).headers['access-control-allow-credentials'],
    ).toBeUndefined();
  });
});

describe('the REST transport', () => {
  it('answers an unknown path, method or malformed body plainly', async () => {
    expect(await app.visitor.rest('GET', '/api/no/such/thing')).toMatchObject({
      status: 404,
      body: { message: 'There is no such call' },
    });
    expect(await app.visitor.rest('DELETE', '/api/auth/signin')).toMatchObject({
      status: 404,
      body: { message: 'There is no such call' },
    });
    for (const body of [
      '{"email":',
      'undefined',
      '{"a":1}}',
      '\u0000',
      '["a"',
      '{"__proto__":{"isAdmin":true}}',
    ]) {
      const { status, text, headers } = await postJson(at('/api/auth/signin'), body, from());
      expect([body, status]).toEqual([body, 400]);
      expect(headers['content-type']).toContain('application/json');
      expect(Object.keys(JSON.parse(text))).toContain('message');
      expect(text).not.toMatch(/stack|node_modules|\/src\/|position \d/i);
    }
  });

  it('refuses what is too long, of another type, or an address that is none', async () => {
    expect(
      (await postJson(at('/api/auth/signin'), { email: 'x'.repeat(300 * 1024) }, from())).status,
    ).toBe(413);
    for (const type of ['application/x-www-form-urlencoded', 'application/xml', 'text/html']) {
      expect([
        type,
        (
          await raw(at('/api/auth/signin'), {
            method: 'POST',
            headers: { ...from(), 'content-type': type },
            body: 'email=a',
          })
        ).status,
      ]).toEqual([type, 415]);
    }
    const strange = await raw(at('/api/auth/post/%E0%A4%A'), { headers: from() });
    expect(strange.status).toBeGreaterThanOrEqual(400);
    expect(strange.status).toBeLessThan(500);
    expect(strange.text).not.toMatch(/stack|node_modules/);
  });
});

describe('limits of requests', () => {
  it('say in each answer what is left, and refuse more with 429', async () => {
    const home = from();
    const first = await raw(at('/api/auth/user'), { headers: home });
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19' });
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    for (let n = 1; n < 20; n += 1) await raw(at('/api/auth/user'), { headers: home });
    for (const refused of [
      await raw(at('/api/auth/user'), { headers: home }),
      await postJson(at('/graphql'), { query: '{ me { id } }' }, home),
    ]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers).toMatchObject({
        'ratelimit-limit': '20',
        'ratelimit-remaining': '0',
        'ratelimit-reset': refused.headers['retry-after'],
      });
    }
    expect((await raw(at('/api/auth/user'), { headers: from() })).status).toBe(401);
  });

  it('count a whole /64 of IPv6 as one home, and the next as another', async () => {
    for (let n = 0; n < 20; n += 1)
      await raw(at('/api/auth/user'), { headers: from(`2001:db8:0:1::${n.toString(16)}`) });
    expect(
      (await raw(at('/api/auth/user'), { headers: from('2001:0DB8:0000:0001:ffff::1') })).status,
    ).toBe(429);
    expect((await raw(at('/api/auth/user'), { headers: from('2001:db8:0:2::1') })).status).toBe(
      401,
    );
  });

  it('count a person wherever they are', async () => {
    const mine = await aMentee(app);
    const authorization = `Bearer ${mine.token}`;
    for (let n = 0; n < 30; n += 1)
      await raw(at('/api/auth/user'), { headers: { ...from(), authorization } });
    expect(
      (await raw(at('/api/auth/user'), { headers: { ...from(), authorization } })).status,
    ).toBe(429);
  });
});

describe('behind plain HTTP', () => {
  it('no browser is asked to insist on TLS', async () => {
    const plain = await startTestApp();
    try {
      expect(
        (await raw(`${plain.url}/healthz`)).headers['strict-transport-security'],
      ).toBeUndefined();
      // Nobody vouches for the header here: it changes nothing.
      const { headers } = await raw(`${plain.url}/api/auth/user`, {
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
      expect(headers['ratelimit-limit']).toBe('1000000');
    } finally {
      await plain.close();
    }
  });
});
