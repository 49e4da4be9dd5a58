import { healthTexts } from '../../../../schema/rules/health/health-texts.ts';
import { counted } from '../../../../schema/rules/lists/counted.ts';
import { hasToBeKnown } from '../jobs/job-counts.ts';
import type { HealthCheck } from './check.ts';

/** Jobs that a line names. */
const mostNamed = 5;
const named = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : names.join(', ');

/** Said in letters and terminals as well, where that list is not: so it is named. */
const seeWork = `Read what was said under “${healthTexts.jobs.title}” on the page of health, mend that, and run it again there.`;

/** Whether slow work is done: what is late, and what failed. */
export const jobs: HealthCheck = {
  name: 'jobs',
  title: 'Background work',
  about: 'Whether the work behind the pages is done: reminders, figures, clearing up.',
  whenUnknown: 'The list of this work is in the database: look there first.',
  degraded: (_app, { lateJobs }) =>
    lateJobs.length > 0 && `late jobs (${lateJobs.slice(0, mostNamed).join(' ')})`,
  async measure(app) {
    // Mail that does not leave is told as mail.
    const counts = (await app.jobs.counts()).filter(
      ({ sendsMail, late }) => !sendsMail || late > 0,
    );
    const late = counts.filter((count) => count.late > 0);
    const loud = counts.filter((count) => hasToBeKnown(count) && count.late === 0);
    const failed = counts.filter((count) => !count.sendsMail && count.failed > 0);
    const names = (of: typeof counts): string => named(of.map(({ name }) => name));
    if (late.length > 0)
      return {
        state: 'bad',
        words: `Work waits for minutes that should have begun at once: ${names(late)}.`,
        advice:
          'Start the program again. If it comes back, the machine has too little memory or its clock is wrong.',
      };
    if (loud.length > 0)
      return {
        state: 'bad',
        words: `Work that matters failed and is tried again: ${names(loud)}.`,
        advice: seeWork,
      };
    if (failed.length > 0)
      return {
        state: 'attention',
        words: `${counted(failed.length, 'kind', 'kinds')} of work failed within a day and was given up: ${names(failed)}.`,
        advice: seeWork,
      };
    return { state: 'good', words: 'All is done in time.' };
  },
};
