import { degreeLine } from '../../../../schema/rules/display.ts';
import type { MailKind } from '../../../../schema/rules/notifications-texts.ts';
import type { App } from '../../core/context.ts';
import type { Mail } from '../../core/mail.ts';
import type { Notification } from './notifications.types.ts';
import { unsubscribeToken } from './unsubscribe.ts';

/** Lines of a mail: the page has the rest. */
const linesAtMost = 15;

const subjects: Record<MailKind, (notices: readonly Notification[]) => string> = {
  mailAtOnce: ([first, ...rest]) =>
    `${first?.content ?? ''}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`,
  mailDigest: ({ length }) =>
    `Your week: ${length} ${length === 1 ? 'thing' : 'things'} you have not seen yet`,
};

const whys: Record<MailKind, string> = {
  mailAtOnce: 'You get this mail because somebody waits for you and you were away.',
  mailDigest: 'You get this mail once a week, when there is something you have not seen.',
};

/** One line, whatever people are called: a name can't begin a header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Who asks to connect, as lists have it: degree, branch and year. */
const whoAsks = ({ kind, sender }: Notification): string[] =>
  kind === 'connectionAsked' && sender ? [degreeLine(sender)].filter(Boolean) : [];

/** The mail that tells a person of what is unread. Unsubscribing takes one click, in the mail program or by the link. */
export function noticeMail(
  app: App,
  {
    mailId,
    userId,
    kind,
    to,
    notices,
  }: {
    mailId: string;
    userId: string;
    kind: MailKind;
    to: { email: string; fullName: string };
    notices: readonly Notification[];
  },
): Mail {
  const { publicUrl, college } = app.config;
  const token = encodeURIComponent(unsubscribeToken(app, userId, kind));
  const lines = notices
    .slice(0, linesAtMost)
    .map(
      (notice) =>
        `${[notice.content, ...whoAsks(notice)].map(oneLine).join('\n')}\n${publicUrl}${notice.link}`,
    );
  const more =
    notices.length > linesAtMost
      ? [`And ${notices.length - linesAtMost} more: ${publicUrl}/notifications`]
      : [];
  return {
    to: to.email,
    subject: oneLine(subjects[kind](notices)),
    text: `Hello ${oneLine(to.fullName)},\n\n${[...lines, ...more].join('\n\n')}\n\n${whys[kind]}\nStop these mails: ${publicUrl}/unsubscribe?token=${token}\n\nExperiencia · ${college.name}\n${publicUrl}\n`,
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notifications/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
