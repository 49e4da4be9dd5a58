import { pagePaths } from '../pages/page-paths.ts';
import type { LetterText } from '../text/letter.ts';

/**
 * How a copy of a person's data stands: being made, there to fetch, gone after its day, or not
 * made.
 */
export const dataCopyStates = ['preparing', 'ready', 'expired', 'failed'] as const;
export type DataCopyState = (typeof dataCopyStates)[number];

/** What the page and the mail say of the copy of their data that a person may download. */
export const ownDataTexts = {
  title: 'Download my data',
  lead: 'One ZIP with everything you put in and what is kept of you: your profile, posts, messages, settings and files. You can ask for it once a day.',
  ask: 'Prepare my data',
  askAgain: 'Prepare it again',
  preparing:
    'Your data is being put together. You can leave this page: we mail you when it is ready.',
  ready: 'Your data is ready.',
  until: (time: string): string => `You can download it until ${time}.`,
  download: 'Download the ZIP',
  expired: 'The last copy was deleted after a day.',
  failed: 'Your data could not be put together. Please try again.',
  loadFailed: 'Error loading the state of your data',
  askFailed: 'Error asking for your data',
} as const;

/** The mail about a copy of one's data. */
export const ownDataMailTexts = {
  /** @param hours for which it can be fetched */
  ready: (hours: number): LetterText => ({
    subject: 'Your data is ready to download',
    text: [
      `The copy of your data that you asked for is ready. Fetch it here, within ${hours} hours:`,
      { to: pagePaths.ownData },
      'If you did not ask for it, change your password: somebody else is signed in to your account.',
    ],
  }),
} as const;
