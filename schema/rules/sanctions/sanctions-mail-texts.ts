import { appealDays } from '../moderation/moderation-texts.ts';
import { pagePaths } from '../pages/page-paths.ts';
import type { LetterText } from '../text/letter.ts';
import { momentText, type SanctionKind } from './sanctions-texts.ts';

/** What was done, in a sentence; until when where it ends by itself. */
const deeds: Record<SanctionKind, (until: Date | null) => string> = {
  warning: () => 'The college warns you about how you use Experiencia.',
  mute: (until) =>
    `Until ${until ? momentText(until) : 'further notice'} you can read everything, but write nothing.`,
  ban: (until) =>
    `Your account was banned${until ? ` until ${momentText(until)}` : ''}, and all your devices were signed out.`,
};

const imposedSubjects: Record<SanctionKind, string> = {
  warning: 'A warning from the college',
  mute: 'You can read, but not write for a time',
  ban: 'Your account was banned',
};

/** The mails to who is warned, muted or banned, and when that ends. */
export const sanctionMailTexts = {
  imposed: (
    { kind, until, reason }: { kind: SanctionKind; until: Date | null; reason: string },
    appealPage: string,
  ): LetterText => ({
    subject: imposedSubjects[kind],
    text: [
      deeds[kind](until),
      'The reason:',
      { quote: reason },
      [
        `If you think that this is wrong, you can appeal once, within ${appealDays} days:`,
        { to: appealPage },
      ],
    ],
  }),
  lifted: {
    warning: {
      subject: 'The warning was taken back',
      text: ['The college has taken back the warning that it gave you.'],
    },
    mute: { subject: 'You can write again', text: ['You can write again.'] },
    ban: {
      subject: 'Your account is open again',
      text: [
        {
          label: 'The ban of your account is over. You can sign in again',
          to: pagePaths.signIn,
        },
      ],
    },
  } satisfies Record<SanctionKind, LetterText>,
} as const;
