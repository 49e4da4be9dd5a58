import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../index.ts';
import { anAcceptedRequest } from './chat.ts';

const fields =
  'id conversationId state endReason device startedAt answeredAt endedAt caller { id fullName } callee { id fullName }';
export const offer = `mutation ($id: ID!, $sdp: String!, $device: ID!, $callId: ID) { callOffer(conversationId: $id, offer: { sdp: $sdp }, device: $device, callId: $callId) { ${fields} } }`;
export const answer = `mutation ($id: ID!, $sdp: String!, $device: ID!, $callId: ID) { callAnswer(conversationId: $id, answer: { sdp: $sdp }, device: $device, callId: $callId) { ${fields} } }`;
export const candidate = `mutation ($id: ID!, $candidate: IceCandidateInput!, $device: ID!) { iceCandidate(conversationId: $id, candidate: $candidate, device: $device) { id } }`;
export const decline = `mutation ($id: ID!, $callId: ID) { declineCall(conversationId: $id, callId: $callId) { ${fields} } }`;
export const end = `mutation ($id: ID!, $callId: ID, $hasFailed: Boolean) { endCall(conversationId: $id, callId: $callId, hasFailed: $hasFailed) { ${fields} } }`;
export const keep = `mutation ($id: ID!, $device: ID!) { keepCall(conversationId: $id, device: $device) { ${fields} } }`;
const current = `query ($after: Int) { currentCall { ${fields} signals(after: $after) { number fromId kind sdp candidate { candidate sdpMid sdpMLineIndex usernameFragment } } } }`;
const lastMessage =
  'query ($id: ID!) { conversation(id: $id) { unreadCount lastMessage { kind content sender { id } } } }';

export const turnSecret = 'a-secret-of-the-tests';

/** An application whose calls are helped by a STUN and a TURN server. */
export const startCallsApp = (): Promise<TestApp> =>
  startTestApp({
    env: {
      ICE_SERVERS: '[{"urls":"stun:stun.example.edu:3478"}]',
      TURN_URLS: 'turn:turn.example.edu:3478, turns:turn.example.edu:5349',
      TURN_SECRET: turnSecret,
    },
  });

const sockets: Socket[] = [];
/** Disconnects what the tests of a file connected. */
export function closeCallSockets(): void {
  for (const socket of sockets.splice(0)) socket.disconnect();
}

interface Pair {
  caller: Person;
  callee: Person;
  id: string;
}
/** Two people who may call each other. */
export async function aPairOf(app: TestApp): Promise<Pair> {
  const [caller, callee] = [await aMentee(app), await anAlumnus(app)];
  return { caller, callee, id: await anAcceptedRequest(caller, callee) };
}

export const call = async (who: Person, id: string, device = 'laptop'): Promise<Json> =>
  (await who.ask(offer, { id, sdp: 'v=0 offer', device })).callOffer;
export const pickUp = async (who: Person, id: string, device = 'phone'): Promise<Json> =>
  (await who.ask(answer, { id, sdp: 'v=0 answer', device })).callAnswer;
export const currentOf = async (who: Person, after?: number): Promise<Json> =>
  (await who.ask(current, { after })).currentCall;
export const messagesOf = async (who: Person, id: string): Promise<Json> =>
  (await who.ask(lastMessage, { id })).conversation;

/** A connected Socket.IO client, and what it has heard. */
export async function aCallSocket(
  app: TestApp,
  who: Person,
): Promise<{ socket: Socket; heard: [string, Json][] }> {
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

export const hears = (heard: [string, Json][], event: string, count = 1): Promise<Json> =>
  eventually(() => {
    const found = heard.filter(([name]) => name === event);
    return found.length >= count && found[count - 1]?.[1];
  }, event);
