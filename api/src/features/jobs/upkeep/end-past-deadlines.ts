import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { JobOpeningEntity } from '../opening/job-opening.entity.ts';

/**
 * Takes openings out of the default list whose deadline has passed, each hour: lists then walk what
 * is open alone. Until it has run they compare the deadline.
 */
export const endPastDeadlines = (app: App): Job<object> => ({
  name: 'jobs.end-past-deadlines',
  cron: '31 * * * *',
  run: () =>
    change(app, async ({ em }) => {
      await em.nativeUpdate(
        JobOpeningEntity,
        { isCurrent: true, deadline: { $lt: collegeDay(app.clock.now()) } },
        { isCurrent: false },
      );
    }),
});
