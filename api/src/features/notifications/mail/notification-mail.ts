import { degreeLine } from '../../../../../schema/rules/display.ts';
import type { NotificationMailKind } from '../../../../../schema/rules/notifications-texts.ts';
import type { App } from '../../../core/context.ts';
import { collegeMail, type Mail, oneLine } from '../../../core/mail.ts';
import type { Notification } from '../notifications.types.ts';
import { stopMailsAddress } from './unsubscribe.ts';

/** Notifications that a mail names: the page has the rest. */
const maxMailedLines = 15;

const subjects: Record<NotificationMailKind, (notifications: readonly Notification[]) => string> = {
  mailAtOnce: ([first, ...rest]) =>
    `${first?.content ?? ''}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`,
  mailDigest: ({ length }) =>
    `Your week: ${length} ${length === 1 ? 'thing' : 'things'} you have not seen yet`,
};

const reasons: Record<NotificationMailKind, string> = {
  mailAtOnce: 'You get this mail because somebody waits for you and you were away.',
  mailDigest: 'You get this mail once a week, when there is something you have not seen.',
};

/** Who asks to connect, as lists say it: degree, branch and year. */
const askerLines = ({ kind, sender }: Notification): string[] =>
  kind === 'connectionAsked' && sender ? [degreeLine(sender)].filter(Boolean) : [];

/**
 * The mail about a person's unread notifications. Unsubscribing takes one click, in the mail
 * program (RFC 8058) or by the link.
 */
export function notificationMail(
  app: App,
  {
    mailId,
    userId,
    kind,
    to,
    notifications,
  }: {
    mailId: string;
    userId: string;
    kind: NotificationMailKind;
    to: { email: string; fullName: string };
    notifications: readonly Notification[];
  },
): Mail {
  const { publicUrl } = app.config;
  const stop = stopMailsAddress(app, userId, kind);
  const lines = notifications
    .slice(0, maxMailedLines)
    .map(
      (notification) =>
        `${[notification.content, ...askerLines(notification)].map(oneLine).join('\n')}\n${publicUrl}${notification.link}`,
    );
  const more =
    notifications.length > maxMailedLines
      ? [`And ${notifications.length - maxMailedLines} more: ${publicUrl}/notifications`]
      : [];
  return collegeMail(app.config, {
    to,
    subject: subjects[kind](notifications),
    text: `${[...lines, ...more].join('\n\n')}\n\n${reasons[kind]}\nStop these mails: ${stop.page}`,
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${stop.call}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  });
}
