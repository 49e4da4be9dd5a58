import { workLine } from '../../../../../schema/rules/careers-texts.ts';
import { jobAlertMailTexts as texts } from '../../../../../schema/rules/jobs-mail-texts.ts';
import { jobDefaults } from '../../../../../schema/rules/jobs-texts.ts';
import { pagePaths } from '../../../../../schema/rules/page-paths.ts';
import type { App } from '../../../core/context.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { signLink } from '../../../core/signed-link.ts';
import { webAddress } from '../../../core/web-address.ts';

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
  const token = signLink(app, 'job-alert', searchId);
  const openings = jobs.map(({ id, role, companyName, ctc }) => ({
    id,
    name: workLine(role, companyName),
    pay: ctc ?? texts.noPay(jobDefaults.ctc),
  }));
  return letterMail(app.config, {
    to,
    subject: texts.subject(openings.map(({ name }) => name)),
    text: openings.map(({ id, name, pay }) => texts.opening(id, name, pay)),
    mailId,
    reason: {
      ...texts.reason,
      page: webAddress(app.config, pagePaths.stopJobAlerts, { token }),
      call: webAddress(app.config, '/api/jobs/alerts/unsubscribe', { token }),
    },
  });
}
