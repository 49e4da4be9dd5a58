import { voiceFileName, voiceLimits } from '@schema/rules/chat/voice-texts';
import { closeMicrophone, MicrophoneError, openMicrophone } from '@/core/sound/microphone';
import { watchLevel } from '@/core/sound/watch-level';
import { type Recording, waveformOf } from './recording';

/** Why a recording ended: by its person, after two minutes, for a call, without a microphone. */
export type EndReason = 'stopped' | 'full' | 'call' | 'lost';

type Events = {
  /** Ten times a second: how loud it is, from 0 to 1. */
  onLevel: (level: number) => void;
  /** What there is by now: it grows. */
  onGrown: (recording: Recording) => void;
  onEnded: (recording: Recording | null, reason: EndReason) => void;
};

/** What browsers make, the best first: all but Safari's play the first. */
const containers = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/mp4;codecs=opus', ending: 'm4a' },
  { type: 'audio/mp4', ending: 'm4a' },
] as const;

/** The device has what was said so far, should the page go. */
const keepEveryMs = 2000;
/** Shorter than that it was a slip of the finger. */
const shortestMs = 500;

/** A recording under way. */
export class Recorder {
  private readonly chunks: Blob[] = [];
  private readonly levels: number[] = [];
  private readonly begunAt = performance.now();
  private readonly ending: Promise<Recording | null>;
  private endedAt: number | null = null;
  private reason: EndReason = 'stopped';
  private readonly timer: ReturnType<typeof setTimeout>;

  private constructor(
    sound: MediaStream,
    private readonly recorder: MediaRecorder,
    private readonly container: (typeof containers)[number],
    events: Events,
  ) {
    const stopWatching = watchLevel(sound, (level) => {
      this.levels.push(level);
      events.onLevel(level);
    });
    this.ending = new Promise((resolve) => {
      recorder.onstop = () => {
        stopWatching();
        closeMicrophone(sound);
        const recording = this.soFar();
        resolve(recording);
        events.onEnded(recording, this.reason);
      };
    });
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) this.chunks.push(data);
      if (this.endedAt !== null) return;
      // Timers of a tab that nobody sees are late: what arrives is not.
      if (this.milliseconds >= voiceLimits.milliseconds) return void this.stop('full');
      const recording = this.soFar();
      if (recording) events.onGrown(recording);
    };
    for (const track of sound.getTracks()) track.onended = () => void this.stop('lost');
    this.timer = setTimeout(() => void this.stop('full'), voiceLimits.milliseconds);
    recorder.start(keepEveryMs);
  }

  /**
   * Opens the microphone, which may ask its person, and records.
   * @throws MicrophoneError
   */
  static async begin(events: Events): Promise<Recorder> {
    const sound = await openMicrophone('MediaRecorder');
    const container = containers.find(({ type }) => MediaRecorder.isTypeSupported(type));
    try {
      if (!container) throw new MicrophoneError('unsupported');
      const recorder = new MediaRecorder(sound, {
        mimeType: container.type,
        audioBitsPerSecond: voiceLimits.bitsPerSecond,
      });
      return new Recorder(sound, recorder, container, events);
    } catch (error) {
      closeMicrophone(sound);
      throw error instanceof MicrophoneError ? error : new MicrophoneError('unsupported');
    }
  }

  /** How long it is by now. */
  get milliseconds(): number {
    return Math.min((this.endedAt ?? performance.now()) - this.begunAt, voiceLimits.milliseconds);
  }

  /** Ends it, once. @returns what was recorded; null where that is nothing */
  stop(reason: EndReason = 'stopped'): Promise<Recording | null> {
    if (this.endedAt === null) {
      this.endedAt = performance.now();
      this.reason = reason;
      clearTimeout(this.timer);
      // One whose microphone went away has stopped by itself.
      if (this.recorder.state !== 'inactive') this.recorder.stop();
    }
    return this.ending;
  }

  private soFar(): Recording | null {
    const { type, ending } = this.container;
    const { milliseconds, chunks, levels } = this;
    if (milliseconds < shortestMs || chunks.length === 0) return null;
    const [plainType = ''] = type.split(';');
    const file = new File(chunks, `${voiceFileName}.${ending}`, { type: plainType });
    return { file, milliseconds: Math.round(milliseconds), waveform: waveformOf(levels) };
  }
}
