import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runnerOf } from '../../src/core/jobs/job-runner.ts';
import { isTraced } from '../../src/core/tracing/tracing.ts';
import { aMentee, type Person, startTestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** What an OTLP receiver got, as it came. */
const bodies: string[] = [];
let receiver: Server;
let endpoint: string;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => {
  receiver.close();
});

const spans = (): Sent[] =>
  bodies.flatMap((body) =>
    (
      JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

/** One asks who they are, and says what it is a part of. @returns the span of it, all, and who */
async function asked(trustProxy: string): Promise<{ request: Sent; all: Sent[]; person: Person }> {
  bodies.length = 0;
  const app = await startTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: trustProxy },
  });
  const person = await aMentee(app);
  await raw(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      traceparent: `00-${traceId}-${spanId}-01`,
    },
    body: JSON.stringify({ query: 'query WhoAmI { me { id } }', operationName: 'WhoAmI' }),
  });
  await runnerOf(app.app.log)({ name: 'test.job', run: () => Promise.resolve() }, {});
  await app.close();
  const all = spans();
  const request = all.find(({ name }) => name === 'query WhoAmI');
  if (!request) throw new Error('no span of the request');
  return { request, all, person };
}

it('a request and its statements are spans of their names, within what a proxy says', async () => {
  const { request, all, person } = await asked('127.0.0.1');
  expect(request).toMatchObject({ traceId, parentSpanId: spanId });
  const within = all.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(within.map(({ name }) => name)).toContain('identity.me');
  expect(within.every((span) => span.traceId === traceId)).toBe(true);
  expect(all.map(({ name }) => name)).toContain('job test.job');
  const sent = bodies.join('\n');
  for (const secret of [person.token, person.email, person.id]) expect(sent).not.toContain(secret);
  expect(isTraced()).toBe(false);
});

it('nobody else writes into the traces of others', async () => {
  const { request } = await asked('10.0.0.1');
  expect(request.traceId).not.toBe(traceId);
  expect(request.parentSpanId ?? '').toBe('');
});
