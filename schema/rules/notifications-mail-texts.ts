import { counted } from './counted.ts';
import type { LetterParagraph, LetterReason } from './letter.ts';
import type { NotificationMailKind } from './notifications-texts.ts';
import { pagePaths } from './page-paths.ts';

const stop = 'Stop these mails';

/** The mails about notifications that were not seen: at once, and once a week. */
export const notificationMailTexts = {
  subjects: {
    mailAtOnce: ([first = '', ...rest]) =>
      `${first}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`,
    mailDigest: ({ length }) => `Your week: ${counted(length, 'thing')} you have not seen yet`,
  } satisfies Record<NotificationMailKind, (sentences: readonly string[]) => string>,
  /** What the address of what a mail has the words of is called. */
  places: {
    questionAsked: 'Answer',
    questionAnswered: 'Read all answers',
    chatRequested: 'See the request',
  },
  /** Beside it: pages that answer for who is not signed in. */
  byLink: {
    answer: 'Without signing in',
    accept: 'Accept, without signing in',
    decline: 'Not now',
  },
  more: (count: number): LetterParagraph => ({
    label: `And ${count} more`,
    to: pagePaths.notifications,
  }),
  reasons: {
    mailAtOnce: {
      why: 'You get this mail because somebody waits for you and you were away.',
      stop,
    },
    mailDigest: {
      why: 'You get this mail once a week, when there is something you have not seen.',
      stop,
    },
  } satisfies Record<NotificationMailKind, LetterReason>,
} as const;
