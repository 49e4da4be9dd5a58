import { degreeLine } from '../../../../../schema/rules/display.ts';
import type { LetterParagraph } from '../../../../../schema/rules/letter.ts';
import { notificationMailTexts as texts } from '../../../../../schema/rules/notifications-mail-texts.ts';
import type { NotificationMailKind } from '../../../../../schema/rules/notifications-texts.ts';
import type { App } from '../../../core/context.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import type { Notification } from '../notifications.types.ts';
import { stopMailsAddresses } from './unsubscribe.ts';

/** Notifications that a mail names: the page has the rest. */
const maxMailedLines = 15;

/** Who asks to connect, as lists say it: degree, branch and year. */
const askerLines = ({ kind, sender }: Notification): string[] =>
  kind === 'connectionAsked' && sender ? [degreeLine(sender)].filter(Boolean) : [];

const paragraphOf = (notification: Notification): LetterParagraph => [
  notification.content,
  ...askerLines(notification),
  { to: notification.link },
];

/** The mail about a person's unread notifications. */
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
  const rest = notifications.length - maxMailedLines;
  return letterMail(app.config, {
    to,
    subject: texts.subjects[kind](notifications.map(({ content }) => content)),
    text: [
      ...notifications.slice(0, maxMailedLines).map(paragraphOf),
      ...(rest > 0 ? [texts.more(rest)] : []),
    ],
    mailId,
    reason: { ...texts.reasons[kind], ...stopMailsAddresses(app, userId, kind) },
  });
}
