import { pagePaths } from '../pages/page-paths.ts';
import type { CollegeNames, LetterReason, LetterText } from '../text/letter.ts';

/** The mail of an announcement, to those it is for. */
export const announcementMailTexts = {
  announced: ({ short }: CollegeNames, message: string): LetterText => ({
    subject: `${short} announces: ${message.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    text: [message, { label: 'In Experiencia', to: pagePaths.feed }],
  }),
  reason: {
    why: 'You get this mail because the college announced it to you.',
    stop: 'Stop these and other mails of the college to many',
  } satisfies LetterReason,
} as const;
