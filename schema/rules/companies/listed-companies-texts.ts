import { counted } from '../lists/counted.ts';

/** Which of all companies admins look at. */
export const listedCompanyStates = ['told', 'joined', 'untold'] as const;

export const listedCompanySorts = ['experiences', 'openings', 'people', 'recent', 'name'] as const;
export type ListedCompanySort = (typeof listedCompanySorts)[number];

/** Texts of the list of all companies, for admins. */
export const listedCompanyTexts = {
  lead: 'Every company that anybody ever named, how it is written, and which lead where.',
  which: 'Which list',
  lists: { alike: 'Names alike', all: 'All companies' },
  state: 'State',
  states: { told: 'With a page', joined: 'Merged into another', untold: 'Nothing tells of it' },
  search: 'Any written name',
  sorts: {
    experiences: 'Most experiences',
    openings: 'Most open jobs',
    people: 'Most people',
    recent: 'Told of last',
    name: 'Name',
  } satisfies Record<ListedCompanySort, string>,
  columns: {
    company: 'Company',
    experiences: 'Experiences',
    openings: 'Open jobs',
    people: 'People',
    names: 'Written as',
    merged: 'Merged',
  },
  moreNames: (count: number) => `and ${counted(count, 'more way', 'more ways')}`,
  partOf: 'Part of',
  leadsHere: (name: string) => `Leads here: ${name}`,
  takeApart: 'Take apart',
  takeApartLabel: (part: string, whole: string) => `Take apart: ${part} and ${whole}`,
  apart: (part: string) => `${part} has its own page again within a minute`,
  empty: {
    title: 'No companies yet',
    text: 'Companies are listed here once somebody has written of them.',
  },
  merge: {
    open: 'Merge',
    openLabel: (name: string) => `Merge ${name} into another company`,
    title: (name: string) => `Merge ${name} into another`,
    lead: (name: string) =>
      `All that is told of ${name} is shown at the other company, and its address leads there. You can take them apart again.`,
    into: 'The company that stays',
    send: 'Merge them',
    failed: 'Error merging them',
  },
} as const;
