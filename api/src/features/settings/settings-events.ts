import type { Work } from '../../core/context.ts';
import { topicOf } from '../../core/live/events.ts';

/** What a person chose was changed, whichever room keeps it: their open devices follow. */
export const settingsTopic = topicOf<{ userId: string }>('settings');

/** Tells a person's open devices, after the commit, that they chose anew. */
export const publishSettings = (work: Work, userId: string): void =>
  work.publish(settingsTopic(userId), { userId });
