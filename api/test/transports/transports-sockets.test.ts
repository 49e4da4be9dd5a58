import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { secondsToWait } from '../../../schema/rules/device/line.ts';
import { socketLimits } from '../../src/limits.ts';
import {
  aMentee,
  eventually,
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

const own = 'https://alumni.college.example';

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

const accountUpdated = 'subscription { accountUpdated { id } }';
const changeOf = (who: Person) => who.ask('mutation { switchRole(newRole: mentee) { token } }');

describe('graphql-ws', () => {
  it('speaks its own protocol only', async () => {
    expect(await graphqlSocket(app.url, { protocol: 'graphql-ws' }).refused).toBe(400);
  });

  it('closes on what is no message, on a second connection_init and on subscribing before it', async () => {
    const garbled = await connectedGraphqlSocket(app.url, { token: person.token });
    garbled.socket.send('{"type":');
    expect((await garbled.closed).code).toBe(4400);
    const twice = await connectedGraphqlSocket(app.url, { token: person.token });
    twice.send({ type: 'connection_init' });
    expect((await twice.closed).code).toBe(4429);
    const early = graphqlSocket(app.url, { silent: true });
    await new Promise((resolve) => {
      early.socket.once('open', resolve);
    });
    early.subscribe(accountUpdated);
    expect((await early.closed).code).toBe(4401);
  });

  it('hears ten tabs that are opened at once', async () => {
    const { token } = await aMentee(app);
    const tabs = await Promise.all(
      Array.from({ length: socketLimits.socketsPerUser }, () =>
        connectedGraphqlSocket(app.url, { token }),
      ),
    );
    for (let n = 0; n < 12; n += 1) await Promise.all(tabs.map((tab) => tab.roundTrip()));
    for (const { socket } of tabs) expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('takes frames up to 64 KB', async () => {
    const socket = await connectedGraphqlSocket(app.url, { token: person.token });
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(60 * 1024) } });
    await socket.message('pong');
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(65 * 1024) } });
    expect((await socket.closed).code).toBe(1009);
  });

  it('serves subscriptions within the limits of documents, and says what is wrong', async () => {
    const socket = await connectedGraphqlSocket(app.url, { token: person.token });
    const wrong: [string, RegExp][] = [
      ['subscription A { accountUpdated { id } } query B { me { id } }', /Only subscriptions/],
      ['subscription { __typename }', /must not select an introspection/],
      ['subscription { nothing }', /Cannot query field/],
      ['subscription {', /Syntax Error/],
      [accountUpdated.padEnd(10_001), /longer than 10000/],
      [
        `subscription { accountUpdated { ${Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')} } }`,
        /more than 15 aliases/,
      ],
    ];
    for (const [index, [query, text]] of wrong.entries()) {
      const id = `wrong-${index}`;
      socket.subscribe(query, {}, id);
      const answer = await eventually(
        () => socket.messages.find((message) => message.id === id),
        query.slice(0, 40),
      );
      expect((answer.payload.errors ?? answer.payload)[0].message).toMatch(text);
      expect(JSON.stringify(answer)).not.toMatch(/stack|node_modules/);
    }
    expect((await person.ask('{ me { id } }')).me.id).toBe(person.id);
  });

  it('answers queries and mutations too, once, behind the limits of requests', async () => {
    const mentee = await aMentee(app);
    const socket = await connectedGraphqlSocket(app.url, { token: mentee.token });
    const answerTo = async (query: string, id: string) => {
      socket.subscribe(query, {}, id);
      await eventually(
        () => socket.messages.find((message) => message.id === id && message.type === 'complete'),
        query.slice(0, 40),
      );
      const results = socket.messages.filter(
        (message) => message.id === id && message.type === 'next',
      );
      expect(results).toHaveLength(1);
      return results[0]?.payload;
    };
    expect(await answerTo('{ me { id } }', 'query')).toEqual({ data: { me: { id: mentee.id } } });
    expect(
      await answerTo(
        'mutation { saveNotificationSettings(input: { sound: false }) { sound } }',
        'm',
      ),
    ).toEqual({ data: { saveNotificationSettings: { sound: false } } });
    const aliases = Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ');
    expect((await answerTo(`{ ${aliases} }`, 'costly')).errors[0].message).toMatch(
      /more than 15 aliases/,
    );
    expect((await answerTo('{ nothing }', 'unknown')).errors[0].message).toMatch(/Cannot query/);
    const visitor = await connectedGraphqlSocket(app.url, {});
    visitor.subscribe('{ me { id } }', {}, 'me');
    const refused = await eventually(
      () => visitor.messages.find((message) => message.id === 'me'),
      'a visitor',
    );
    expect(refused.payload).toEqual({ data: { me: null } });
  });

  it('cuts off a flood, and the others go on', async () => {
    const [loud, calm] = [await aMentee(app), await aMentee(app)];
    const [flood, other] = [
      await connectedGraphqlSocket(app.url, { token: loud.token }),
      await connectedGraphqlSocket(app.url, { token: calm.token }),
    ];
    for (let n = 0; n < 120; n += 1) flood.send({ type: 'ping' });
    const { code, reason } = await flood.closed;
    // Clients of graphql-ws reconnect after this code, and the web app after the time.
    expect({ code, reason }).toEqual({
      code: 1013,
      reason: expect.stringMatching(/^Too many messages, try again in \d+ s$/) as string,
    });
    expect(secondsToWait(reason)).toBeGreaterThan(0);
    other.send({ type: 'ping' });
    await other.message('pong');
  });
});

