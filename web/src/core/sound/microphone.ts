import type { CallOutcome } from '@schema/rules/calls/calls-texts';
import { parseText, sharedStore } from '../drafts/persisted';

/** Why there is no microphone. */
export class MicrophoneError extends Error {
  constructor(
    readonly outcome: Extract<
      CallOutcome,
      'permission' | 'noDevice' | 'deviceBusy' | 'unsupported'
    >,
  ) {
    super(outcome);
  }
}

/** The devices that were chosen last on this computer. */
export const chosenMicrophone = sharedStore('call:device:microphone', { parse: parseText });
export const chosenSpeaker = sharedStore('call:device:speaker', { parse: parseText });

const outcomes: Record<string, MicrophoneError['outcome']> = {
  NotAllowedError: 'permission',
  SecurityError: 'permission',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'deviceBusy',
  AbortError: 'deviceBusy',
};

const open = (deviceId: string | null): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      ...(deviceId && { deviceId: { exact: deviceId } }),
    },
  });

/** What is done with the sound: a call, or a recording. */
type Purpose = 'RTCPeerConnection' | 'MediaRecorder';

/** Whether this browser has microphones for it: pages without a certificate have no devices. */
export const hasMicrophones = (purpose: Purpose): boolean =>
  'mediaDevices' in navigator && purpose in window;

/**
 * Opens the microphone that was chosen, or the system's own where that one is not there any more.
 * @throws MicrophoneError
 */
export async function openMicrophone(purpose: Purpose = 'RTCPeerConnection'): Promise<MediaStream> {
  if (!hasMicrophones(purpose)) throw new MicrophoneError('unsupported');
  const chosen = chosenMicrophone.read();
  try {
    if (chosen) {
      const stream = await open(chosen).catch(() => null);
      if (stream) return stream;
    }
    return await open(null);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new MicrophoneError(outcomes[name] ?? 'noDevice');
  }
}

/** Stops a microphone: its light goes out. */
export const closeMicrophone = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop());
