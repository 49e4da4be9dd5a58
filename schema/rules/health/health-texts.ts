import { type CollegeNames, productOf } from '../text/letter.ts';
import type { HealthState } from './health.ts';

const words: Record<HealthState, string> = {
  good: 'All is well.',
  attention: 'Nothing is broken; something would like to be looked at.',
  bad: 'Something is broken.',
};

/** Words of the page of health. */
export const healthTexts = {
  title: 'Health',
  lead: 'How the college’s Experiencia is doing, and what to do where it is not well.',
  loadFailed: 'The health of the college could not be looked at. Please try again.',
  states: { good: 'Good', attention: 'Look at this', bad: 'Broken' } satisfies Record<
    HealthState,
    string
  >,
  summary: words,
  looked: 'Looked at',
  stale: 'It can’t be looked at right now; this is how it was.',
  said: 'What was said:',
  advice: 'What to do',
  terminal: 'The same in a terminal, also when nothing here opens any more:',
  letter: {
    send: 'Send a test letter to me',
    sent: (address: string): string =>
      `The mail server took it. Look into the inbox of ${address}, and among spam.`,
    notSetUp: 'Mail is not set up, so it went nowhere.',
    failed: 'It could not be sent.',
    silent: 'The mail server did not answer in time.',
    subject: (college: CollegeNames): string => `A test letter from ${productOf(college)}`,
    text: 'If you read this, mail leaves the college as it should.',
  },
  secret: {
    meant: 'This is meant',
    sure: 'Is the new secret meant?',
    lost: 'Second factors that were set up before it stay lost, and links in mails of before lead nowhere. Say so only if you, or who runs the server, changed it on purpose.',
    done: 'Noted. This server’s secret is the right one now.',
    unchanged: 'The secret is the one of before: there is nothing to say.',
    failed: 'It could not be noted. Please try again.',
  },
  jobs: {
    title: 'Work that failed',
    /** Where there may be more. */
    most: (count: number): string => `The last ${count} are listed.`,
    givenUp: 'Given up',
    again: 'Tried again by itself',
    tries: (count: number): string => (count === 1 ? '1 try' : `${count} tries`),
    run: 'Run again',
    runOf: (name: string): string => `Run again: ${name}`,
    asked: 'It runs again now.',
    gone: 'It does not wait any more: it is done, or gone.',
    failed: 'It could not be asked to run again.',
  },
} as const;

/** How a state stands before a line of plain text. */
const marks: Record<HealthState, string> = { good: 'good ', attention: 'look ', bad: 'BAD  ' };

/** Words of the packet for who helps from outside. */
export const supportTexts = {
  marks,
  head: (at: string): string => `Experiencia, what is needed to help, as of ${at}`,
  promise:
    'No secrets, no addresses and nothing that people wrote is in here: read it before you send it.',
  saidLeftOut: 'What was said is left out: it may name people.',
  unread: 'It could not be read.',
  /** In the place of the college's own. */
  address: '[address]',
  sections: {
    health: 'Health',
    program: 'Program',
    settings: 'Settings',
    database: 'Database',
    tables: 'Tables, about',
    jobs: 'Work behind the pages',
  },
  isSet: 'set',
  notSet: 'not set',
  written: (file: string): string => `Written to ${file}. Read it before you send it.`,
  button: 'Download a support packet',
  about:
    'For whoever helps you: how everything stands, without secrets or people. A text that you can read before you send it.',
  failed: 'The support packet could not be made. Please try again.',
} as const;

/** Words of `npm run doctor`. */
export const doctorTexts = {
  marks,
  settings: 'Settings',
  settingsAdvice:
    'Put the setting right in .env (or where the environment is set) and ask again. README.md has all of them.',
  said: 'it said:',
  ends: words,
} as const;
