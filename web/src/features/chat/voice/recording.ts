import { voiceLimits } from '@schema/rules/chat/voice-texts';
import { fieldsOf } from '@/core/is-record';

/** How long a recording is, and how loud along its way: numbers from 0 to 100. */
export type VoiceFacts = { milliseconds: number; waveform: number[] };

/** What was recorded and not sent. */
export type Recording = VoiceFacts & { file: File };

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What a device stored of a recording; null for what is none. */
export function parseVoice(stored: unknown): VoiceFacts | null {
  const { milliseconds, waveform } = fieldsOf(stored);
  if (!isNumber(milliseconds) || !Array.isArray(waveform)) return null;
  const isWhole = waveform.length === voiceLimits.peaks && waveform.every(isNumber);
  return isWhole ? { milliseconds, waveform } : null;
}

/** Below it is silence, which is not drawn as if it were loud. */
const quietest = 0.05;

/**
 * The picture of a recording: of each part the loudest moment, the loudest of all fills it.
 * @param levels from 0 to 1, in their order
 */
export function waveformOf(levels: readonly number[]): number[] {
  const loudest = Math.max(quietest, ...levels);
  return Array.from({ length: voiceLimits.peaks }, (_, place) => {
    const from = Math.floor((place * levels.length) / voiceLimits.peaks);
    const to = Math.ceil(((place + 1) * levels.length) / voiceLimits.peaks);
    const peak = Math.max(0, ...levels.slice(from, to));
    return Math.round((peak / loudest) * voiceLimits.loudest);
  });
}
