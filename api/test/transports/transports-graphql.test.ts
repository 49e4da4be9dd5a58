import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { postJson, raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
let url: string;
beforeAll(async () => {
  app = await startTestApp({ env: { GRAPHQL_PLAYGROUND: 'on' } });
  person = await aMentee(app);
  url = `${app.url}/graphql`;
});
afterAll(() => app.close());

describe('what a page elsewhere could make a browser send', () => {
  const mutation = 'mutation { signOut }';
  const authorization = () => ({ authorization: `Bearer ${person.token}` });
  const stillIn = async () => {
    expect((await person.ask('{ me { id } }')).me?.id).toBe(person.id);
  };

  it('mutations by GET are refused', async () => {
    const answer = await raw(`${url}?query=${encodeURIComponent(mutation)}`, {
      headers: { ...authorization(), 'apollo-require-preflight': '1' },
    });
    expect(answer.status).toBe(405);
    await stillIn();
  });

  it.each([
    ['text/plain', JSON.stringify({ query: mutation })],
    ['text/plain;application/json', JSON.stringify({ query: mutation })],
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(mutation)}`],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: mutation })}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`,
    ],
    ['application/graphql', mutation],
  ])('a POST of %s is refused', async (type, body) => {
    const { status } = await raw(url, {
      method: 'POST',
      headers: { ...authorization(), 'content-type': type },
      body,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await stillIn();
  });

  it('a simple GET without the preflight header is refused', async () => {
    expect(
      (
        await raw(`${url}?query=${encodeURIComponent('{ me { id } }')}`, {
          headers: authorization(),
        })
      ).status,
    ).toBe(400);
  });

  it('batches are refused', async () => {
    const { status } = await postJson(
      url,
      [{ query: '{ me { id } }' }, { query: '{ me { id } }' }],
      authorization(),
    );
    expect(status).toBe(400);
  });

  it('subscriptions over HTTP answer nothing', async () => {
    const answer = await person.graphql('subscription { accountUpdated { id email } }');
    expect(answer.data ?? null).toBeNull();
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Subscriptions are served over graphql-ws',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('errors', () => {
  it('malformed bodies get a plain 4xx', async () => {
    for (const body of [
      '{"query":',
      'null',
      '1',
      '"x"',
      '{}',
      '{"query":1}',
      '{"query":"{"}',
      '{"query":"{ me { id } }","variables":"x"}',
      '{"query":"{ me { id } }","operationName":"Other"}',
    ]) {
      const { status, text } = await postJson(url, body);
      expect([body, status]).toEqual([body, 400]);
      expect(text).not.toMatch(/\bat \/|node_modules|\.ts\b/);
    }
  });

  it('that nobody expected are a plain text with the id of the request, over GraphQL and REST', async () => {
    const { db } = app.app;
    const { query } = db;
    db.query = ((statement: { name: string }, input: object) => {
      if (statement.name === 'identity.me')
        throw new Error('relation "users" does not exist: select secret from /srv/users');
      return query.call(db, statement as never, input);
    }) as typeof query;
    try {
      const graphql = await person.graphql('{ me { id } }');
      const rest = await person.rest('GET', '/api/auth/user');
      expect(graphql.errors?.[0]).toMatchObject({
        message: 'Something went wrong. Please try again.',
        extensions: {
          code: 'INTERNAL_SERVER_ERROR',
          requestId: graphql.headers.get('x-request-id'),
        },
      });
      expect(rest).toMatchObject({
        status: 500,
        body: {
          message: 'Something went wrong. Please try again.',
          requestId: rest.headers.get('x-request-id'),
        },
      });
      expect(JSON.stringify([graphql, rest])).not.toMatch(/relation|secret|srv|stack/);
    } finally {
      db.query = query;
    }
  });
});

describe('a refusal that stands alone speaks through the status too', () => {
  const ask = (query: string, token?: string, accept = 'application/json') =>
    postJson(url, { query }, { accept, ...(token ? { authorization: `Bearer ${token}` } : {}) });

  it('401 for whom the server does not know, whatever the client accepts', async () => {
    const ended = await aMentee(app);
    await ended.ask('mutation { signOut }');
    const forged = `${person.token.split('.').slice(0, 2).join('.')}.AAAA`;
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      for (const token of [undefined, ended.token, forged, 'x'])
        expect([token, (await ask('{ myPosts { nodes { id } } }', token, accept)).status]).toEqual([
          token,
          401,
        ]);
      // A request with a token is refused when its session ended; without one it is a visitor's.
      for (const token of [ended.token, forged, 'x'])
        expect(await ask('{ me { id } }', token, accept)).toMatchObject({
          status: 401,
          text: expect.stringContaining('UNAUTHENTICATED'),
        });
      expect(await ask('{ me { id } }', undefined, accept)).toMatchObject({
        status: 200,
        text: expect.stringContaining('{"me":null}'),
      });
    }
  });

  it('but what is open to visitors stays open, and what was answered in part is an answer', async () => {
    expect((await ask('{ searchPreview { posts { id } } }', 'x')).status).toBe(200);
    expect(await ask('{ searchPreview { posts { id } } me { id } }', 'x')).toMatchObject({
      status: 200,
      text: expect.stringContaining('UNAUTHENTICATED'),
    });
  });
});

describe('introspection', () => {
  it('is there for the playground, whole', async () => {
    expect((await app.visitor.ask(getIntrospectionQuery())).__schema.types.length).toBeGreaterThan(
      20,
    );
  });

  it('is off where the playground is', async () => {
    const closed = await startTestApp({ env: { GRAPHQL_PLAYGROUND: 'off' } });
    try {
      expect(
        (await closed.visitor.graphql('{ __schema { types { name } } }')).errors?.[0]?.extensions
          .code,
      ).toBe('GRAPHQL_VALIDATION_FAILED');
      expect(
        (await closed.visitor.graphql('{ __type(name: "User") { name } }')).errors,
      ).toBeDefined();
      expect((await closed.visitor.graphql('{ usr { id } }')).errors?.[0]?.message).not.toMatch(
        /Did you mean/,
      );
      expect(
        (await raw(`${closed.url}/graphql`, { headers: { accept: 'text/html' } })).text,
      ).not.toMatch(/graphiql/i);
    } finally {
      await closed.close();
    }
  });
});

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch });

  it.each(
    audits
      .filter(({ name }) => name.startsWith('MUST'))
      .map((audit) => [audit.name, audit] as const),
  )('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });

  it('does what it SHOULD and MAY, but for what is left out on purpose', async () => {
    const results = await Promise.all(
      audits.filter(({ name }) => !name.startsWith('MUST')).map((audit) => audit.fn()),
    );
    const missed = results.filter(({ status }) => status !== 'ok').map(({ name }) => name);
    expect(missed.sort()).toEqual([
      // Each GET needs the preflight header here.
      'MAY accept application/x-www-form-urlencoded formatted GET requests',
      'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
      'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
      // A wrong document is a 400 to every client.
      'SHOULD use 200 status code on document parsing failure when accepting application/json',
      'SHOULD use 200 status code on document validation failure when accepting application/json',
      'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
    ]);
  });
});
