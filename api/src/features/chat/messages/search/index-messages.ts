import { type App, change } from '../../../../core/context.ts';
import { inBatches } from '../../../../core/jobs/in-batches.ts';
import type { Job } from '../../../../core/jobs/jobs.ts';
import { ConversationEntity } from '../../conversations/conversation.entity.ts';
import { indexStatement } from './message-words.sql.ts';

/**
 * Indexes a batch of what was said, and notes that of each conversation in a transaction of its
 * own: who writes there waits for the note alone, and no two wait for one another. What is not
 * noted is found as it stands.
 * @returns whether there may be more
 */
export async function indexBatch(app: App): Promise<boolean> {
  const indexed = await change(app, (work) => work.query(indexStatement, {}));
  for (const { id, number } of indexed)
    await change(app, ({ em }) =>
      em.nativeUpdate(
        ConversationEntity,
        { id, indexedNumber: { $lt: number } },
        { indexedNumber: number },
      ),
    );
  return indexed.length > 0;
}

/** Every minute: what was said since is found by index from then on. */
export const indexMessages = (app: App): Job<object> => ({
  name: 'chat.index-messages',
  cron: '* * * * *',
  // With its rests.
  hoursAtMost: 1,
  async run() {
    await inBatches(() => indexBatch(app));
  },
});