describe('one person', () => {
  it('has ten sockets of both kinds together; a closed one makes room', async () => {
    const mine = await aMentee(app);
    const open = await Promise.all(
      Array.from({ length: 6 }, () => connectedGraphqlSocket(app.url, { token: mine.token })),
    );
    for (let n = 0; n < 4; n += 1)
      expect(await outcome(eventSocket(app.url, { token: mine.token }))).toBe('connected');
    expect((await graphqlSocket(app.url, { token: mine.token }).closed).code).toBe(1013);
    const eleventh = eventSocket(app.url, { token: mine.token });
    expect(await disconnected(eleventh)).toBe('io server disconnect');
    // Somebody else still gets in.
    await connectedGraphqlSocket(app.url, { token: (await aMentee(app)).token });
    open[0]?.socket.close();
    await open[0]?.closed;
    await eventually(async () => {
      const again = graphqlSocket(app.url, { token: mine.token });
      return Promise.race([
        again.message('connection_ack').then(() => true),
        again.closed.then(() => false),
      ]);
    }, 'room for another');
  });

  it('a client that does not read is cut off before it fills the memory', async () => {
    const mine = await aMentee(app);
    const [paused, reading] = [
      await connectedGraphqlSocket(app.url, { token: mine.token }),
      await connectedGraphqlSocket(app.url, { token: mine.token }),
    ];
    const wide = `subscription { accountUpdated { ${Array.from({ length: 15 }, (_, n) => `${`a${n}_`.padEnd(600, 'x')}: id`).join(' ')} } }`;
    for (let n = 0; n < 40; n += 1) paused.subscribe(wide, {}, `w${n}`);
    reading.subscribe(accountUpdated);
    await reading.roundTrip();
    paused.socket.pause();
    let isClosed = false;
    void paused.closed.then(() => {
      isClosed = true;
    });
    for (let n = 0; n < 60 && !isClosed; n += 1) {
      await changeOf(mine);
      await reading.message('next', n);
      if (n % 10 === 9) {
        paused.socket.resume();
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        if (!isClosed) paused.socket.pause();
      }
    }
    paused.socket.resume();
    expect((await paused.closed).code).toBe(1006);
  });
});

describe('Socket.IO', () => {
  it('says why it ends the connection of one who floods', async () => {
    const strict = await startTestApp({ limits: { socketMessages: { points: 5, seconds: 60 } } });
    const socket = eventSocket(strict.url, { token: (await aMentee(strict)).token });
    await outcome(socket);
    const failures: string[] = [];
    socket.on('failure', ({ message }: { message: string }) => {
      failures.push(message);
    });
    const ended = disconnected(socket);
    for (let n = 0; n < 6; n += 1) socket.emit('anything', n);
    await ended;
    expect(failures).toEqual(['Too many messages']);
    await strict.close();
  });

  it('hears a hundred events of one socket in a minute, whatever others of the person say', async () => {
    const { token } = await aMentee(app);
    const [flooding, quiet] = [eventSocket(app.url, { token }), eventSocket(app.url, { token })];
    await Promise.all([flooding, quiet].map(outcome));
    const heard: number[] = [];
    const ended = disconnected(flooding);
    for (let n = 0; n < socketLimits.messagesPerMinute + 1; n += 1)
      flooding.emit('joinPost', n, () => heard.push(n));
    await ended;
    expect(heard.length).toBeLessThanOrEqual(socketLimits.messagesPerMinute);
    expect(await quiet.emitWithAck('joinPost', null)).toMatchObject({ message: /./ });
  });

  it('takes messages up to 64 KB', async () => {
    const socket = eventSocket(app.url, { token: person.token });
    await outcome(socket);
    socket.emit('joinPost', 'x'.repeat(66 * 1024));
    expect(await disconnected(socket)).toMatch(/transport|server/);
  });

  it('answers hostile ids and payloads with a message, and an unknown event with nothing', async () => {
    const socket = eventSocket(app.url, { token: person.token });
    await outcome(socket);
    for (const id of [
      '',
      "' or 1=1 --",
      '../x',
      null,
      5,
      { $gt: '' },
      ['a'],
      '__proto__',
      '01900000-0000-7000-8000-000000000000',
    ]) {
      const answer = (await socket.emitWithAck('joinPost', id)) as { message?: string };
      expect(answer.message).toMatch(/^[A-Z][\w ]+/);
      expect(JSON.stringify(answer)).not.toMatch(/stack|select|\.ts/);
    }
    for (const id of [null, {}, [], 'x']) socket.emit('leavePost', id);
    socket.emit('joinPost');
    socket.emit('constructor', {});
    expect(
      ((await socket.emitWithAck('joinPost', 'x')) as { message: string }).message,
    ).toBeTruthy();
  });

  it('passes on no event that a client emits', async () => {
    const [liar, other] = [await aMentee(app), await aMentee(app)];
    const [lying, watching] = [
      eventSocket(app.url, { token: liar.token }),
      eventSocket(app.url, { token: other.token }),
    ];
    await Promise.all([outcome(lying), outcome(watching)]);
    const received: string[] = [];
    watching.onAny((event: string) => {
      received.push(event);
    });
    for (const event of [
      'newQuestion',
      'newAnswer',
      'postUpdate',
      'sharesUpdate',
      'connectionRequest',
      'questionVoteUpdate',
      'answerVoteUpdate',
      'profileUpdated',
    ])
      lying.emit(event, { _id: liar.id });
    await lying.emitWithAck('joinPost', 'x');
    await watching.emitWithAck('joinPost', 'x');
    expect(received).toEqual([]);
  });
});
