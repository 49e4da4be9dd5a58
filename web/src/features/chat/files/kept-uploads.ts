import { type StoredFile, storedFiles } from '@/core/drafts/stored-files';
import { parseQuote } from '../unsent/unsent-store';
import { parseVoice } from '../voice/recording';
import type { Upload } from './upload';

/** What is kept of an upload beside its file. */
export type KeptUpload = Pick<Upload, 'conversationId' | 'content' | 'voice' | 'replyTo'> & {
  failure: string | null;
};

function parseKeptUpload(about: unknown): KeptUpload | undefined {
  const { conversationId, content, voice, replyTo, failure }: Record<string, unknown> =
    typeof about === 'object' && about !== null ? { ...about } : {};
  if (typeof conversationId !== 'string') return undefined;
  return {
    conversationId,
    content: typeof content === 'string' ? content : '',
    voice: parseVoice(voice),
    replyTo: parseQuote(replyTo),
    failure: typeof failure === 'string' ? failure : null,
  };
}

const uploadOf = (
  userId: string,
  { key, file, about: { failure, ...about } }: StoredFile<KeptUpload>,
): Upload => ({
  ...{ key, userId, file, percent: 0, isRepeated: false },
  ...about,
  refusal: failure,
});

/** The uploads of a person that this device keeps, in the order in which they were chosen. */
export const keptUploads = async (userId: string): Promise<Upload[]> =>
  (await storedFiles(userId, parseKeptUpload)).map((kept) => uploadOf(userId, kept));
