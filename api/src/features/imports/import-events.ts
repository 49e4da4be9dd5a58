import type { Work } from '../../core/context.ts';
import { topicOf } from '../../core/live/events.ts';

/** What happens to one import: `{ id }`. */
export const importTopic = topicOf<{ id: string }>('import');

/** Tells those who follow the import, after the commit, that it has changed. */
export function publishImport(work: Work, id: string): void {
  const event = { id };
  work.publish(importTopic(id), event);
}
