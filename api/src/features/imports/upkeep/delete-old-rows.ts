import { dayMilliseconds } from '../../../core/clock.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { ImportEntity, ImportRowEntity } from '../import.entity.ts';
import { publishImport } from '../import-events.ts';
import { importLimits } from '../import-limits.ts';
import { lockImport } from '../run-import.ts';

/** What rows are called that nothing was made of. */
const leftoverStates = ['good', 'bad', 'known'] as const;

/**
 * Deletes the rows of one import that became nothing, unless it was started meanwhile; one that
 * never was is canceled.
 */
const deleteRowsOf = (app: App, id: string): Promise<void> =>
  change(app, async (work) => {
    const found = await lockImport(work, id);
    if (found.status === 'running' || found.status === 'undoing') return;
    const rows = { import: id, state: { $in: [...leftoverStates] } };
    const deleted = await work.em.nativeDelete(ImportRowEntity, rows);
    if (found.status === 'checked') {
      found.status = 'canceled';
      found.finishedAt = app.clock.now();
    }
    if (deleted > 0) publishImport(work, id);
  });

/** Each night: names and addresses of people whom nobody imported are not kept for ever. */
export const deleteOldRows = (app: App): Job<object> => ({
  name: 'imports.forget-left-rows',
  cron: '20 21 * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - importLimits.leftRowDays * dayMilliseconds);
    const old = await change(app, ({ em }) =>
      em.find(
        ImportEntity,
        {
          $or: [
            { status: 'checked', createdAt: { $lt: before } },
            { status: { $in: ['done', 'canceled', 'undone'] }, finishedAt: { $lt: before } },
          ],
        },
        { fields: ['id'] },
      ),
    );
    for (const { id } of old) await deleteRowsOf(app, id);
  },
});
