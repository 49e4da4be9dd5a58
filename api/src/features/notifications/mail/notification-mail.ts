import { notificationMailTexts as texts } from '../../../../../schema/rules/notifications/notifications-mail-texts.ts';
import type { NotificationMailKind } from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { degreeLine } from '../../../../../schema/rules/text/display.ts';
import type { LetterParagraph } from '../../../../../schema/rules/text/letter.ts';
import { withoutMarks } from '../../../../../schema/rules/text/without-marks.ts';
import type { App } from '../../../core/context.ts';
import { letterMail } from '../../../core/mail/letter.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import type { MailedNotification } from '../notifications.queries.ts';
import type { AnswerByMail, AnswersByLink } from './answers-by-link.ts';
import type { BoundText } from './mail-choices.ts';
import { stopMailsAddresses } from './unsubscribe.ts';

/** Notifications that a mail names: the page has the rest. */
export const maxMailedLines = 15;

/** Who somebody is, as lists say it: degree, branch and year. */
const senderLines = ({ sender }: MailedNotification): string[] =>
  sender ? [degreeLine(sender)].filter(Boolean) : [];

/** Of these a mail at once has the words themselves. */
const isWithWords = (kind: MailedNotification['kind']): kind is keyof typeof texts.places =>
  kind in texts.places;

/**
 * What happened and where it stands; who asks to connect. At once a question and an answer come
 * with their words and who wrote them, which the weekly mail leaves to the page.
 */
function paragraphsOf(
  notification: MailedNotification,
  mail: NotificationMailKind,
  answers: AnswersByLink | undefined,
): LetterParagraph[] {
  const { kind, content, link } = notification;
  const words = answers?.words ?? notification.words;
  if (mail === 'mailAtOnce' && (words || answers) && isWithWords(kind))
    return [
      [content, ...senderLines(notification)],
      ...(words ? [{ quote: withoutMarks(words) }] : []),
      [{ label: texts.places[kind], to: link }, ...(answers?.links ?? [])],
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
    answers = new Map(),
    byMail = null,
    bound = null,
  }: {
    mailId: string;
    userId: string;
    kind: NotificationMailKind;
    to: { email: string; fullName: string };
    notifications: readonly MailedNotification[];
    /** How each is answered without signing in, by its id. */
    answers?: ReadonlyMap<string, AnswersByLink>;
    /** How the mail itself is answered. */
    byMail?: AnswerByMail | null;
    /** Of how many there are, where there is a bound. */
    bound?: BoundText | null;
  },
): Mail {
  const { why, stop } = texts.reasons[kind];
  const rest = notifications.length - maxMailedLines;
  return letterMail(app.config, {
    to,
    subject: texts.subjects[kind](notifications.map(({ content }) => content)),
    text: [
      ...notifications
        .slice(0, maxMailedLines)
        .flatMap((one) => paragraphsOf(one, kind, answers.get(one.id))),
      ...(rest > 0 ? [texts.more(rest)] : []),
      ...(byMail ? [byMail.words] : []),
      ...(bound?.last ?? []),
    ],
    replyTo: byMail?.replyTo,
    mailId,
    reason: {
      why: bound ? `${why} ${bound.why}` : why,
      stop,
      ...stopMailsAddresses(app, userId, kind),
    },
  });
}
