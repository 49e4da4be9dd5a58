import { appealDays } from './moderation-texts.ts';
import { momentText, type SanctionKind } from './sanctions-texts.ts';

/** What was done, in a sentence; until when where it ends by itself. */
const deeds: Record<SanctionKind, (until: Date | null) => string> = {
  warning: () => 'The college warns you about how you use Experiencia.',
  mute: (until) =>
    `Until ${until ? momentText(until) : 'further notice'} you can read everything, but write nothing.`,
  ban: (until) =>
    `Your account was banned${until ? ` until ${momentText(until)}` : ''}, and all your devices were signed out.`,
};

/** The mails to who is warned, muted or banned, and when that ends. */
export const sanctionMailTexts = {
  imposed: {
    subject: {
      warning: 'A warning from the college',
      mute: 'You can read, but not write for a time',
      ban: 'Your account was banned',
    } satisfies Record<SanctionKind, string>,
    text: (kind: SanctionKind, until: Date | null, reason: string, appealPage: string): string =>
      `${deeds[kind](until)}

The reason:

    ${reason}

If you think that this is wrong, you can appeal once, within ${appealDays} days:
${appealPage}`,
  },
  lifted: {
    subject: {
      warning: 'The warning was taken back',
      mute: 'You can write again',
      ban: 'Your account is open again',
    } satisfies Record<SanctionKind, string>,
    text: {
      warning: () => 'The college has taken back the warning that it gave you.',
      mute: () => 'You can write again.',
      ban: (signInPage) => `The ban of your account is over. You can sign in again: ${signInPage}`,
    } satisfies Record<SanctionKind, (signInPage: string) => string>,
  },
} as const;
