import type { EndorsementVisibility } from '../../../../schema/rules/endorsements.ts';
import type { App } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';

/** What may happen on a wall. */
export type WallKind = 'begun' | 'submitted' | 'added' | 'removed';

/** What is told of it; who may hear of what is gone is judged by what it was. */
export interface WallEvent extends EventPayload {
  kind: WallKind;
  endorsementId: string;
  visibility: EndorsementVisibility;
  isPending: boolean;
}

/** All that happens on an endorsement wall: one topic, so that a page listens once. */
export const wallTopic = topicOf('profile', 'endorsements');

interface Told {
  id: string;
  menteeId: string;
  visibility: EndorsementVisibility;
  isPending: boolean;
}

/** Tells it, after the commit. */
export function tellWall(
  app: App,
  kind: WallKind,
  { id, menteeId, visibility, isPending }: Told,
): void {
  const event: WallEvent = { kind, endorsementId: id, visibility, isPending };
  app.events.publish(wallTopic(menteeId), event);
}
