import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { ImportEntity } from '../import.entity.ts';
import { importLimits } from '../import-limits.ts';

/**
 * Deletes imports whose file nobody reads any more: the process that looked at their rows was
 * killed, and nothing was made of them.
 */
export const deleteUnfinishedImports = (app: App): Job<object> => ({
  name: 'imports.delete-unfinished',
  cron: '*/10 * * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - importLimits.checkingSeconds * 1000);
    await change(app, ({ em }) =>
      em.nativeDelete(ImportEntity, { status: 'checking', createdAt: { $lt: before } }),
    );
  },
});
