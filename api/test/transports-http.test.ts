import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesAway } from '../src/core/errors.ts';
import { newId } from '../src/core/ids.ts';
import {
  aMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../src/testing/index.ts';
import { postJson, raw } from './support/http.ts';

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

describe('what is for those who run the product', () => {
  const local = { host: 'localhost:4000' };
  const withToken = { authorization: 'Bearer a token for metrics' };

  it('/metrics is for who has the token: behind a proxy every request seems to come from this machine', async () => {
    expect((await raw(at('/metrics'), { headers: withToken })).status).toBe(200);
    for (const headers of [
      local,
      from(),
      { ...local, forwarded: 'for=198.51.100.1' },
      { host: 'evil.example' },
      { host: 'localhost.evil.example' },
      { host: '127.0.0.1.evil.example:4000' },
      { ...local, 'x-forwarded-for': '127.0.0.1' },
      { authorization: 'Bearer another token' },
    ]) {
      expect((await raw(at('/metrics'), { headers })).status).toBe(404);
    }
  });

  it('/healthz and /readyz are for all, and say what they know', async () => {
    expect(await raw(at('/healthz'))).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect(await raw(at('/readyz'))).toMatchObject({ status: 200, text: '{"status":"ready"}' });
    const { db } = app.app;
    const { sql } = db;
    let asked = 0;
    db.sql = () => {
      asked += 1;
      return Promise.reject(new Error('the database is away'));
    };
    try {
      // An answer stands for a second, however many ask.
      expect((await raw(at('/readyz'))).status).toBe(200);
      app.clock.advance(1);
      await Promise.all(Array.from({ length: 20 }, () => raw(at('/readyz'))));
      expect(asked).toBeLessThanOrEqual(2);
      expect(await raw(at('/readyz'))).toMatchObject({
        status: 503,
        text: '{"status":"not ready: database"}',
        headers: { 'retry-after': '1' },
      });
      expect((await raw(at('/healthz'))).status).toBe(200);
    } finally {
      db.sql = sql;
      app.clock.advance(1);
    }
  });

  it('/readyz takes a database whose answer waits behind other work for one that is there', async () => {
    const { db } = app.app;
    const { sql } = db;
    let isHeld = false;
    db.sql = async (text, parameters) => {
      if (text === 'select 1 as ready') {
        await turn();
        const end = performance.now() + 1000;
        while (performance.now() < end) isHeld = true;
        await turn();
      }
      return sql.call(db, text, parameters) as never;
    };
    try {
      app.clock.advance(1);
      expect((await raw(at('/readyz'))).status).toBe(200);
      expect(isHeld).toBe(true);
    } finally {
      db.sql = sql;
      app.clock.advance(1);
    }
  });

  it('/metrics counts requests by route, and holds no address of a person', async () => {
    await raw(at(`/api/auth/post/${person.id}`), { headers: from() });
    const { text } = await eventually(async () => {
      const answer = await raw(at('/metrics'), { headers: withToken });
      return answer.text.includes('/api/auth/post/:id') && answer;
    }, 'the count');
    expect(text).toContain('http_request_duration_seconds');
    expect(text).not.toContain(person.id);
  });
});

describe('signed file addresses', () => {
  async function aFile(contentType: string, name: string): Promise<string> {
    const id = newId();
    const path = join(app.app.config.dataDir, 'files', id.slice(-2), id);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '<script>alert(1)</script>');
    await app.app.db.sql(
      "insert into files (id, owner_id, purpose, content_type, size, name) values ($1, $2, 'test', $3, 25, $4)",
      [id, person.id, contentType, name],
    );
    return id;
  }

  it('open the file for minutes, with a fixed type, in a sandbox, for nobody to keep', async () => {
    const id = await aFile('application/pdf', 'Résumé "1"\r\nX: y.pdf');
    const address = app.app.addresses.sign(id);
    const answer = await raw(at(address));
    expect(answer).toMatchObject({ status: 200, text: '<script>alert(1)</script>' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''[\w%.~!'()*-]+$/),
      'cache-control': expect.stringMatching(/^private, max-age=\d+/),
    });
    expect(
      (await raw(at(app.app.addresses.sign(id, 'attachment')))).headers['content-disposition'],
    ).toMatch(/^attachment;/);
    app.clock.advance(20 * 60);
    expect((await raw(at(address))).status).toBe(404);
    app.clock.advance(-20 * 60);
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript'])(
    'never show %s as such',
    async (type) => {
      const { headers } = await raw(at(app.app.addresses.sign(await aFile(type, 'x.html'))));
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('are worth nothing when anything in them is changed', async () => {
    const [id, other] = [
      await aFile('application/pdf', 'a.pdf'),
      await aFile('application/pdf', 'b.pdf'),
    ];
    const address = app.app.addresses.sign(id);
    const tampered = [
      address.replace(id, other),
      address.replace(/e=\d+/, (e) => `${e}0`),
      address.replace('d=inline', 'd=attachment'),
      address.replace(/s=.{5}/, 's=AAAAA'),
      address.replace(/&s=.*/, ''),
      `/files/${id}`,
      address.replace(/e=\d+/, (e) => `${e}&e=9999999999`),
      `/files/..%2f..%2fsecrets%2fjwt-secret${address.slice(address.indexOf('?'))}`,
      address.replace(id, `${id}/../${other}`),
    ].filter((changed) => changed !== address);
    for (const path of tampered)
      expect([path, (await raw(at(path), { headers: from() })).status]).toEqual([path, 404]);
    expect((await raw(at(address))).status).toBe(200);
  });

  it('open a picture in the size that was asked for, and whole where it has no such size', async () => {
    const id = await aFile('image/webp', 'face.webp');
    await app.app.files.put(`${id}.small`, Buffer.from('less'), 'image/webp');
    const asked = (size: string | null) => raw(at(app.app.addresses.sign(id, 'inline', size)));
    expect((await asked('small')).text).toBe('<script>alert(1)</script>');
    await app.app.db.sql(`update files set variants = '{"small": 4}' where id = $1`, [id]);
    expect(await asked('small')).toMatchObject({
      status: 200,
      text: 'less',
      headers: { 'content-length': '4', 'content-type': 'image/webp' },
    });
    expect((await asked('large')).text).toBe('<script>alert(1)</script>');
    expect((await asked(null)).text).toBe('<script>alert(1)</script>');
    const address = app.app.addresses.sign(id);
    for (const changed of [
      address.replace(id, `${id}.small`),
      address.replace(id, `${id}.small.x`),
      address.replace(id, `${id}./../x`),
    ])
      expect((await raw(at(changed))).status).toBe(404);
  });

  it('of a store that fails answer 503, not 404', async () => {
    const address = app.app.addresses.sign(await aFile('application/pdf', 'notes.pdf'));
    const failing = vi
      .spyOn(app.app.files, 'get')
      .mockRejectedValueOnce(filesAway(new Error('connect ECONNREFUSED 10.0.0.7:9000')));
    const { status, text, headers } = await raw(at(address));
    expect([status, text]).toEqual([503, expect.not.stringContaining('10.0.0.7')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    failing.mockRestore();
    expect((await raw(at(address))).status).toBe(200);
  });

  it('of a deleted file and of one that never existed answer the same', async () => {
    const unknown = await raw(at(app.app.addresses.sign(newId())));
    const id = await aFile('application/pdf', 'a.pdf');
    const address = app.app.addresses.sign(id);
    await app.app.files.remove(id);
    const deleted = await raw(at(address));
    expect([deleted.status, deleted.text]).toEqual([404, unknown.text]);
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
