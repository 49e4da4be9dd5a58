import { forgetFile, storedFiles, storeFile } from '@/core/drafts/stored-files';
import { fieldsOf } from '@/core/is-record';
import { parseVoice, type Recording, type VoiceFacts } from './recording';

/** Where a recording belongs: whose it is, and the conversation that it was made in. */
type Place = { userId: string; conversationId: string };

const keyOf = ({ conversationId }: Place): string => `recording:${conversationId}`;

type About = VoiceFacts & { recordedFor: string };

function parseAbout(about: unknown): About | undefined {
  const { recordedFor } = fieldsOf(about);
  const voice = parseVoice(about);
  return voice && typeof recordedFor === 'string' ? { ...voice, recordedFor } : undefined;
}

/** One after the other: the last that is said of a recording stays. */
let writing: Promise<unknown> = Promise.resolve();
function inOrder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = writing.then(work);
  writing = done.catch(() => undefined);
  return done;
}

/** Keeps a recording on this device, for a day at most. @returns whether it is kept */
export const keepRecording = (
  place: Place,
  recording: Recording | Promise<Recording | null>,
): Promise<boolean> =>
  inOrder(async () => {
    const found = await recording;
    if (!found) return false;
    const { file, milliseconds, waveform } = found;
    const about: About = { recordedFor: place.conversationId, milliseconds, waveform };
    return storeFile(place.userId, { key: keyOf(place), file, about });
  });

/** What was recorded in a conversation and not sent. */
export const keptRecording = (place: Place): Promise<Recording | null> =>
  inOrder(async () => {
    const found = (await storedFiles(place.userId, parseAbout)).find(
      ({ about }) => about.recordedFor === place.conversationId,
    );
    if (!found) return null;
    const { milliseconds, waveform } = found.about;
    return { file: found.file, milliseconds, waveform };
  });

/** It was sent, or deleted. */
export const forgetRecording = (place: Place): Promise<void> =>
  inOrder(() => forgetFile(place.userId, keyOf(place)));
