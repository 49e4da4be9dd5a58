import { readMp4 } from './mp4-sound.ts';
import { readWebm } from './webm.ts';
import { writeWebm } from './write-webm.ts';

/** A recording as it is stored. */
interface Sound {
  bytes: Buffer;
  contentType: 'audio/webm' | 'audio/mp4';
  extension: 'webm' | 'm4a';
  /** As its container measures it. */
  milliseconds: number;
}

/**
 * Reads a recording as browsers make it: WebM with Opus, or MP4, one track of sound in either. WebM
 * is written anew; of MP4 what says nothing of the sound is blanked.
 * @returns null for anything else
 */
export function readSound(bytes: Buffer): Sound | null {
  const webm = readWebm(bytes);
  if (webm)
    return {
      bytes: writeWebm(webm),
      contentType: 'audio/webm',
      extension: 'webm',
      milliseconds: Math.round(webm.milliseconds),
    };
  const mp4 = readMp4(bytes);
  return (
    mp4 && {
      bytes: mp4.bytes,
      contentType: 'audio/mp4',
      extension: 'm4a',
      milliseconds: Math.round(mp4.milliseconds),
    }
  );
}
