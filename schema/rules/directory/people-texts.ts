import { countedText } from '../lists/counted.ts';
import { feedTexts, profileTexts } from '../posts/posts-texts.ts';

/** What the directory of people says. */
export const peopleTexts = {
  page: 'People',
  lead: 'Find whom to ask: by where they work, what they do and what they studied.',
  members: 'Members find one another here.',
  sorts: feedTexts.sorts,
  sort: 'Sort by',
  /** The button that they are folded behind; with a name that is looked for. */
  nameAndOrder: (name: string) => (name ? `Name: ${name}` : 'Search'),
  labels: {
    search: 'Name',
    company: 'Company',
    role: 'Role',
    branch: 'Branch',
    batch: 'Batch',
    batchFrom: 'From batch',
    batchTo: 'To batch',
    city: 'City',
    topic: profileTexts.topics,
    requests: 'Takes requests',
    replies: 'Usually replies',
    verified: 'Verified',
  },
  saved: 'Search saved: you hear of who comes to fit at the bell',
  tooMany: 'More than 1,000 people fit this search: choose more filters to save it',
  noneSaved: 'None yet: filter the people, and save the search.',
  found: (count: number) => (count === 1 ? '1 person' : `${countedText(count)} people`),
  noneFit: 'Nobody fits all of this',
  noneFound: (name: string) => `Nobody is called “${name}” here`,
  noneFoundText: 'Try a part of the name, or look at everybody.',
  showAll: 'Show everybody',
  failed: 'The people could not be loaded',
} as const;
