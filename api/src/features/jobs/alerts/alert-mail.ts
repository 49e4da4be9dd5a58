import { jobDefaults } from '../../../../../schema/rules/jobs-texts.ts';
import type { App } from '../../../core/context.ts';
import { collegeMail, type Mail, oneLine } from '../../../core/mail.ts';
import { signLink } from '../../../core/signed-link.ts';

/** The mail about what a saved search found. Unsubscribing takes one click, in the mail program (RFC 8058) or by the link. */
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
  const { publicUrl } = app.config;
  const token = encodeURIComponent(signLink(app, 'job-alert', searchId));
  const names = jobs.map(({ role, companyName }) => oneLine(`${role} at ${companyName}`));
  const lines = jobs.map(
    (job, place) =>
      `${names[place]} · ${oneLine(job.ctc ?? `Pay: ${jobDefaults.ctc}`)}\n${publicUrl}/job/${job.id}`,
  );
  const subject =
    jobs.length === 1 ? `New opening: ${names[0]}` : `${jobs.length} new openings for your search`;
  return collegeMail(app.config, {
    to,
    subject,
    text: `${lines.join('\n\n')}\n\nYou get this mail because you saved a search for openings.\nStop the mails of this search: ${publicUrl}/job-alerts/stop?token=${token}`,
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/jobs/alerts/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  });
}
