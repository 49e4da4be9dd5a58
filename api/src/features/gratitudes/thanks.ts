import type { App } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';

/** What may happen to a gratitude, as those who look at the profile see it. */
export type ThanksKind = 'begun' | 'added' | 'upvoted' | 'removed';

/** What is told of it: ids alone. */
export interface ThanksEvent extends EventPayload {
  kind: ThanksKind;
  gratitudeId: string;
}

/** All that happens to the gratitudes of a profile: one topic, so that a page listens once. */
export const thanksTopic = topicOf('profile', 'gratitudes');

/** Tells it, after the commit. */
export function tellThanks(
  app: App,
  profileId: string,
  kind: ThanksKind,
  gratitudeId: string,
): void {
  const event: ThanksEvent = { kind, gratitudeId };
  app.events.publish(thanksTopic(profileId), event);
}
