import { pagePaths, pathWith } from '../pages/page-paths.ts';
import type { CollegeNames, LetterReason, LetterText } from '../text/letter.ts';

/** The mail to somebody whose account the college made. */
export const invitationMailTexts = {
  invited: ({ name, short }: CollegeNames, email: string): LetterText => ({
    subject: `${short} invites you to Experiencia`,
    text: [
      `${name} has made an account for you in Experiencia, the network of its students and alumni: interview experiences, openings, and people to ask.`,
      [
        'Choose your password, and you are in:',
        { to: pathWith(pagePaths.forgotPassword, { email }) },
      ],
      'We mail you a code there that proves this address is yours.',
    ],
  }),
  reminded: ({ name, short }: CollegeNames, email: string): LetterText => ({
    subject: `Your account at ${short} waits for you`,
    text: [
      `${name} has made an account for you in Experiencia, the network of its students and alumni, and you have not been there yet.`,
      [
        'Choose your password, and you are in:',
        { to: pathWith(pagePaths.forgotPassword, { email }) },
      ],
      'We mail you a code there that proves this address is yours.',
    ],
  }),
  reason: {
    why: 'You get this mail because the college put you on its list.',
    stop: 'Stop invitations and other mails of the college to many',
  } satisfies LetterReason,
} as const;

/** The mail to students whose year of graduation is over. */
export const graduationMailTexts = {
  asked: {
    subject: 'Have you graduated?',
    text: [
      'your year of graduation is over. If you have graduated, become an alumnus in Experiencia: you can then share your interviews, and students can ask you.',
      [
        { label: 'It is one press, and your choice', to: pagePaths.settings },
        'If the year is wrong, write to us; nothing changes by itself.',
      ],
    ],
  },
  reason: {
    why: 'You get this mail because the college asks once a year who has graduated.',
    stop: 'Stop this yearly question and other mails of the college to many',
  } satisfies LetterReason,
} as const;
