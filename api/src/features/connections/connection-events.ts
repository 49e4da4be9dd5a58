import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/live/events.ts';
import { accessLevelTopic } from '../profiles/index.ts';

/** What is published of a change between two people, to one of them. */
export interface ConnectionEvent extends EventPayload {
  otherId: string;
  /** The other one asks. */
  asked: boolean;
}

/** Changes between a person and others: `ConnectionEvent`. */
export const connectionsTopic = topicOf<ConnectionEvent>('connections');

/**
 * Publishes how two people stand, to both.
 * @param people `personId` is who changed it; `asked`, whether they asked the other one
 */
export function publishState(
  work: Work,
  people: { personId: string; otherId: string; asked?: boolean },
): void {
  const { personId, otherId, asked = false } = people;
  const others: ConnectionEvent = { otherId: personId, asked };
  publishOwnState(work, personId, otherId);
  work.publish(connectionsTopic(otherId), others);
}

/**
 * Publishes that two people connected or ended their connection: what each may read of the other
 * has changed too.
 */
export function publishConnectionChange(work: Work, personId: string, otherId: string): void {
  publishState(work, { personId, otherId });
  publishAccessChange(work, personId, otherId);
}

/**
 * Publishes that a person blocked another one or took that back. The other one hears of it only
 * where a connection or a request ended with it: an event about somebody they have nothing to do
 * with would tell them who blocked them.
 */
export function publishBlockChange(
  work: Work,
  {
    personId,
    otherId,
    endsSomething,
  }: { personId: string; otherId: string; endsSomething: boolean },
): void {
  if (endsSomething) publishState(work, { personId, otherId });
  else publishOwnState(work, personId, otherId);
  publishAccessChange(work, personId, otherId);
}

function publishOwnState(work: Work, personId: string, otherId: string): void {
  const own: ConnectionEvent = { otherId, asked: false };
  work.publish(connectionsTopic(personId), own);
}

function publishAccessChange(work: Work, ...people: [string, string]): void {
  for (const userId of people) work.publish(accessLevelTopic(userId), { userId });
}
