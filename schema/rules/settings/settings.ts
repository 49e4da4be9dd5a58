import { z } from 'zod';
import {
  type NotificationSwitch,
  notificationSwitches,
} from '../notifications/notifications-texts.ts';
import {
  contrasts,
  listedBlocks,
  motions,
  openRequestsLimits,
  retentionNames,
  retentions,
  textSizes,
  themes,
  visibilities,
} from './settings-texts.ts';

export * from './settings-texts.ts';

const oneOf = <const Words extends readonly string[]>(name: string, words: Words) =>
  z.enum(words, `${name} must be one of ${words.join(', ')}`).nullish();
const yesOrNo = (name: string) => z.boolean(`${name} must be true or false`).nullish();
const part = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.object(shape, `${name} must be an object`).nullish();

const { least, most } = openRequestsLimits;
const limitText = `chat.openRequestsLimit must be a whole number from ${least} to ${most}`;
const chatPart = <const Words extends readonly string[]>(words: Words) =>
  part('chat', {
    autoAccept: yesOrNo('chat.autoAccept'),
    retention: oneOf('chat.retention', words),
    openRequestsLimit: z.int(limitText).min(least, limitText).max(most, limitText).nullish(),
  });
const blockedText = `blockedUsers must be a list of at most ${listedBlocks} ids`;

/**
 * A change of settings, of any part of them: what is left out or null stays, what is unknown is
 * refused by its name. Names that nobody knows are dropped.
 */
export const settingsChange = z.object({
  notifications: part(
    'notifications',
    Object.fromEntries(
      notificationSwitches.map((name) => [name, yesOrNo(`notifications.${name}`)]),
    ) as Record<NotificationSwitch, ReturnType<typeof yesOrNo>>,
  ),
  privacy: part('privacy', {
    visibility: oneOf('privacy.visibility', visibilities),
    showOnline: yesOrNo('privacy.showOnline'),
  }),
  theme: oneOf('theme', themes),
  contrast: oneOf('contrast', contrasts),
  textSize: oneOf('textSize', textSizes),
  motion: oneOf('motion', motions),
  chat: chatPart(retentions),
  blockedUsers: z
    .array(z.string(blockedText).max(64, blockedText), blockedText)
    .max(listedBlocks, blockedText)
    .nullish(),
});

/** The same in the words of GraphQL, as forms have them. */
export const settingsFormChange = settingsChange.extend({
  chat: chatPart(Object.values(retentionNames)),
});

export type SettingsChange = z.output<typeof settingsChange>;
