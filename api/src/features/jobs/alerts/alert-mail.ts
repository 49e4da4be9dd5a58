import { jobDefaults } from '../../../../../schema/rules/jobs-texts.ts';
import type { App } from '../../../core/context.ts';
import type { Mail } from '../../../core/mail.ts';
import { linkToken } from '../../../core/signed-link.ts';

/** A name with a line break can't begin a header. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

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
  const { publicUrl, college } = app.config;
  const token = encodeURIComponent(linkToken(app, 'job-alert', searchId));
  const names = jobs.map(({ role, companyName }) => oneLine(`${role} at ${companyName}`));
  const lines = jobs.map(
    (job, place) =>
      `${names[place]} · ${oneLine(job.ctc ?? `Pay: ${jobDefaults.ctc}`)}\n${publicUrl}/job/${job.id}`,
  );
  const subject =
    jobs.length === 1 ? `New opening: ${names[0]}` : `${jobs.length} new openings for your search`;
  return {
    to: to.email,
    subject,
    text: `Hello ${oneLine(to.fullName)},\n\n${lines.join('\n\n')}\n\nYou get this mail because you saved a search for openings.\nStop the mails of this search: ${publicUrl}/job-alerts/stop?token=${token}\n\nExperiencia · ${college.name}\n${publicUrl}\n`,
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/jobs/alerts/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
