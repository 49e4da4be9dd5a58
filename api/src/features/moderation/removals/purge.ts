import { LockMode } from '@mikro-orm/core';
import { restoreDays } from '../../../../../schema/rules/moderation-texts.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { owners } from '../subjects.ts';
import { RemovalEntity } from './removal.entity.ts';

/** Things that go in one transaction. */
const batchSize = 50;

/** Each night: what was deleted 30 days ago goes for good, files included, as its own room deletes it. */
export const purgeDeleted = (app: App): Job<object> => ({
  name: 'moderation.purge',
  cron: '40 21 * * *',
  async run() {
    const now = app.clock.now();
    const before = new Date(now.getTime() - restoreDays * 86_400_000);
    for (let count = batchSize; count === batchSize; )
      count = await change(app, async (work) => {
        const due = await work.em.find(
          RemovalEntity,
          { kind: 'delete', restoredAt: null, purgedAt: null, createdAt: { $lt: before } },
          {
            orderBy: { id: 'asc' },
            limit: batchSize,
            lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
          },
        );
        for (const removal of due) {
          await owners[removal.subjectType].purge(work, removal.subjectId, now);
          removal.purgedAt = now;
        }
        return due.length;
      });
  },
});
