import { workLine } from '../../../../../schema/rules/careers/careers-texts.ts';
import { stillOpenMailTexts } from '../../../../../schema/rules/jobs/jobs-mail-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import type { App } from '../../../core/context.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { signLink } from '../../../core/secrets/signed-link.ts';
import { webAddress } from '../../../core/text/web-address.ts';

/**
 * The mail that asks a poster whether their opening is still open. Its links lead to a page with a
 * button for each answer.
 */
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
  const token = signLink(app, 'job-still-open', asked.jobId);
  const answerBy = (answer: 'yes' | 'no'): string =>
    webAddress(app.config, pagePaths.jobStillOpen, { token, answer });
  const name = workLine(asked.role, asked.companyName);
  const text = stillOpenMailTexts.asked(
    { id: asked.jobId, name, isLast: asked.time > 1 },
    { yes: answerBy('yes'), no: answerBy('no') },
  );
  return letterMail(app.config, { to: asked.to, ...text, mailId: asked.mailId });
}
