import type { EndorsementVisibility } from '../../../../schema/rules/endorsements/endorsements.ts';
import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';
import type { EndorsementEntity } from './endorsement.entity.ts';

/** What may happen on a wall. */
export type WallEventKind = 'subscribed' | 'submitted' | 'added' | 'removed';

/** What is published of it; who may hear that it is removed is judged by what it was. */
export interface WallEvent extends EventPayload {
  kind: WallEventKind;
  endorsementId: string;
  visibility: EndorsementVisibility;
  isPending: boolean;
}

/** All that happens on an endorsement wall: one topic, so that a page listens once. */
export const wallTopic = topicOf<WallEvent>('profile', 'endorsements');

/** Tells those who watch the wall, after the commit. */
export function publishWallEvent(
  work: Work,
  kind: WallEventKind,
  { id, mentee, visibility, acceptedAt }: EndorsementEntity,
): void {
  const event: WallEvent = {
    kind,
    endorsementId: id,
    visibility,
    isPending: acceptedAt === null,
  };
  work.publish(wallTopic(mentee.id), event);
}
