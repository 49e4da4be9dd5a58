import { pagePaths } from '../pages/page-paths.ts';
import type { LetterText } from '../text/letter.ts';

/** The mail to whose second factor was reset. */
export const secondFactorMailTexts = {
  reset: {
    subject: 'Your second factor was reset',
    text: [
      'Your authenticator app and recovery codes for the admin area count no more: your second factor was reset, and all your devices were signed out.',
      { label: 'Sign in and set up a new one', to: pagePaths.adminSignIn },
      {
        label: 'If you did not ask for it, tell the other admins and change your password at once',
        to: pagePaths.forgotPassword,
      },
    ],
  },
} as const satisfies Record<string, LetterText>;
