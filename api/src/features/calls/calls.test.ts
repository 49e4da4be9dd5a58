import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  aPairOf,
  call,
  candidate,
  currentOf,
  decline,
  end,
  keep,
  messagesOf,
  offer,
  pickUp,
  startCallsApp,
  turnSecret,
} from '../../testing/builders/calls.ts';
import { anAcceptedRequest } from '../../testing/builders/chat.ts';
import { aMentee, type Json, type TestApp } from '../../testing/index.ts';
import { endOverdueCalls, endUnanswered } from './ending/overdue-calls.ts';

const servers = '{ iceServers { urls username credential } }';

let app: TestApp;
beforeAll(async () => {
  app = await startCallsApp();
});
afterAll(() => app.close());

const aPair = () => aPairOf(app);
const sql = (text: string, parameters: unknown[] = []) => app.app.db.sql<Json>(text, parameters);

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
    expect(await messagesOf(callee, id)).toEqual({
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
    expect(await messagesOf(callee, id)).toMatchObject({
      unreadCount: 0,
      lastMessage: { content: 'Call declined' },
    });
    await call(caller, id);
    expect((await caller.ask(end, { id })).endCall.endReason).toBe('missed');
    expect(await messagesOf(callee, id)).toMatchObject({
      unreadCount: 1,
      lastMessage: { content: 'Missed call' },
    });
    expect((await messagesOf(caller, id)).unreadCount).toBe(0);
    // Who answers after a missed call has heard of both.
    await call(caller, id);
    await callee.ask(answer, { id, sdp: 'x', device: 'phone' });
    await caller.ask(end, { id });
    expect((await messagesOf(callee, id)).unreadCount).toBe(0);
  });

  it('is missed, not declined, when who answers has no microphone', async () => {
    const { caller, callee, id } = await aPair();
    await call(caller, id);
    const ended = (await callee.ask(end, { id, hasFailed: true })).endCall;
    expect(ended).toMatchObject({ state: 'ended', endReason: 'missed' });
    expect(await currentOf(caller)).toBeNull();
    for (const who of [caller, callee])
      expect((await messagesOf(who, id)).lastMessage.content).toBe('Missed call');
    // Ended without a failure, it is what was pressed.
    await call(caller, id);
    expect((await callee.ask(end, { id })).endCall.endReason).toBe('declined');
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
    expect(await messagesOf(callee, id)).toMatchObject({
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

  it('with a silent device keeps nobody busy, before anything has ended it', async () => {
    const { caller, callee, id } = await aPair();
    const third = await aMentee(app);
    const toCallee = await anAcceptedRequest(third, callee);
    await call(caller, id);
    await pickUp(callee, id);
    await caller.ask(keep, { id, device: 'laptop' });
    app.clock.advance(80);
    expect(await call(third, toCallee)).toMatchObject({ state: 'ringing' });
    expect(await call(caller, id, 'phone')).toMatchObject({ endReason: 'busy' });
  });

  it('that is over is not begun anew by who offers another way to hold it', async () => {
    const { caller, callee, id } = await aPair();
    const { id: callId } = await call(caller, id);
    const again = { id, callId, sdp: 'v=0 other', device: 'laptop' };
    expect(await caller.refused(offer, again)).toMatchObject({ code: 'CONFLICT' });
    await pickUp(callee, id);
    expect((await caller.ask(offer, again)).callOffer).toMatchObject({ id: callId });
    expect((await currentOf(callee, 2)).signals).toMatchObject([{ sdp: 'v=0 other' }]);
    expect(await callee.refused(offer, again)).toMatchObject({
      message: 'This call is on another of your devices.',
    });
    await callee.ask(end, { id });
    expect(await caller.refused(offer, again)).toMatchObject({
      code: 'CONFLICT',
      message: 'This call is over',
    });
    expect(await currentOf(callee)).toBeNull();
    const stranger = await aMentee(app);
    expect(await stranger.refused(offer, again)).toMatchObject({ code: 'NOT_FOUND' });
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
