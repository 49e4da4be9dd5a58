import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Mail } from '../../src/core/mail/mail.ts';
import {
  aMentee,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';
import { connectedGraphqlSocket, eventSocket, outcome } from '../support/sockets.ts';

const token = 'a token for metrics';
const env = { METRICS_TOKEN: token };
const readiness = async ({ url }: TestApp): Promise<string> => (await raw(`${url}/readyz`)).text;
const metricsOf = async ({ url }: TestApp): Promise<string> =>
  (await raw(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text;

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }';
const input = {
  fullName: 'Asha Rao',
  email: 'asha@mail.example',
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
  degreeType: 'B.Tech',
  stream: 'CSE',
  yearOfGraduation: 2027,
  role: 'mentee',
};

describe('mail that fails', () => {
  const sent: Mail[] = [];
  let isAway = true;
  let app: TestApp;
  beforeAll(async () => {
    const mailer = {
      send: (mail: Mail) => {
        if (isAway) return Promise.reject(new Error('connect ECONNREFUSED'));
        sent.push(mail);
        return Promise.resolve();
      },
    };
    app = await startTestApp({ mailer, env });
  });
  afterAll(() => app.close());

  it('is named while calls are still answered, counted, and forgotten once it passes', async () => {
    expect(await readiness(app)).toBe('{"status":"ready"}');
    await app.visitor.ask(signUp, { input });
    await eventually(
      async () => (await readiness(app)) === '{"status":"degraded: mail"}',
      'the reason',
    );
    const text = await eventually(async () => {
      const metrics = await metricsOf(app);
      return metrics.includes('experiencia_mails{state="failing"} 1') && metrics;
    }, 'the count');
    expect(text).toMatch(/^experiencia_mail_failing 1$/m);
    expect(text).toMatch(/^experiencia_jobs\{job="identity.mail-code",state="failing"\} 1$/m);
    expect(text).not.toContain(input.email);
    isAway = false;
    await app.app.db.sql("update pgboss.job set start_after = now() where state = 'retry'");
    await eventually(() => sent.length > 0, 'the mail');
    expect(await readiness(app)).toBe('{"status":"ready"}');
    expect(await metricsOf(app)).toMatch(/^experiencia_mail_tries\{state="sent"\} 1$/m);
  });
});

describe('jobs that nobody begins', () => {
  it('are named, and counted by name', async () => {
    const app = await startTestApp({ env });
    await app.app.jobs.stop();
    await app.app.db.sql(
      "insert into pgboss.job (name, start_after) values ('account.make-data-copy', now() - interval '6 minutes'), ('identity.mail-owner', now() - interval '10 seconds')",
    );
    expect(await readiness(app)).toBe('{"status":"degraded: late jobs (account.make-data-copy)"}');
    const text = await metricsOf(app);
    expect(text).toMatch(/^experiencia_jobs\{job="account.make-data-copy",state="late"\} 1$/m);
    expect(text).toMatch(/^experiencia_jobs\{job="identity.mail-owner",state="waiting"\} 1$/m);
    expect(text).toMatch(/^experiencia_mails\{state="waiting"\} 1$/m);
    await app.close();
  });
});

describe('what those who run the product read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env });
  });
  afterAll(() => app.close());

  /** Properties of the lines about requests that are written while something is done. */
  async function linesOf(work: () => Promise<unknown>): Promise<object[]> {
    const info = vi.spyOn(app.app.log, 'info');
    await work();
    const lines = (): object[] =>
      (info.mock.calls as unknown[][])
        .filter(([, text]) => text === 'request')
        .map(([properties]) => properties as object);
    await eventually(() => lines().length > 0, 'the line');
    const written = lines();
    info.mockRestore();
    return written;
  }

  it('the version and the sockets are among the metrics', async () => {
    const person = await aMentee(app);
    const ws = await connectedGraphqlSocket(app.url, { token: person.token });
    const events = eventSocket(app.url, { token: person.token });
    expect(await outcome(events)).toBe('connected');
    const text = await metricsOf(app);
    expect(text).toMatch(/^experiencia_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+",/m);
    expect(text).toMatch(/^experiencia_sockets\{state="graphql-ws"\} 1$/m);
    expect(text).toMatch(/^experiencia_sockets\{state="socket.io"\} 1$/m);
    expect(text).toMatch(/^experiencia_file_store\{state="ready"\} 1$/m);
    expect(text).toMatch(/^experiencia_file_store_failures 0$/m);
    ws.socket.close();
    events.disconnect();
    await eventually(
      async () => (await metricsOf(app)).includes('experiencia_sockets{state="graphql-ws"} 0'),
      'the closing',
    );
  });

  it('a line tells who asked for which operation, and nothing of what they sent', async () => {
    const person = await aMentee(app);
    const words = 'words of a person';
    const lines = await linesOf(() =>
      person.graphql(
        'query Feed($search: String!) { searchPreview(search: $search) { posts { id } } }',
        {
          search: words,
        },
      ),
    );
    expect(lines).toMatchObject([
      { route: '/graphql', status: 200, person: person.id, operation: 'query Feed' },
    ]);
    const [ofRest] = await linesOf(() => person.rest('GET', '/api/auth/user'));
    expect(ofRest).toMatchObject({ route: '/api/auth/user', person: person.id });
    const [ofVisitor] = await linesOf(() => app.visitor.graphql('{ __typename }'));
    expect(ofVisitor).toMatchObject({ operation: 'query' });
    expect(ofVisitor).not.toHaveProperty('person');
    const written = JSON.stringify([lines, ofRest, ofVisitor]);
    expect(written).not.toContain(words);
    expect(written).not.toContain(person.token);
  });

  it('names that a visitor makes up are cut, and make no metric longer', async () => {
    const long = 'x'.repeat(4000);
    const [line] = await linesOf(() => app.visitor.graphql(`query ${long} { __typename }`));
    expect(JSON.stringify(line).length).toBeLessThan(400);
    const seriesOf = async () => (await metricsOf(app)).split('\n').length;
    const before = await seriesOf();
    for (let n = 0; n < 50; n += 1)
      await Promise.all([
        app.visitor.graphql(`query Name${n} { __typename }`),
        raw(`${app.url}/api/auth/made-up-${n}`),
        raw(`${app.url}/${n}`),
      ]);
    // Of a route or a status that is new there are a dozen lines.
    expect(await seriesOf()).toBeLessThan(before + 60);
  });
});

describe('what is for those who run the product', () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await startTestApp({ env: { ...env, TRUST_PROXY: '127.0.0.1' } });
    person = await aMentee(app);
  });
  afterAll(() => app.close());

  let homes = 0;
  const from = (ip = `203.0.113.${(homes += 1)}`) => ({ 'x-forwarded-for': ip });
  const at = (path: string): string => `${app.url}${path}`;
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
