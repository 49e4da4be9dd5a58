import type { Work } from '../../core/context.ts';
import { type EventPayload, topicOf } from '../../core/events.ts';

/** What happens to one import: `{ id }`. */
export const importTopic = topicOf('import');

/** Tells those who follow the import, after the commit, that it has changed. */
export function publishImport(work: Work, id: string): void {
  const event: EventPayload = { id };
  work.publish(importTopic(id), event);
}
