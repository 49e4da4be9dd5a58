import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  eventSocket,
  graphqlSocket,
  outcome,
} from '../support/sockets.ts';

const own = 'https://alumni.college.example';
const foreign = [
  'https://evil.example',
  `${own}.evil.example`,
  'http://alumni.college.example',
  'null',
  'file://',
];

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: own } });
  person = await aMentee(app);
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

describe('a page elsewhere', () => {
  it.each(foreign)('at %s opens neither socket', async (origin) => {
    expect(await graphqlSocket(app.url, { token: person.token, origin }).refused).toBe(403);
    for (const transport of ['websocket', 'polling'] as const) {
      expect(
        await outcome(
          eventSocket(app.url, { token: person.token, origin, transports: [transport] }),
        ),
      ).toMatch(/error/);
    }
  });

  it('that is ours opens both, and so does a program that sends no origin', async () => {
    for (const origin of [{ origin: own }, {}]) {
      await connectedGraphqlSocket(app.url, { token: person.token, ...origin });
      expect(await outcome(eventSocket(app.url, { token: person.token, ...origin }))).toBe(
        'connected',
      );
      expect(
        await outcome(
          eventSocket(app.url, { token: person.token, transports: ['polling'], ...origin }),
        ),
      ).toBe('connected');
    }
  });

  it.each(['/', '/elsewhere', '/graphql-not', '/api/auth/user'])(
    'gets no answer but a refusal to an upgrade at %s',
    async (path) => {
      const status = await new Promise<number | string>((resolve) => {
        const asked = request(`${app.url}${path}`, {
          headers: {
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          },
        });
        asked
          .once('response', (response) => {
            resolve(response.resume().statusCode ?? 0);
          })
          .once('upgrade', () => {
            resolve('upgraded');
          })
          .once('error', () => {
            resolve('closed');
          });
        asked.setTimeout(3000, () => {
          resolve('no answer');
          asked.destroy();
        });
        asked.end();
      });
      expect(status).toBeOneOf([400, 404, 'closed']);
    },
  );
});
