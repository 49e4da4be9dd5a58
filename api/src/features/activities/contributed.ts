import type { App, Work } from '../../core/context.ts';
import { topicOf } from '../../core/events.ts';

/** Contributions of one person: `{ userId, at }`, the moment in ISO form. */
export const activityTopic = topicOf('activity');

/** Tells that a person contributed something, or took it back, at that moment: their heat map changes. After the commit. */
export const contributed = (app: App, userId: string, at: Date): void => {
  app.events.publish(activityTopic(userId), { userId, at: at.toISOString() });
};

/** The same inside a unit of work. */
export const contributes = (work: Work, userId: string, at: Date): void => {
  work.publish(activityTopic(userId), { userId, at: at.toISOString() });
};
