/** What admins look at of the names that may be one company. */
export const companyPairStates = ['open', 'joined', 'apart'] as const;
export type CompanyPairState = (typeof companyPairStates)[number];

/** Texts of the page on which admins say which names are one company. */
export const companyPairTexts = {
  title: 'Companies',
  lead: 'Names that may be one company. Joined, they have one page, and old addresses lead there.',
  state: 'State',
  states: { open: 'To decide', joined: 'Joined', apart: 'Not the same' },
  search: 'Name of a company',
  columns: { companies: 'Written as', decision: 'Is it one company?' },
  keep: (name: string) => `Yes, keep “${name}”`,
  keepLabel: (kept: string, other: string) => `They are one: keep ${kept}, join ${other} to it`,
  apart: 'No',
  apartLabel: (first: string, second: string) => `${first} and ${second} are not the same`,
  undo: 'Decide anew',
  undoLabel: (first: string, second: string) => `Decide anew about ${first} and ${second}`,
  isPartOf: (other: string, kept: string) => `${other} is part of ${kept}`,
  joined: (kept: string) => `Joined to ${kept}. Its page is put together anew within a minute.`,
  keptApart: 'They stay apart',
  undone: 'To be decided again',
  empty: {
    title: 'No names to decide about',
    text: 'Names of companies that look alike are listed here once somebody has written them.',
  },
  name: {
    open: 'Add two names',
    title: 'Which two are one company?',
    first: 'One name',
    second: 'The other name',
    send: 'Put on the list',
    done: 'They are on the list',
    required: 'Please write a name',
    failed: 'Error putting them on the list',
    unknown: 'Nobody has told of a company of this name',
    same: 'These are one company already',
  },
  failed: 'Error keeping your decision',
  notFound: 'These names are not there any more',
  notOfPair: 'Please keep one of the two',
  joinedElsewhere: 'One of them was joined to another company meanwhile',
  notDecided: 'Nothing was decided about them yet',
} as const;
