import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aCallSocket,
  aPairOf,
  closeCallSockets,
  currentOf,
  hears,
  startCallsApp,
} from '../../../testing/builders/calls.ts';
import { anAlumnus, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCallsApp();
});
afterAll(() => app.close());
afterEach(closeCallSockets);

const aPair = () => aPairOf(app);
const aSocket = (who: Person) => aCallSocket(app, who);

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
