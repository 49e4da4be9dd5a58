import { microphoneHelp } from '@schema/rules/chat/microphone-texts';
import { voiceTexts } from '@schema/rules/chat/voice-texts';
import { MicrophoneError } from '@/core/sound/microphone';
import { createStore } from '@/ui';
import { forgetRecording, keepRecording, keptRecording } from './kept-recording';
import { nowPlaying } from './now-playing';
import { type EndReason, Recorder } from './recorder';
import type { Recording } from './recording';

export type RecordingPhase =
  | { name: 'looking' }
  | { name: 'asking' }
  | { name: 'recording'; recorder: Recorder }
  /** `src`: where this page hears it; `note`: why it ended; `isKept`: the device has it. */
  | { name: 'kept'; recording: Recording; src: string; note: string | null; isKept: boolean }
  | { name: 'failed'; text: string };

export type RecordingPlace = {
  userId: string;
  conversationId: string;
  /** Ten times a second: how loud it is. */
  onLevel: (level: number) => void;
};

const noteOf = (reason: EndReason): string | null =>
  reason === 'stopped' ? null : voiceTexts.ended[reason];

function failureOf(error: unknown): string {
  const outcome = error instanceof MicrophoneError ? error.outcome : 'noDevice';
  const help = outcome === 'unsupported' ? voiceTexts.unsupported : microphoneHelp[outcome];
  return `${voiceTexts.failed} ${help}`;
}

/**
 * A recording from the press that begins it until it is sent or deleted. It stays on the device
 * meanwhile: who leaves the page, loads it again or gets a call finds it there.
 */
export class RecordingSession {
  readonly phase = createStore<RecordingPhase>({ name: 'looking' });
  private recorder: Recorder | null = null;
  private isLeft = false;

  constructor(private readonly options: RecordingPlace) {}

  /** Shows what is kept here. @returns whether there is something */
  async open(): Promise<boolean> {
    this.isLeft = false;
    const recording = await keptRecording(this.options);
    if (recording && !this.isLeft) this.show(recording, null, true);
    return recording !== null;
  }

  /** Records anew. */
  async record(isInCall: boolean): Promise<void> {
    if (isInCall) return this.phase.set({ name: 'failed', text: voiceTexts.inCall });
    nowPlaying.stop();
    this.phase.set({ name: 'asking' });
    try {
      const begun = await Recorder.begin({
        onLevel: this.options.onLevel,
        onGrown: (recording) => void keepRecording(this.options, recording),
        onEnded: (recording, reason) => void this.onEnded(recording, reason),
      });
      // Who left while the browser asked records nothing.
      if (this.isLeft) return void begun.stop();
      this.recorder = begun;
      this.phase.set({ name: 'recording', recorder: begun });
    } catch (error) {
      this.phase.set({ name: 'failed', text: failureOf(error) });
    }
  }

  stop(reason?: EndReason): void {
    void this.recorder?.stop(reason);
  }

  /** The page goes elsewhere: what comes of it is kept as it ends. */
  leave(): void {
    this.isLeft = true;
    this.stop();
    this.forgetAddress();
  }

  /** Takes the recording out, ended: it is sent, or nobody wants it. */
  async take(): Promise<Recording | null> {
    const now = this.phase.get();
    const recording = now.name === 'kept' ? now.recording : await this.recorder?.stop();
    nowPlaying.stop();
    await forgetRecording(this.options);
    return recording ?? null;
  }

  private forgetAddress(): void {
    const now = this.phase.get();
    if (now.name === 'kept') URL.revokeObjectURL(now.src);
  }

  private show(recording: Recording, note: string | null, isKept: boolean): void {
    this.forgetAddress();
    const src = URL.createObjectURL(recording.file);
    this.phase.set({ name: 'kept', recording, src, note, isKept });
  }

  private async onEnded(recording: Recording | null, reason: EndReason): Promise<void> {
    this.recorder = null;
    if (!recording) return this.phase.set({ name: 'failed', text: voiceTexts.empty });
    if (!this.isLeft) this.show(recording, noteOf(reason), false);
    const isKept = await keepRecording(this.options, recording);
    const now = this.phase.get();
    if (now.name === 'kept') this.phase.set({ ...now, isKept });
  }
}
