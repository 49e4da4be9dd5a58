import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { limits, socketLimits } from '../../src/limits.ts';
import { sendUpload } from '../../src/testing/files.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { postJson, raw } from '../support/http.ts';
import {
  closeSockets,
  connectedGraphqlSocket,
  eventSocket,
  graphqlSocket,
  outcome,
} from '../support/sockets.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  const ten = { points: 10, seconds: 60 };
  app = await startTestApp({
    env: { TRUST_PROXY: '127.0.0.1' },
    limits: { requestsPerIp: ten, filesPerIp: ten },
  });
  person = await aMentee(app);
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

let homes = 0;
const home = () => ({ 'x-forwarded-for': `198.51.100.${(homes += 1)}` });
const at = (path: string): string => `${app.url}${path}`;

describe('what no handler ever sees counts for the address it came from', () => {
  const hostile: [string, (from: { 'x-forwarded-for': string }) => ReturnType<typeof raw>][] = [
    ['a malformed body over REST', (from) => postJson(at('/api/auth/signin'), '{"email":', from)],
    ['a malformed body over GraphQL', (from) => postJson(at('/graphql'), '{"query":', from)],
    ['a body that is too long', (from) => postJson(at('/graphql'), 'x'.repeat(300 * 1024), from)],
    [
      'a body of another type',
      (from) =>
        raw(at('/api/auth/signin'), {
          method: 'POST',
          headers: { ...from, 'content-type': 'application/xml' },
          body: '<a/>',
        }),
    ],
    ['a call that is none', (from) => raw(at('/api/nowhere'), { headers: from })],
    ['a file address that is none', (from) => raw(at('/files/x'), { headers: from })],
  ];

  it.each(hostile)('%s', async (_what, ask) => {
    const from = home();
    for (let n = 0; n < 10; n += 1)
      expect((await ask(from)).status).toBeOneOf([400, 404, 413, 415]);
    const refused = await ask(from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(home())).status).not.toBe(429);
  });

  it('a call that a handler takes counts once', async () => {
    const from = home();
    for (let n = 9; n >= 0; n -= 1)
      expect(
        (await raw(at('/api/auth/user'), { headers: from })).headers['ratelimit-remaining'],
      ).toBe(String(n));
  });
});

describe('uploads', () => {
  it('are counted together for a person, whatever they are for and however they end', async () => {
    const documents =
      'mutation ($file: Upload!) { uploadVerificationDocument(document: $file, documentType: collegeId) { message } }';
    const pictures = 'mutation ($file: Upload!) { setProfilePicture(picture: $file) { id } }';
    const dreams =
      'mutation ($file: Upload!) { addVisionItem(input: { title: "Sail" }, picture: $file) { id } }';
    const send = (who: Person, query = pictures) =>
      sendUpload(app.url, who, query, 'file', { bytes: Buffer.from('no picture'), name: 'me.png' });
    const [alumnus, other] = [await anAlumnus(app), await anAlumnus(app)];
    const codeOf = async (sent: ReturnType<typeof send>): Promise<string> =>
      (await sent).body.errors[0].extensions.code;
    for (let n = 0; n < limits.uploads.points; n += 1)
      expect(await codeOf(send(alumnus, [documents, pictures, dreams][n % 3]))).toBe(
        'UNSUPPORTED_TYPE',
      );
    for (const query of [documents, pictures, dreams])
      expect(await codeOf(send(alumnus, query))).toBe('RATE_LIMITED');
    const { status, headers } = await send(alumnus);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(limits.uploads.seconds - 120);
    expect(await codeOf(send(other))).toBe('UNSUPPORTED_TYPE');
  });
});

