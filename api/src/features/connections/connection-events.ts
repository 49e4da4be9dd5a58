import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';
import { accessLevelTopic } from '../profiles/index.ts';

/** What is published of a change between two people, to one of them. */
export interface ConnectionEvent extends EventPayload {
  otherId: string;
  /** The other one asks. */
  asked: boolean;
}

/** Changes between a person and others: `ConnectionEvent`. */
export const connectionsTopic = topicOf('connections');

/**
 * Publishes how two people stand, to both.
 * @param change `personId` is who changed it; `asked`, whether they asked the other one
 */
export function publishState(
  work: Work,
  { personId, otherId, asked = false }: { personId: string; otherId: string; asked?: boolean },
): void {
  const own: ConnectionEvent = { otherId, asked: false };
  const others: ConnectionEvent = { otherId: personId, asked };
  work.publish(connectionsTopic(personId), own);
  work.publish(connectionsTopic(otherId), others);
}

/** Publishes that two people connected, parted or blocked each other: what each may read of the other has changed too. */
export function publishConnectionChange(work: Work, personId: string, otherId: string): void {
  publishState(work, { personId, otherId });
  for (const userId of [personId, otherId]) work.publish(accessLevelTopic(userId), { userId });
}
