import { countedText } from '../lists/counted.ts';
import { pagePathOf } from '../pages/page-paths.ts';
import type { LetterParagraph, LetterReason, LetterText } from '../text/letter.ts';

/** The mail about what a saved search found. */
export const jobAlertMailTexts = {
  subject: (names: readonly string[]): string =>
    names.length === 1
      ? `New opening: ${names[0]}`
      : `${countedText(names.length)} new openings for your search`,
  opening: (id: string, name: string, pay: string): LetterParagraph => [
    `${name} · ${pay}`,
    { to: pagePathOf.job(id) },
  ],
  all: (path: string): LetterParagraph => ({ label: 'All openings that fit', to: path }),
  noPay: (pay: string): string => `Pay: ${pay}`,
  reason: {
    why: 'You get this mail because you saved a search for openings.',
    stop: 'Stop the mails of this search',
  } satisfies LetterReason,
};

/** The mail that asks a poster whether their opening is still open. */
export const stillOpenMailTexts = {
  asked: (
    { id, name, isLast }: { id: string; name: string; isLast: boolean },
    answers: { yes: string; no: string },
  ): LetterText => ({
    subject: `Still open? ${name}`,
    text: [
      `is your opening still open: ${name}?`,
      [
        { label: 'Yes, keep it open', to: answers.yes },
        { label: 'No, it is filled', to: answers.no },
      ],
      ...(isLast ? ['Without an answer within a week the opening closes by itself.'] : []),
      { label: 'The opening', to: pagePathOf.job(id) },
    ],
  }),
};
