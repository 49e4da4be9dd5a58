import { pagePaths, pathWith } from '../pages/page-paths.ts';
import type { LetterText } from '../text/letter.ts';
import { identityTimes } from './identity-texts.ts';

/** What each mailed code is for. */
const codePurposes = {
  signUp: { subject: 'Your sign-up code', text: 'Welcome! Type this code to finish signing up:' },
  reset: {
    subject: 'Your password reset code',
    text: 'Somebody, hopefully you, asked to reset your password. Type this code to choose a new one:',
  },
  email: {
    subject: 'Your code for the new address',
    text: 'Type this code to sign in with this address from now on:',
  },
  institute: {
    subject: 'Your college verification code',
    text: 'Type this code to verify that you belong to the college:',
  },
} as const satisfies Record<string, { subject: string; text: string }>;

/** The mails about an account. */
export const identityMailTexts = {
  code: (purpose: keyof typeof codePurposes, code: string): LetterText => ({
    subject: `${codePurposes[purpose].subject}: ${code}`,
    text: [
      codePurposes[purpose].text,
      { quote: code },
      `It works once, for ${identityTimes.codeMinutes} minutes. If you did not ask for it, ignore this mail; nobody can use it without the code. We never ask you for it.`,
    ],
  }),
  signIn: (code: string): LetterText => ({
    subject: `Your sign-in link: ${code}`,
    text: [
      'Somebody, hopefully you, asked to sign in without a password.',
      {
        label: 'Sign in, in the browser where you asked',
        to: pathWith(pagePaths.signInByMail, { token: code }),
      },
      'Or type this code there:',
      { quote: code },
      `It works once, for ${identityTimes.signInMinutes} minutes, and in that browser alone. If you did not ask for it, ignore this mail. We never ask you for the code.`,
    ],
  }),
  knownAddress: {
    subject: 'You already have an account',
    text: [
      'Somebody, hopefully you, tried to sign up with this address. You already have an account:',
      [
        { label: 'Sign in', to: pagePaths.signIn },
        { label: 'Forgot the password', to: pagePaths.forgotPassword },
      ],
      'If it was not you, there is nothing to do.',
    ],
  },
  takenAddress: {
    subject: 'Somebody tried to use your address',
    text: [
      'Somebody, hopefully you, tried to use this address for another account. It belongs to yours, and stays there: there is nothing to do.',
    ],
  },
  addressChanged: {
    subject: 'Your e-mail address was changed',
    text: [
      'Your account has another e-mail address since just now: sign in with that one.',
      'If it was not you, please write to the college at once.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: [
      'The password of your account was changed just now, and all other devices were signed out.',
      { label: 'If it was not you, reset it at once', to: pagePaths.forgotPassword },
    ],
  },
  joined: (name: string): LetterText => ({
    subject: `Your ${name} opens your account`,
    text: [
      `Somebody, hopefully you, signed in with a ${name} that has your address, for the first time. From now on it opens your account here, beside the other ways in.`,
      { label: 'All devices that are signed in', to: pagePaths.settings },
      'If it was not you, sign all other devices out there, and please write to the college at once.',
    ],
  }),
  verified: {
    subject: 'You are verified',
    text: [
      {
        label:
          'the college has looked at your document: you are verified. Everything is open to you now',
        to: pagePaths.feed,
      },
    ],
  },
  rejected: (reason: string): LetterText => ({
    subject: 'Your document could not be accepted',
    text: [
      'the college has looked at your document and could not accept it. The reason:',
      { quote: reason },
      { label: 'You can hand in another one', to: pagePaths.verification },
    ],
  }),
} as const;
