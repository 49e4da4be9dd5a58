import type { Work } from '../../../core/context.ts';
import { type EventPayload, type Topic, topicNamed } from '../../../core/live/events.ts';

/** What waits for an admin. */
export const adminTaskTypes = ['verification', 'report'] as const;
export type AdminTaskType = (typeof adminTaskTypes)[number];

/** Something waits for an admin, or waits no longer; one that is not announced is counted alone. */
interface AdminCountEvent extends EventPayload {
  isNew: boolean;
}

/** Something came that waits for an admin, or was decided. */
export interface AdminTaskEvent extends AdminCountEvent {
  type: AdminTaskType;
  id: string;
}

/** All that comes and goes in the queues of admins. */
export const adminTaskTopic = topicNamed<AdminCountEvent>('admin.tasks');

/** What comes and goes in one of the queues. */
export const adminTaskTopicOf = (type: AdminTaskType): Topic<AdminTaskEvent> =>
  topicNamed(`${adminTaskTopic}.${type}`);

/**
 * Tells super admins, after the commit, that something else waits, or waits no longer: what is
 * counted, not announced.
 */
export const publishAdminCounts = (work: Work): void =>
  work.publish(adminTaskTopic, { isNew: false });

/** Tells admins, after the commit, that a queue has changed. */
export function publishAdminTask(work: Work, event: AdminTaskEvent): void {
  work.publish(adminTaskTopic, event);
  work.publish(adminTaskTopicOf(event.type), event);
}
