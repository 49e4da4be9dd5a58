import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { deleteFiles } from './delete-files.ts';
import { exportPurposes, keptMinutes } from './export-purposes.ts';
import { StoredFile } from './stored-file.entity.ts';

/** Deletes what was made for somebody to fetch, rows and bytes, when its time is over. */
export const collectExports = (app: App): Job<object> => ({
  name: 'files.collect-exports',
  cron: '*/10 * * * *',
  async run() {
    const now = app.clock.now().getTime();
    await change(app, async (work) => {
      const old = await work.em.find(
        StoredFile,
        {
          $or: exportPurposes.map((purpose) => ({
            purpose,
            createdAt: { $lt: new Date(now - keptMinutes[purpose] * 60_000) },
          })),
        },
        { fields: ['id'], limit: 100 },
      );
      await deleteFiles(
        work,
        old.map(({ id }) => id),
      );
    });
  },
});
