import { workLine } from '../../../../../schema/rules/careers-texts.ts';
import { jobAlertMailTexts } from '../../../../../schema/rules/jobs-mail-texts.ts';
import { jobDefaults } from '../../../../../schema/rules/jobs-texts.ts';
import { pagePathOf, pagePaths } from '../../../../../schema/rules/page-paths.ts';
import type { App } from '../../../core/context.ts';
import { collegeMail, type Mail, oneLine } from '../../../core/mail.ts';
import { signLink } from '../../../core/signed-link.ts';
import { webAddress } from '../../../core/web-address.ts';

/**
 * The mail about what a saved search found. Unsubscribing takes one click, in the mail program
 * (RFC 8058) or by the link.
 */
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
  const names = jobs.map(({ role, companyName }) => oneLine(workLine(role, companyName)));
  const openings = jobs.map(({ id, ctc }, index) =>
    jobAlertMailTexts.opening(
      names[index] ?? '',
      oneLine(ctc ?? jobAlertMailTexts.noPay(jobDefaults.ctc)),
      webAddress(app.config, pagePathOf.job(id)),
    ),
  );
  return collegeMail(app.config, {
    to,
    subject: jobAlertMailTexts.subject(names),
    text: jobAlertMailTexts.lines(
      openings,
      webAddress(app.config, pagePaths.stopJobAlerts, { token }),
    ),
    mailId,
    unsubscribeAddress: webAddress(app.config, '/api/jobs/alerts/unsubscribe', { token }),
  });
}
