import type { App } from '../../../core/context.ts';
import { collegeMail, type Mail, oneLine } from '../../../core/mail.ts';
import { signLink } from '../../../core/signed-link.ts';

/** The mail that asks a poster whether their opening is still open. Its links lead to a page with a button for each answer. */
export function stillOpenMail(
  app: App,
  asked: {
    /** Sent again, it is the same mail. */
    mailId: string;
    jobId: string;
    /** How often they were asked without an answer, with this one. */
    time: number;
    to: { email: string; fullName: string };
    companyName: string;
    role: string;
  },
): Mail {
  const { publicUrl } = app.config;
  const token = encodeURIComponent(signLink(app, 'job-still-open', asked.jobId));
  const link = (answer: string): string =>
    `${publicUrl}/job-still-open?token=${token}&answer=${answer}`;
  const name = oneLine(`${asked.role} at ${asked.companyName}`);
  const last =
    asked.time > 1 ? '\nWithout an answer within a week the opening closes by itself.\n' : '';
  return collegeMail(app.config, {
    to: asked.to,
    subject: `Still open? ${name}`,
    text: `is your opening still open: ${name}?\n\nYes, keep it open: ${link('yes')}\nNo, it is filled: ${link('no')}\n${last}\nThe opening: ${publicUrl}/job/${asked.jobId}`,
    messageId: `<${asked.mailId}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
