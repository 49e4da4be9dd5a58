import { workLine } from '../../../../../schema/rules/careers/careers-texts.ts';
import { jobSearchFilters } from '../../../../../schema/rules/jobs/jobs-filters.ts';
import { jobAlertMailTexts as texts } from '../../../../../schema/rules/jobs/jobs-mail-texts.ts';
import { jobDefaults } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { filterQuery } from '../../../../../schema/rules/lists/filters.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import type { App } from '../../../core/context.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { findsLetter } from '../../../core/saved-searches/index.ts';

/** Openings that one mail names; how many there are it says of all. */
const namedAtMost = 15;

/** The mail about what a saved search found: it ends where all openings that fit are listed. */
export function alertMail(
  app: App,
  {
    mailId,
    searchId,
    to,
    search,
    jobs,
  }: {
    mailId: string;
    searchId: string;
    to: { email: string; fullName: string };
    /** What it asks for, by the names of the board's filters. */
    search: Readonly<Record<string, unknown>>;
    jobs: readonly { id: string; companyName: string; role: string; ctc: string | null }[];
  },
): Mail {
  const openings = jobs.map(({ id, role, companyName, ctc }) => ({
    id,
    name: workLine(role, companyName),
    pay: ctc ?? texts.noPay(jobDefaults.ctc),
  }));
  return findsLetter(app, {
    mailId,
    searchId,
    to,
    words: {
      subject: texts.subject(openings.map(({ name }) => name)),
      text: [
        ...openings.slice(0, namedAtMost).map(({ id, name, pay }) => texts.opening(id, name, pay)),
        texts.all(`${pagePaths.jobs}?${filterQuery(jobSearchFilters, search)}`),
      ],
    },
    reason: texts.reason,
    stop: {
      purpose: 'job-alert',
      page: pagePaths.stopJobAlerts,
      call: '/api/jobs/alerts/unsubscribe',
    },
  });
}
