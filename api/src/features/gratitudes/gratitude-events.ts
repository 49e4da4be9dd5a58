import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';

/** What may happen to a gratitude, as those who look at the profile see it. */
export type GratitudeEventKind = 'subscribed' | 'added' | 'upvoted' | 'removed';

/** What is told of it: ids alone. */
export interface GratitudeEvent extends EventPayload {
  kind: GratitudeEventKind;
  gratitudeId: string;
}

/** All that happens to the gratitudes of a profile: one topic, so that a page listens once. */
export const gratitudeEventsTopic = topicOf<GratitudeEvent>('profile', 'gratitudes');

/** Tells those who watch the profile, after the commit. */
export function publishGratitudeEvent(
  work: Work,
  profileId: string,
  kind: GratitudeEventKind,
  gratitudeId: string,
): void {
  const event: GratitudeEvent = { kind, gratitudeId };
  work.publish(gratitudeEventsTopic(profileId), event);
}
