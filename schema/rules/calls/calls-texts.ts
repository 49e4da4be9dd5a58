import { microphoneHelp } from '../chat/microphone-texts.ts';

/** Texts of audio calls, and the numbers that the web and the api share. */

export const callStates = ['ringing', 'ongoing', 'ended'] as const;
export type CallState = (typeof callStates)[number];

export const callEndReasons = ['hungUp', 'declined', 'missed', 'busy', 'failed'] as const;
export type CallEndReason = (typeof callEndReasons)[number];

export const callSignalKinds = ['offer', 'answer', 'candidate'] as const;
export type CallSignalKind = (typeof callSignalKinds)[number];

export const callLimits = {
  /** Characters of a session description: an audio call needs about 2,000. */
  sdp: 16 * 1024,
  /** Characters of a way to reach one of the two. */
  candidate: 1024,
  /** Of one person in one call. Every change of network brings some. */
  candidates: 200,
  /** Offers and answers of one person in one call. */
  descriptions: 30,
  /** Characters of the name that a device gives itself. */
  device: 100,
  /** How long it rings. */
  ringSeconds: 30,
  /** How often a device in a call says that it is still there. */
  keepSeconds: 20,
  /** A call ends when a device that said so has been silent for so long. */
  silentSeconds: 75,
  /** No call is longer. */
  hours: 4,
} as const;

/** How long a call was, as people say it: `45 s`, `12 min`, `1 h 5 min`. */
export function callLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return `${Math.max(0, Math.floor(seconds))} s`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours < 1) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/**
 * What a call leaves in its conversation.
 * @param seconds how long the two talked; null when nobody answered
 */
export function callWords(reason: CallEndReason, seconds: number | null): string {
  if (seconds !== null) return `Call, ${callLength(seconds)}`;
  return reason === 'declined' ? 'Call declined' : 'Missed call';
}

/** Texts as documented, and those around them. */
export const callTexts = {
  startFailed: 'Failed to start audio call.',
  over: 'This call is over',
  declineInvalid: 'This call cannot be declined here.',
  twoOnly: 'Audio calls are between two people.',
  ownCall: 'You are in another call. End it first.',
  ringsForYou: 'Somebody is calling you. Answer or decline first.',
  elsewhere: 'This call is on another of your devices.',
  notRinging: 'This call does not ring any more.',
  notYours: 'Only who is called can answer.',
  notAnswered: 'The call has not been answered yet.',
  tooManySignals: 'Too many signals for one call',
  sdpRequired: 'A session description is required',
  sdpTooLong: `A session description cannot exceed ${callLimits.sdp} characters`,
  candidateRequired: 'A candidate is required',
  candidateTooLong: `A candidate cannot exceed ${callLimits.candidate} characters`,
  candidatePart: 'The part that a candidate is for is not known',
  deviceRequired: 'The name of the device is required',
  deviceTooLong: `The name of a device cannot exceed ${callLimits.device} characters`,
} as const;

/** How a call ended for one of the two, as their page tells it. */
export type CallOutcome =
  | (typeof callEndReasons)[number]
  | 'lost'
  | 'permission'
  | 'noDevice'
  | 'deviceBusy'
  | 'unsupported'
  | 'elsewhere'
  | 'refused'
  | 'reloaded';

/** Words of the bar that a call shows, and of its buttons. */
export const callBarTexts = {
  start: 'Audio Call',
  end: 'End Call',
  answer: 'Answer',
  decline: 'Decline',
  again: 'Call again',
  back: 'Call back',
  instead: 'End it and call',
  close: 'Close this call',
  mute: 'Mute',
  unmute: 'Unmute',
  devices: 'Microphone and speaker',
  microphone: 'Microphone',
  speaker: 'Speaker',
  systemDefault: 'As the system has it',
  level: 'How loud you are',
  levelHint: 'Speak: the bar moves when your microphone hears you.',
  region: 'Audio call',
  calling: 'Calling…',
  ringing: 'Ringing…',
  incoming: 'is calling you',
  connecting: 'Connecting…',
  lost: 'The line is away. Trying again…',
  muted: 'Muted',
  switchFailed: 'This device could not be used.',
  quality: { good: 'Good line', fair: 'Fair line', weak: 'Weak line' },
} as const;

/**
 * How a call went, and after a failure what to do.
 * @param name of the other one; `isOwn`: the reader called
 */
export function outcomeText(
  outcome: CallOutcome,
  { name, isOwn, note }: { name: string; isOwn: boolean; note: string | null },
): string {
  const failed = callTexts.startFailed;
  const texts: Record<CallOutcome, string> = {
    hungUp: `Call with ${name} ended.`,
    declined: isOwn ? `${name} declined the call.` : 'You declined the call.',
    missed: isOwn ? `No answer from ${name}.` : `Missed call from ${name}.`,
    busy: `${name} is in another call.`,
    failed: `${failed} There is no way through between your networks. Try another network, or without a VPN.`,
    lost: `The line to ${name} was lost. Check your connection and call again.`,
    permission: `${failed} ${microphoneHelp.permission}`,
    noDevice: `${failed} ${microphoneHelp.noDevice}`,
    deviceBusy: `${failed} ${microphoneHelp.deviceBusy}`,
    unsupported: `${failed} This browser cannot make calls here.`,
    elsewhere: 'Answered on another of your devices.',
    refused: `${failed} ${note ?? 'Please try again.'}`,
    reloaded: `The call with ${name} ended because the page was loaded again.`,
  };
  return texts[outcome];
}
