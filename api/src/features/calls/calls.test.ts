import { createHmac } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../core/context.ts';
import { aConversation, anAcceptedRequest } from '../../testing/chat.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  startTestApp,
  type Json,
  type Person,
  type TestApp,
} from '../../testing/index.ts';
import { endOverdueCalls, endUnanswered } from './overdue-calls.ts';

const fields =
  'id conversationId state endReason device startedAt answeredAt endedAt caller { id fullName } callee { id fullName }';
const offer = `mutation ($id: ID!, $sdp: String!, $device: ID!) { callOffer(conversationId: $id, offer: { sdp: $sdp }, device: $device) { ${fields} } }`;
const answer = `mutation ($id: ID!, $sdp: String!, $device: ID!, $callId: ID) { callAnswer(conversationId: $id, answer: { sdp: $sdp }, device: $device, callId: $callId) { ${fields} } }`;
const candidate = `mutation ($id: ID!, $candidate: IceCandidateInput!, $device: ID!) { iceCandidate(conversationId: $id, candidate: $candidate, device: $device) { id } }`;
const decline = `mutation ($id: ID!, $callId: ID) { declineCall(conversationId: $id, callId: $callId) { ${fields} } }`;
const end = `mutation ($id: ID!, $callId: ID, $hasFailed: Boolean) { endCall(conversationId: $id, callId: $callId, hasFailed: $hasFailed) { ${fields} } }`;
const keep = `mutation ($id: ID!, $device: ID!) { keepCall(conversationId: $id, device: $device) { ${fields} } }`;
const current = `query ($after: Int) { currentCall { ${fields} signals(after: $after) { number fromId kind sdp candidate { candidate sdpMid sdpMLineIndex usernameFragment } } } }`;
const lastMessage =
  'query ($id: ID!) { conversation(id: $id) { unreadCount lastMessage { kind content sender { id } } } }';
const servers = '{ iceServers { urls username credential } }';
const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';

const turnSecret = 'a-secret-of-the-tests';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    env: {
      ICE_SERVERS: '[{"urls":"stun:stun.example.edu:3478"}]',
      TURN_URLS: 'turn:turn.example.edu:3478, turns:turn.example.edu:5349',
      TURN_SECRET: turnSecret,
    },
  });
});
afterAll(() => app.close());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Pair {
  caller: Person;
  callee: Person;
  id: string;
}
/** Two people who may call each other. */
async function aPair(): Promise<Pair> {
  const [caller, callee] = [await aMentee(app), await anAlumnus(app)];
  return { caller, callee, id: await anAcceptedRequest(caller, callee) };
}
const call = async (who: Person, id: string, device = 'laptop'): Promise<Json> =>
  (await who.ask(offer, { id, sdp: 'v=0 offer', device })).callOffer;
const pickUp = async (who: Person, id: string, device = 'phone'): Promise<Json> =>
  (await who.ask(answer, { id, sdp: 'v=0 answer', device })).callAnswer;
const currentOf = async (who: Person, after?: number): Promise<Json> =>
  (await who.ask(current, { after })).currentCall;
const said = async (who: Person, id: string): Promise<Json> =>
  (await who.ask(lastMessage, { id })).conversation;
const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);

