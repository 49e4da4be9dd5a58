import type { CollegeStep } from '../overview/overview-texts.ts';
import { pagePaths, pathWith } from '../pages/page-paths.ts';

/** The steps that a college begins with, in the order in which they are gone through. */
export const beginSteps = [
  'look',
  'contact',
  'studies',
  'mail',
  'server',
  'secondFactor',
  'roster',
  'announcement',
  'backup',
  'secondSuperAdmin',
] as const;
export type BeginStep = (typeof beginSteps)[number];

/** Steps that are done on a page of their own, with the way back. */
const linkedSteps = ['roster', 'announcement', 'backup', 'secondSuperAdmin'] as const;
export type LinkedStep = (typeof linkedSteps)[number];

export const isLinked = (step: BeginStep | null): step is LinkedStep =>
  linkedSteps.some((linked) => linked === step);

/**
 * What each does of the list of what is left to do, whose facts tell whether it is done. Nothing:
 * what is there may stay as it is.
 */
export const doneBy: Record<BeginStep, readonly CollegeStep[]> = {
  look: ['collegeWords'],
  contact: ['collegeWords'],
  studies: [],
  mail: ['mail', 'testLetter'],
  server: [],
  secondFactor: ['secondFactor'],
  roster: ['roster'],
  announcement: ['announcement'],
  backup: ['backup'],
  secondSuperAdmin: ['secondSuperAdmin'],
};

/** Where the steps are told of: the page, at one of them. */
export const beginPath = (step: BeginStep | 'end'): string =>
  pathWith(pagePaths.adminBegin, { step });

/** Where one is among them. */
export const beginPlace = (step: BeginStep): string =>
  `Step ${beginSteps.indexOf(step) + 1} of ${beginSteps.length}`;

/** On the pages of linked steps. */
export const comeBack = 'Back to setting up';
