import { degreeLine } from '../../../../../schema/rules/display.ts';
import type { LetterParagraph } from '../../../../../schema/rules/letter.ts';
import { notificationMailTexts as texts } from '../../../../../schema/rules/notifications-mail-texts.ts';
import type { NotificationMailKind } from '../../../../../schema/rules/notifications-texts.ts';
import type { App } from '../../../core/context.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import type { MailedNotification } from '../notifications.queries.ts';
import { stopMailsAddresses } from './unsubscribe.ts';

/** Notifications that a mail names: the page has the rest. */
const maxMailedLines = 15;

/** Who somebody is, as lists say it: degree, branch and year. */
const senderLines = ({ sender }: MailedNotification): string[] =>
  sender ? [degreeLine(sender)].filter(Boolean) : [];

/**
 * What happened and where it stands; who asks to connect. At once a question and an answer come
 * with their words and who wrote them, which the weekly mail leaves to the page.
 */
function paragraphsOf(
  notification: MailedNotification,
  mail: NotificationMailKind,
): LetterParagraph[] {
  const { kind, content, words, link } = notification;
  if (mail === 'mailAtOnce' && words && (kind === 'questionAsked' || kind === 'questionAnswered'))
    return [
      [content, ...senderLines(notification)],
      { quote: words },
      { label: texts.places[kind], to: link },
    ];
  const lines = kind === 'connectionAsked' ? senderLines(notification) : [];
  return [[content, ...lines, { to: link }]];
}

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
    notifications: readonly MailedNotification[];
  },
): Mail {
  const rest = notifications.length - maxMailedLines;
  return letterMail(app.config, {
    to,
    subject: texts.subjects[kind](notifications.map(({ content }) => content)),
    text: [
      ...notifications.slice(0, maxMailedLines).flatMap((one) => paragraphsOf(one, kind)),
      ...(rest > 0 ? [texts.more(rest)] : []),
    ],
    mailId,
    reason: { ...texts.reasons[kind], ...stopMailsAddresses(app, userId, kind) },
  });
}