/** A connected Socket.IO client, and what it has heard. */
async function aSocket(who: Person): Promise<{ socket: Socket; heard: [string, Json][] }> {
  const socket = io(app.url, {
    auth: { token: who.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  const heard: [string, Json][] = [];
  socket.onAny((event: string, payload: Json) => heard.push([event, payload]));
  expect(await socket.emitWithAck('join', who.id)).toEqual({ ok: true });
  return { socket, heard };
}
const hears = (heard: [string, Json][], event: string, count = 1): Promise<Json> =>
  eventually(() => {
    const found = heard.filter(([name]) => name === event);
    return found.length >= count && found[count - 1]?.[1];
  }, event);

describe('a call', () => {
  it('rings, is answered on one device, passes signals both ways, and leaves how long it was', async () => {
    const { caller, callee, id } = await aPair();
    const ringing = await call(caller, id);
    expect(ringing).toMatchObject({
      state: 'ringing',
      device: 'laptop',
      caller: { id: caller.id },
      callee: { id: callee.id },
    });
    const way = { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'ab' };
    await caller.ask(candidate, { id, candidate: way, device: 'laptop' });
    expect(await currentOf(callee)).toMatchObject({
      id: ringing.id,
      device: null,
      signals: [
        { number: 1, fromId: caller.id, kind: 'offer', sdp: 'v=0 offer', candidate: null },
        { number: 2, kind: 'candidate', sdp: null, candidate: way },
      ],
    });
    // Pressed again, it is the same call.
    expect(await call(caller, id)).toMatchObject({ id: ringing.id });
    expect(await callee.refused(candidate, { id, candidate: way, device: 'phone' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The call has not been answered yet.',
    });

    const answered = await pickUp(callee, id.toUpperCase());
    expect(answered).toMatchObject({ id: ringing.id, state: 'ongoing', device: 'phone' });
    expect(await callee.refused(answer, { id, sdp: 'x', device: 'tablet' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This call is on another of your devices.',
    });
    await callee.ask(candidate, { id, candidate: way, device: 'phone' });
    expect(await currentOf(caller, 3)).toMatchObject({
      state: 'ongoing',
      device: 'laptop',
      signals: [{ number: 4, kind: 'candidate', fromId: callee.id }],
    });

    // Another network: the caller offers anew, inside of the same call.
    expect(await call(caller, id)).toMatchObject({ id: ringing.id, state: 'ongoing' });
    expect((await currentOf(callee, 4)).signals).toMatchObject([{ number: 5, kind: 'offer' }]);
    expect(await caller.refused(offer, { id, sdp: 'x', device: 'phone' })).toMatchObject({
      code: 'CONFLICT',
    });

    await sql("update calls set answered_at = answered_at - interval '12 minutes' where id = $1", [
      ringing.id,
    ]);
    expect((await callee.ask(end, { id })).endCall).toMatchObject({
      state: 'ended',
      endReason: 'hungUp',
    });
    expect(await said(callee, id)).toEqual({
      unreadCount: 0,
      lastMessage: { kind: 'call', content: 'Call, 12 min', sender: { id: caller.id } },
    });
    expect(await currentOf(caller)).toBeNull();
    expect(await sql('select 1 from call_signals where call_id = $1', [ringing.id])).toEqual([]);
    // Nothing passes any more; ending it again changes nothing.
    expect(await caller.refused(candidate, { id, candidate: way, device: 'laptop' })).toMatchObject(
      { code: 'NOT_FOUND' },
    );
    expect(
      await callee.refused(answer, { id, callId: ringing.id, sdp: 'x', device: 'phone' }),
    ).toMatchObject({ code: 'CONFLICT', message: 'This call is over' });
    expect((await caller.ask(end, { id, callId: ringing.id })).endCall.endReason).toBe('hungUp');
  });

  it('is declined by who is called, and missed when the caller gives up', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    expect(await caller.refused(decline, { id })).toMatchObject({ code: 'CONFLICT' });
    expect((await callee.ask(decline, { id })).declineCall.endReason).toBe('declined');
    expect(await said(callee, id)).toMatchObject({
      unreadCount: 0,
      lastMessage: { content: 'Call declined' },
    });
    await call(caller, id);
    expect((await caller.ask(end, { id })).endCall.endReason).toBe('missed');
    expect(await said(callee, id)).toMatchObject({
      unreadCount: 1,
      lastMessage: { content: 'Missed call' },
    });
    expect((await said(caller, id)).unreadCount).toBe(0);
    // Who answers after a missed call has heard of both.
    await call(caller, id);
    await callee.ask(answer, { id, sdp: 'x', device: 'phone' });
    await caller.ask(end, { id });
    expect((await said(callee, id)).unreadCount).toBe(0);
  });

  it('is missed after 30 seconds, whatever happens to the job that says so', async () => {
    const { caller, callee, id } = await aPair();
    const first = await call(caller, id);
    const { run } = endUnanswered(app.app);
    await run({ callId: first.id });
    expect(await currentOf(callee)).toMatchObject({ id: first.id });
    app.clock.advance(31);
    expect(await currentOf(callee)).toBeNull();
    expect(await callee.refused(answer, { id, sdp: 'late', device: 'phone' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This call is over',
    });
    expect(await said(callee, id)).toMatchObject({
      unreadCount: 1,
      lastMessage: { content: 'Missed call' },
    });
    for (const missIt of [
      (callId: string) => run({ callId }),
      () => endOverdueCalls(app.app),
      // Or by the next call itself.
      () => call(caller, id),
    ]) {
      const { id: callId } = await call(caller, id);
      app.clock.advance(31);
      await missIt(callId);
      expect(await sql('select state, end_reason from calls where id = $1', [callId])).toEqual([
        { state: 'ended', end_reason: 'missed' },
      ]);
    }
    await run({ callId: first.id });
  });

  it('ends when a device that said that it is there falls silent', async () => {
    const { caller, callee, id } = await aPair();
    const { id: callId } = await call(caller, id);
    await pickUp(callee, id);
    expect((await caller.ask(keep, { id, device: 'laptop' })).keepCall.state).toBe('ongoing');
    expect(await caller.refused(keep, { id, device: 'phone' })).toMatchObject({ code: 'CONFLICT' });
    await endOverdueCalls(app.app);
    expect(await currentOf(callee)).toMatchObject({ id: callId });
    app.clock.advance(80);
    await endOverdueCalls(app.app);
    expect(await currentOf(callee)).toBeNull();
    expect(await sql('select end_reason from calls where id = $1', [callId])).toEqual([
      { end_reason: 'failed' },
    ]);
  });
});

describe('who may call', () => {
  it('is a participant of an accepted direct conversation, and nobody else', async () => {
    const { caller, callee, id } = await aPair();
    const stranger = await anAlumnus(app);
    await call(caller, id);
    const way = { candidate: 'x' };
    for (const [document, given] of [
      [offer, { sdp: 'x', device: 'd' }],
      [answer, { sdp: 'x', device: 'd' }],
      [candidate, { candidate: way, device: 'd' }],
      [decline, {}],
      [end, {}],
      [keep, { device: 'd' }],
    ] as const) {
      expect(await stranger.refused(document, { id, ...given })).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await caller.refused(document, { id: 'x', ...given })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await currentOf(stranger)).toBeNull();
    const pending = await aConversation(await aMentee(app), stranger);
    expect(await stranger.refused(offer, { id: pending, sdp: 'x', device: 'd' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The request has not been accepted yet.',
    });
    const unverified = await anUnverifiedMentee(app);
    expect(await unverified.refused(offer, { id, sdp: 'x', device: 'd' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await callee.refused(answer, { id, sdp: '', device: 'd' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('is nobody any more once one blocks the other, also inside of a call', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    await pickUp(callee, id);
    const { heard } = await aSocket(caller);
    await callee.ask(block, { id: caller.id });
    // At once, and not when a device asks next.
    expect(await hears(heard, 'callUpdate')).toMatchObject({ state: 'ended' });
    const [row] = await sql('select state from calls where conversation_id = $1', [id]);
    expect(row?.['state']).toBe('ended');
    expect(
      await caller.refused(candidate, { id, candidate: { candidate: 'x' }, device: 'laptop' }),
    ).toMatchObject({ code: 'NOT_FOUND', message: 'This call is over' });
    expect(await currentOf(callee)).toBeNull();
    expect(await caller.refused(offer, { id, sdp: 'x', device: 'laptop' })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is one call at a time: others are busy, and both who press at once meet', async () => {
    const { caller, callee, id } = await aPair();
    const third = await aMentee(app);
    const toCallee = await anAcceptedRequest(third, callee);
    const { id: callId } = await call(caller, id);
    expect(await call(third, toCallee)).toMatchObject({ state: 'ended', endReason: 'busy' });
    expect(await said(callee, toCallee)).toMatchObject({
      unreadCount: 1,
      lastMessage: { content: 'Missed call' },
    });
    expect(await callee.refused(offer, { id: toCallee, sdp: 'x', device: 'd' })).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody is calling you. Answer or decline first.',
    });
    // The offer of who is called is answered with the call that rings.
    expect(await call(callee, id)).toMatchObject({ id: callId, caller: { id: caller.id } });
    await caller.ask(end, { id });
    const both = await Promise.all([call(caller, id), call(callee, id)]);
    expect(both[0].id).toBe(both[1].id);
    await caller.ask(end, { id });
    const two = await Promise.all([call(caller, id), call(third, toCallee)]);
    expect(two.map(({ state }) => state).sort()).toEqual(['ended', 'ringing']);
    expect(
      await sql(
        'select count(*)::int as open from call_participants where user_id = $1 and is_open',
        [callee.id],
      ),
    ).toEqual([{ open: 1 }]);
  });

  it('is held by the database too', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    const insert = (state: string): Promise<unknown> =>
      change(app.app, (work) =>
        work.sql(
          `insert into calls (id, conversation_id, caller_id, callee_id, state) values (gen_random_uuid(), $1, $2, $3, $4)`,
          [id, callee.id, caller.id, state],
        ),
      );
    await expect(insert('ringing')).rejects.toThrow();
    await expect(insert('ended')).rejects.toThrow();
  });
});

describe('what one call may cost', () => {
  it('is bounded: descriptions, candidates, their sizes and numbers', async () => {
    const { caller, callee, id } = await aPair();
    expect(
      await caller.refused(offer, { id, sdp: 'x'.repeat(16 * 1024 + 1), device: 'd' }),
    ).toMatchObject({ message: 'A session description cannot exceed 16384 characters' });
    expect(await caller.refused(offer, { id, sdp: 'x', device: ' ' })).toMatchObject({
      message: 'The name of the device is required',
    });
    await caller.ask(offer, { id, sdp: 'x'.repeat(16 * 1024), device: 'laptop' });
    const send = (given: object) =>
      caller.refused(candidate, { id, candidate: given, device: 'laptop' });
    expect(await send({ candidate: 'x'.repeat(1025) })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await send({ candidate: 'x', sdpMLineIndex: -1 })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await sql('update call_participants set candidates = 200 where user_id = $1', [caller.id]);
    expect(await send({ candidate: 'x' })).toMatchObject({
      code: 'CONFLICT',
      message: 'Too many signals for one call',
    });
    await pickUp(callee, id);
    await sql('update call_participants set descriptions = 30 where user_id = $1', [callee.id]);
    expect(await callee.refused(answer, { id, sdp: 'x', device: 'phone' })).toMatchObject({
      message: 'Too many signals for one call',
    });
  });

  it('is helped by servers whose credentials end by themselves', async () => {
    const person = await aMentee(app);
    const [stun, turn] = (await person.ask(servers)).iceServers;
    expect(stun).toEqual({
      urls: ['stun:stun.example.edu:3478'],
      username: null,
      credential: null,
    });
    const [endsAt, whom] = turn.username.split(':');
    expect(whom).toBe(person.id);
    expect(Number(endsAt) - app.clock.now().getTime() / 1000).toBeLessThanOrEqual(4 * 3600);
    expect(turn).toMatchObject({
      urls: ['turn:turn.example.edu:3478', 'turns:turn.example.edu:5349'],
      credential: createHmac('sha1', turnSecret).update(turn.username).digest('base64'),
    });
  });
});

describe('the event channel', () => {
  it('carries offer, answer and candidates in their order, with who sent them, to all devices', async () => {
    const { caller, callee, id } = await aPair();
    const [calling, phone, tablet] = [
      await aSocket(caller),
      await aSocket(callee),
      await aSocket(callee),
    ];
    const sdp = { type: 'offer', sdp: 'v=0 from the socket' };
    const way = { candidate: 'candidate:7', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null };
    // Without waiting, as browsers send them.
    calling.socket.emit('callOffer', { conversationId: id, offer: sdp });
    calling.socket.emit('iceCandidate', { conversationId: id, candidate: way });
    const rung = await hears(phone.heard, 'callOffer');
    expect(rung).toMatchObject({ conversationId: id, from: caller.id, offer: sdp });
    expect(await hears(tablet.heard, 'callOffer')).toEqual(rung);
    expect(await hears(phone.heard, 'iceCandidate')).toEqual({
      conversationId: id,
      callId: rung.callId,
      from: caller.id,
      candidate: way,
    });
    const answering = { conversationId: id, answer: { type: 'answer', sdp: 'v=0 yes' } };
    expect(await phone.socket.emitWithAck('callAnswer', answering)).toMatchObject({
      callId: rung.callId,
      state: 'ongoing',
    });
    expect(await hears(calling.heard, 'callAnswer')).toEqual({
      ...answering,
      callId: rung.callId,
      from: callee.id,
    });
    expect(await hears(tablet.heard, 'callUpdate', 2)).toMatchObject({ state: 'ongoing' });
    expect(await tablet.socket.emitWithAck('callAnswer', answering)).toEqual({
      message: 'This call is on another of your devices.',
    });
    expect(await calling.socket.emitWithAck('callEnd', { conversationId: id })).toMatchObject({
      state: 'ended',
    });
    expect(await hears(phone.heard, 'callUpdate', 3)).toMatchObject({ endReason: 'hungUp' });
  });

  it('refuses what is none of theirs and what has no shape, in words', async () => {
    const { caller, id } = await aPair();
    const stranger = await aSocket(await anAlumnus(app));
    for (const payload of [
      undefined,
      'x',
      { conversationId: {} },
      { conversationId: id, offer: 7 },
      { conversationId: id, offer: { sdp: 'x' } },
      { conversationId: id, callId: [], candidate: null, answer: null },
    ])
      for (const event of ['callOffer', 'callAnswer', 'iceCandidate', 'callEnd'])
        expect(Object.keys(await stranger.socket.emitWithAck(event, payload))).toEqual(['message']);
    stranger.socket.emit('callOffer', { conversationId: id, offer: { sdp: 'x' } });
    expect(await hears(stranger.heard, 'failure')).toEqual({
      event: 'callOffer',
      message: 'Conversation not found',
    });
    expect(await currentOf(caller)).toBeNull();
  });
});
