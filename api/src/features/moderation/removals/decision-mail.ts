import type { App } from '../../../core/context.ts';
import { collegeMail, type Mail } from '../../../core/mail.ts';

/**
 * A mail of the college to a person about what was decided; it leads to where they read all of it
 * and may appeal.
 */
export function removalMail(
  app: App,
  {
    id,
    to,
    subject,
    lines,
    address = `${app.config.publicUrl}/moderation`,
  }: {
    /** Sent again with the same one, it is the same mail. */
    id: string;
    to: { email: string; fullName: string };
    subject: string;
    lines: readonly string[];
    /** Where all of it stands; without one the page of one's own cases. */
    address?: string;
  },
): Mail {
  return collegeMail(app.config, {
    to,
    subject,
    text: `${lines.join('\n\n')}\n${address}`,
    messageId: `<${id}@${new URL(app.config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
