import { voiceWords } from '@schema/rules/chat/voice-texts';
import type { Quote } from '../unsent/unsent-message';
import type { VoiceFacts } from '../voice/recording';

/** A file on its way into a conversation: kept on this device until it has arrived. */
export type Upload = {
  /** Made on this device; keys sort in the order in which files were chosen. */
  key: string;
  /** Whose it is: nobody who signs in after them sends it. */
  userId: string;
  conversationId: string;
  file: File;
  /** What was written with it; empty for none. */
  content: string;
  /** How long a recording is and how it looks, as it was measured here; null for other files. */
  voice: VoiceFacts | null;
  /** The message that it answers. */
  replyTo: Quote | null;
  percent: number;
  /** Its last try came to nothing: it is sent again by itself. */
  isRepeated: boolean;
  /** Why it was refused; null while it is on its way or waits for those before it. */
  refusal: string | null;
};

/** How it is called while it waits. */
export const uploadName = ({ file, voice }: Pick<Upload, 'file' | 'voice'>): string =>
  voice ? voiceWords(voice.milliseconds) : file.name;
