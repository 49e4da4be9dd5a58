import { counted } from '../lists/counted.ts';
import { pagePaths } from '../pages/page-paths.ts';
import type { LetterParagraph, LetterReason } from '../text/letter.ts';
import { mailsAtOnceBound as bound, type NotificationMailKind } from './notifications-texts.ts';

const stop = 'Stop these mails';
/** Where what no mail tells at once is found; not everybody wants the weekly one. */
const placeOfRest = (isWeeklyOn: boolean): string =>
  isWeeklyOn ? 'in your weekly mail' : 'for you in Experiencia';

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
  /** Beside why one gets a mail at once: how many there are of these, with reminders. */
  bounded: (isWeeklyOn: boolean): string =>
    `By ourselves we write so at most ${bound.mails} times in ${bound.days} days; more waits ${placeOfRest(isWeeklyOn)}.`,
  /** In the last of them. */
  last: (isWeeklyOn: boolean): LetterParagraph => [
    `This is mail ${bound.mails} of ${bound.mails} in ${bound.days} days, so we pause: what comes next waits ${placeOfRest(isWeeklyOn)}. Would you rather have each one at once?`,
    { label: 'Change it', to: pagePaths.notificationSettings },
  ],
} as const;
