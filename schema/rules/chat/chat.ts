import { z } from 'zod';
import { profilePicture } from '../files/files.ts';
import { oneLine, visible } from '../text/visible.ts';
import { chatFileLimits, chatFileTexts, chatLimits, chatTexts, reactions } from './chat-texts.ts';
import { voiceLimits, voiceTexts, voiceTypes } from './voice-texts.ts';

export * from './chat-texts.ts';
export { voiceFileName } from './voice-texts.ts';

/** What one writes: plain text, never blank. */
export const messageText = z
  .string()
  .trim()
  .regex(visible, chatTexts.required)
  .max(chatLimits.message, chatTexts.tooLong);

/** Words that come with a file: empty for none, and for what nobody sees. */
export const captionText = z
  .string()
  .trim()
  .max(chatLimits.message, chatTexts.tooLong)
  .transform((words) => (visible.test(words) ? words : ''));

/** What goes with an acceptance; empty for nothing. */
export const firstMessage = z.string().trim().max(chatLimits.message, chatTexts.tooLong);

/** Why somebody asks for a chat; null without words. */
export const requestNote = z
  .string()
  .trim()
  .max(chatLimits.note, chatTexts.noteTooLong)
  .nullish()
  .transform((note) => (note && visible.test(note) ? note : null));

/** What one answers with a press; null takes it back. */
export const reactionWord = z
  .enum(reactions, chatTexts.unknownReaction)
  .nullish()
  .transform((emoji) => emoji ?? null);

/** What a group is called. */
export const groupName = z
  .string()
  .trim()
  .regex(visible, chatTexts.groupNameRequired)
  .regex(oneLine, chatTexts.groupNameOneLine)
  .max(chatLimits.groupName, chatTexts.groupNameLong);

/** The number of a message in its conversation; null for the newest. */
export const messageNumber = z
  .int(chatTexts.badNumber)
  .min(1, chatTexts.badNumber)
  .nullish()
  .transform((number) => number ?? null);

/** What may be sent into a conversation: the texts name the file. */
export const chatFile = (sentName?: string) => ({
  types: chatFileLimits.types,
  // Five megabytes themselves still pass.
  maxBytes: chatFileLimits.maxBytes + 1,
  variants: { small: { width: 320 }, medium: { width: 800 }, large: { width: 1600 } },
  texts: {
    type: chatFileTexts.type(sentName || chatFileTexts.unnamed),
    size: chatFileTexts.size(sentName || chatFileTexts.unnamed),
  },
});

/** A recording: bound as other files are, and by its length. */
export const voiceFile = {
  types: voiceTypes,
  maxBytes: chatFileLimits.maxBytes + 1,
  sound: {
    maxMilliseconds: voiceLimits.milliseconds + voiceLimits.toleranceMilliseconds,
    tooLong: voiceTexts.tooLong,
  },
  texts: { type: voiceTexts.wrongType, size: voiceTexts.tooLarge },
} as const;

/** How loud a recording is along its way, as its device measured it. */
export const voiceWaveform = z
  .array(
    z
      .int(voiceTexts.wrongWaveform)
      .min(0, voiceTexts.wrongWaveform)
      .max(voiceLimits.loudest, voiceTexts.wrongWaveform),
    voiceTexts.wrongWaveform,
  )
  .length(voiceLimits.peaks, voiceTexts.wrongWaveform);

/** A group's picture: kept as faces are. */
export const groupPicture = profilePicture;
