import { reminderHours } from '../account/verification-texts.ts';
import { pagePaths, pathWith } from '../pages/page-paths.ts';
import { type CollegeNames, type LetterText, productOf } from '../text/letter.ts';

const ifWrong = 'If you think that this is wrong, please write to the college.';

/** What people are mailed of what admins do with their accounts. */
export const administrationMailTexts = {
  deleted: (reason: string): LetterText => ({
    subject: 'Your account was deleted',
    text: [
      'The college has deleted your account, with everything that you wrote and uploaded. The reason:',
      { quote: reason },
      ifWrong,
    ],
  }),
  unverified: (reason: string): LetterText => ({
    subject: 'You are not verified any more',
    text: [
      'The college has taken back that you are verified. The reason:',
      { quote: reason },
      [
        {
          label: 'You can show again that you belong to the college',
          to: pagePaths.verification,
        },
        ifWrong,
      ],
    ],
  }),
  corrected: (facts: readonly { name: string; now: string; before: string }[]): LetterText => ({
    subject: 'The college corrected your details',
    text: [
      'The college has corrected what stands in your account:',
      {
        quote: facts.map(({ name, now, before }) => `${name}: ${now} (was: ${before})`).join('\n'),
      },
      'If something of it is wrong, please write to the college.',
    ],
  }),
  wayIn: (college: CollegeNames, email: string): LetterText => ({
    subject: `Your way back into ${productOf(college)}`,
    text: [
      'The college was asked to help you to sign in again.',
      {
        label: 'Here you choose a new password',
        to: pathWith(pagePaths.forgotPassword, { email }),
      },
      'Your old one works until then. If you did not ask for this, there is nothing to do.',
    ],
  }),
  newAdmin: (college: CollegeNames, email: string): LetterText => ({
    subject: `You are an admin of ${productOf(college)} now`,
    text: [
      "An account was made for you: you are an admin of the college's network.",
      [
        {
          label: 'Please choose your own password first',
          to: pathWith(pagePaths.forgotPassword, { email }),
        },
        { label: 'Then sign in', to: pagePaths.adminSignIn },
      ],
    ],
  }),
  rights: {
    'admin.make': [{ label: 'You are an admin now', to: pagePaths.admin }],
    'admin.promote': [{ label: 'You are a super admin now', to: pagePaths.admin }],
    'admin.demote': ['You are an admin now, no super admin any more.'],
    'admin.remove': ['You are no admin any more. Your account stays as it is.'],
  },
  rightsSubject: 'Your rights as an admin changed',
  waiting: (count: number): LetterText => ({
    subject: count === 1 ? 'A document waits for two days' : `${count} documents wait for two days`,
    text: [
      `People wait to be verified: ${count === 1 ? 'one document was' : `${count} documents were`} handed in more than ${reminderHours} hours ago, and nobody has decided yet.`,
      { label: 'The queue', to: pagePaths.adminVerification },
    ],
  }),
} as const;
