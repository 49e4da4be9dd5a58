import type { App, Work } from '../../../core/context.ts';
import { topicOf } from '../../../core/live/events.ts';

/** Contributions of one person: `{ userId, at }`, the moment in ISO form. */
export const contributionTopic = topicOf<{ userId: string; at: string }>('contribution');

/**
 * Says that a person contributed a post, question, answer or gratitude at that moment, or took it
 * back: their heat map changes.
 * @param publisher `work` inside a unit of work (published after its commit), else `app.events`
 */
export const publishContribution = (
  publisher: Pick<Work | App['events'], 'publish'>,
  userId: string,
  at: Date,
): void => publisher.publish(contributionTopic(userId), { userId, at: at.toISOString() });
