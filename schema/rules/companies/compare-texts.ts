import { counted } from '../lists/counted.ts';
import { pagePaths, pathWith } from '../pages/page-paths.ts';

/** So many companies stand side by side. */
export const comparedCompanies = 2;

/** The address of the page with companies, by their slugs; one alone waits for the other. */
export const comparePath = (...slugs: readonly string[]): string =>
  pathWith(pagePaths.compareCompanies, { with: slugs.join(',') });

export const compareTexts = {
  lead: 'What two companies ask and what it takes, side by side.',
  members: 'See what companies ask, side by side.',
  compareWith: 'Compare with…',
  fields: ['Company', 'Compare with'],
  submit: 'Compare',
  chooseTitle: 'Choose two companies',
  chooseText: 'Type their names above. The address keeps them, so it can be shared.',
  otherTitle: 'Which company with it?',
  otherText: 'Type the name of another one above.',
  same: 'These are two names of one company: choose another one.',
  notFound: (name: string) => `Nobody has told of “${name}” yet, or it is written in another way.`,
  failed: 'Error loading a company to compare',
  facts: 'Facts side by side',
  fact: 'Fact',
  rows: {
    experiences: 'Experiences',
    rounds: 'How it usually runs',
    levels: 'How hard it was',
    packages: 'Packages, LPA, by year',
    offers: 'Offers taken, by season',
    branches: 'Branches that could apply',
    topics: 'What questions are about',
  },
  openings: (count: number) => (count === 0 ? 'No open job' : counted(count, 'open job')),
  noneTold: 'No experience yet',
  fewTold: (count: number) =>
    count === 1
      ? 'One experience: read it on its page'
      : `${count} experiences: read them on its page`,
  untold: 'Not told',
  round: (kind: string, met: string, minutes: number | null) =>
    `${kind}: ${met}${minutes === null ? '' : `, ${minutes} min`}`,
  season: (year: number, told: string) => `${year}: ${told}`,
  restingOn: (told: string, experiences: number) =>
    `${told} (${counted(experiences, 'experience')})`,
  both: 'Both ask',
  bothLead: (most: number) =>
    `What is the same in other words, of the ${counted(most, 'question', 'questions')} that each is told to ask most.`,
  noneInCommon: 'None of what they ask most is the same.',
  askedBy: (name: string, told: string) => `${name}: ${told}`,
  apart: (name: string) => `${name} asks`,
  apartLead: 'What most experiences tell of, and the other is not told to ask.',
  noneApart: 'No question is told of that the other does not ask.',
  all: (name: string) => `All about ${name}`,
} as const;
