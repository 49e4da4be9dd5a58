import { pagePaths, pathWith } from '../pages/page-paths.ts';

/** What a college does in its first weeks, in the order in which it is best done. */
export const collegeSteps = [
  'secondFactor',
  'mail',
  'testLetter',
  'collegeWords',
  'backup',
  'roster',
  'announcement',
  'secondSuperAdmin',
] as const;
export type CollegeStep = (typeof collegeSteps)[number];

/** A step in words: what, why, and where it is done. */
interface StepWords {
  title: string;
  text: string;
  to: string;
}

/** Among the steps of the beginning, where it is done. */
const mailStep = pathWith(pagePaths.adminBegin, { step: 'mail' });
/** Where a file of people becomes the roster. */
const rosterImport = pathWith(pagePaths.adminImport, { mode: 'roster' });

const steps: Record<CollegeStep, StepWords> = {
  secondFactor: {
    title: 'Add a second factor to your account',
    text: 'A password alone opens everything here. A code from your phone keeps others out.',
    to: pagePaths.adminSettings,
  },
  mail: {
    title: 'Set up mail',
    text: 'Codes, invitations and notices reach nobody until a mail server is named.',
    to: mailStep,
  },
  testLetter: {
    title: 'Send yourself a test letter',
    text: 'Mail is set up; one letter shows that it arrives.',
    to: mailStep,
  },
  collegeWords: {
    title: 'Say who you are',
    text: 'How the college is reached and who runs it: the public pages say nothing of it yet.',
    to: pagePaths.adminCollege,
  },
  backup: {
    title: 'Make a first backup',
    text: 'One is made every night. Make one now and try it out, so that you know it works.',
    to: pagePaths.adminBackups,
  },
  roster: {
    title: 'Bring your people',
    text: 'Upload the roster: students are verified by it, alumni can be invited.',
    to: rosterImport,
  },
  announcement: {
    title: 'Say hello',
    text: 'A first announcement tells everybody that this is theirs now.',
    to: pagePaths.adminAnnouncements,
  },
  secondSuperAdmin: {
    title: 'Name a second super admin',
    text: 'Holidays and lost phones happen: somebody else should be able to do what you can.',
    to: pagePaths.admins,
  },
};

/** Words of the first page of the admin area. */
export const overviewTexts = {
  title: 'Overview',
  lead: 'What waits for you, what is new, and what is left to do.',
  loadFailed: 'The overview could not be loaded. Please try again.',
  stale: 'This is how it was: it can’t be looked at anew right now.',
  waiting: {
    title: 'Waiting for you',
    none: { title: 'Nothing waits', text: 'No document, report or feedback waits for an answer.' },
    badParts: 'Broken on this server: see Health',
    verifications: 'Documents to verify',
    reports: 'Reports and appeals',
    rosterMatches: 'People like those of the roster',
    openFeedback: 'Feedback',
    companyPairs: 'Companies of two names',
  },
  week: {
    title: 'New this week',
    newPeople: 'People who joined',
    newPosts: 'Experiences',
    newQuestions: 'Questions',
    newOpenings: 'Openings',
  },
  left: {
    title: 'What is left to do',
    done: (done: number, all: number): string => `${done} of ${all} done`,
    begin: 'Go through it step by step',
    steps,
  },
} as const;
