import type { App } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';

/** Deletes what killed processes left half written in the store. */
export const sweepBytesJob = ({ files }: App): Job<object> => ({
  name: 'files.sweep-bytes',
  cron: '*/5 * * * *',
  run: () => files.sweep(),
});