describe('sockets', () => {
  it('of visitors are so many for an address; closed ones and those that say who they are make room', async () => {
    const most = socketLimits.visitorSocketsPerIp;
    const open = await Promise.all(
      Array.from({ length: most }, () => connectedGraphqlSocket(app.url)),
    );
    expect(await graphqlSocket(app.url).refused).toBe(429);
    open[0]?.socket.close();
    const known = await eventually(
      () =>
        Promise.race([
          connectedGraphqlSocket(app.url, { token: person.token }),
          new Promise<null>((resolve) => {
            setTimeout(() => {
              resolve(null);
            }, 200);
          }),
        ]),
      'room for another',
    );
    // A person is counted as a person.
    await connectedGraphqlSocket(app.url);
    expect(known.messages).toContainEqual({ type: 'connection_ack' });
    expect(await graphqlSocket(app.url).refused).toBe(429);
  });

  it('may be opened so often, of both kinds together', async () => {
    const strict = await startTestApp({
      limits: { socketOpeningsPerIp: { points: 4, seconds: 60 } },
    });
    try {
      const { token } = await aMentee(strict);
      await connectedGraphqlSocket(strict.url, { token });
      await connectedGraphqlSocket(strict.url);
      expect(await outcome(eventSocket(strict.url, { token }))).toBe('connected');
      // Polling asks many times for one connection.
      expect(await outcome(eventSocket(strict.url, { token, transports: ['polling'] }))).toBe(
        'connected',
      );
      expect(await graphqlSocket(strict.url, { token }).refused).toBe(429);
      for (const transport of ['websocket', 'polling'] as const)
        expect(await outcome(eventSocket(strict.url, { token, transports: [transport] }))).toMatch(
          /error/,
        );
    } finally {
      await strict.close();
    }
  });

  it('that name a connection which is none are openings like any other', async () => {
    const strict = await startTestApp({
      limits: { socketOpeningsPerIp: { points: 4, seconds: 60 } },
    });
    try {
      for (const sid of ['', '', '', 'no-such-connection', ''])
        await raw(`${strict.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`);
      const { text } = await raw(`${strict.url}/socket.io/?EIO=4&transport=polling`);
      expect(text).toContain('Too many connections');
    } finally {
      await strict.close();
    }
  });

  it.each([
    ['known people', (token: string) => token, '42["noSuchEvent"]'],
    ['visitors', () => 'nobody', '40{"token":"nobody"}'],
  ])('of %s that flood are closed, and nobody else waits', async (who, sent, packet) => {
    const { token } = await aMentee(app);
    const from = home()['x-forwarded-for'];
    const socket = new WebSocket(
      `${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      { headers: { 'x-forwarded-for': from } },
    );
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    const welcome = new Promise((resolve) =>
      socket.on('message', (data: Buffer) => {
        if (data.toString().startsWith('4')) resolve(data);
      }),
    );
    socket.send(`40${JSON.stringify({ token: sent(token) })}`);
    await welcome;
    for (let n = 0; n < 400; n += 1) socket.send(packet);
    await closed;
    const elsewhere = home()['x-forwarded-for'];
    expect(await outcome(eventSocket(app.url, { from: elsewhere, token }))).toBe(
      who === 'visitors' ? 'connected' : 'Too many connections',
    );
    const { token: sameHostel } = await aMentee(app);
    expect(await outcome(eventSocket(app.url, { from, token: sameHostel }))).toBe('connected');
  });
});

describe('the commands of one call', () => {
  it('count like as many calls, those in fragments too', async () => {
    const strict = await startTestApp({ limits: { requestsPerUser: { points: 10, seconds: 60 } } });
    try {
      const { graphql } = await aMentee(strict);
      const commands = (count: number): string =>
        Array.from(
          { length: count },
          (_, n) => `c${n}: saveNotificationSettings(input: { sound: true }) { sound }`,
        ).join(' ');
      expect((await graphql(`mutation { ${commands(5)} }`)).errors).toBeUndefined();
      const refused = await graphql(
        `mutation { ...All } fragment All on Mutation { ${commands(6)} }`,
      );
      expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
      expect((await graphql('query { me { id } }')).errors?.[0]?.extensions.code).toBe(
        'RATE_LIMITED',
      );
    } finally {
      await strict.close();
    }
  });
});
