import { workLine } from '../../../../../schema/rules/careers-texts.ts';
import { jobAlertMailTexts as texts } from '../../../../../schema/rules/jobs-mail-texts.ts';
import { jobDefaults } from '../../../../../schema/rules/jobs-texts.ts';
import { pagePaths } from '../../../../../schema/rules/page-paths.ts';
import type { App } from '../../../core/context.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { findsLetter } from '../../../core/saved-searches/index.ts';

/** The mail about what a saved search found. */
export function alertMail(
  app: App,
  {
    mailId,
    searchId,
    to,
    jobs,
  }: {
    mailId: string;
    searchId: string;
    to: { email: string; fullName: string };
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
      text: openings.map(({ id, name, pay }) => texts.opening(id, name, pay)),
    },
    reason: texts.reason,
    stop: {
      purpose: 'job-alert',
      page: pagePaths.stopJobAlerts,
      call: '/api/jobs/alerts/unsubscribe',
    },
  });
}
