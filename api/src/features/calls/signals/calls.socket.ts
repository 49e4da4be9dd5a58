import {
  personalSocketRoom,
  type SocketActionRow,
  type SocketRoom,
  socketAction,
  socketEvent,
} from '../../../core/feature.ts';
import { intOrNull, text, textOrNull } from '../../../core/rest/rest-input.ts';
import {
  SocketCallAnswer,
  SocketCallOffer,
  type SocketCallSignalFragment,
  SocketCallUpdate,
  SocketEndCall,
  SocketIceCandidate,
  SocketSendAnswer,
  SocketSendCandidate,
  SocketSendOffer,
} from '../../../generated/documents.ts';

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** What a browser's session description says; some send its text alone. */
const description = (value: unknown) => ({
  sdp: text(typeof value === 'string' ? value : fieldsOf(value)['sdp']),
});

const candidate = (value: unknown) => {
  const sent = typeof value === 'string' ? { candidate: value } : fieldsOf(value);
  return {
    candidate: text(sent['candidate']),
    sdpMid: textOrNull(sent['sdpMid']),
    sdpMLineIndex: intOrNull(sent['sdpMLineIndex']),
    usernameFragment: textOrNull(sent['usernameFragment']),
  };
};

const which = (payload: Record<string, unknown>) => ({
  conversationId: text(payload['conversationId']),
  callId: textOrNull(payload['callId']),
});

const about = ({ callId, conversationId, from }: SocketCallSignalFragment) => ({
  callId,
  conversationId,
  from,
});

/** The inbound call events. A connection is a device of its own. */
const actions: SocketActionRow[] = [
  socketAction({
    event: 'callOffer',
    document: SocketSendOffer,
    variables: (payload, device) => ({
      ...which(payload),
      offer: description(payload['offer']),
      device,
    }),
    reply: (data) => data.callOffer,
  }),
  socketAction({
    event: 'callAnswer',
    document: SocketSendAnswer,
    variables: (payload, device) => ({
      ...which(payload),
      answer: description(payload['answer']),
      device,
    }),
    reply: (data) => data.callAnswer,
  }),
  socketAction({
    event: 'iceCandidate',
    document: SocketSendCandidate,
    variables: (payload, device) => ({
      ...which(payload),
      candidate: candidate(payload['candidate']),
      device,
    }),
    reply: (data) => data.iceCandidate,
  }),
  socketAction({
    event: 'callEnd',
    document: SocketEndCall,
    variables: (payload) => which(payload),
    reply: (data) => data.endCall,
  }),
];

/**
 * The call events of the personal socket room: what the other one sent, with the person and the
 * call.
 */
export const callSocketRoom: SocketRoom = {
  ...personalSocketRoom,
  events: [
    socketEvent({
      event: 'callOffer',
      document: SocketCallOffer,
      variables: () => ({}),
      payload: ({ callOffered: signal }) => ({
        ...about(signal),
        offer: { type: 'offer', sdp: signal.sdp },
      }),
    }),
    socketEvent({
      event: 'callAnswer',
      document: SocketCallAnswer,
      variables: () => ({}),
      payload: ({ callAnswered: signal }) => ({
        ...about(signal),
        answer: { type: 'answer', sdp: signal.sdp },
      }),
    }),
    socketEvent({
      event: 'iceCandidate',
      document: SocketIceCandidate,
      variables: () => ({}),
      payload: ({ callCandidateReceived: signal }) => ({
        ...about(signal),
        candidate: signal.candidate,
      }),
    }),
    socketEvent({
      event: 'callUpdate',
      document: SocketCallUpdate,
      variables: () => ({}),
      payload: (data) => data.callUpdated,
    }),
  ],
  actions,
};
