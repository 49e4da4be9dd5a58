import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Mail } from '../src/core/mail/mail.ts';
import { aMentee, eventually, startTestApp, type TestApp } from '../src/testing/index.ts';
import { raw } from './support/http.ts';
import { connectedGraphqlSocket, eventSocket, outcome } from './support/sockets.ts';

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
