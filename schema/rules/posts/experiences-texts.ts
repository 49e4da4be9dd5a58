import { countedText } from '../lists/counted.ts';
import { feedTexts } from './posts-texts.ts';

/** The orders of the list of experiences: those of the feed first, as they are documented. */
export const experienceSorts = [
  'recentlyActive',
  'mostViewed',
  'mostHelpful',
  'interviewYear',
  'relevance',
] as const;
export type ExperienceSort = (typeof experienceSorts)[number];

export const experienceTexts = {
  sorts: {
    ...feedTexts.sorts,
    interviewYear: 'Interview Year',
    relevance: 'Best Match',
  } satisfies Record<ExperienceSort, string>,
  labels: {
    company: 'Company',
    role: 'Role',
    year: 'Interview year',
    yearFrom: 'From year',
    yearTo: 'To year',
    branch: 'Branch',
    campus: 'Campus',
    offer: 'Offer',
    level: 'Difficulty',
    type: 'Type',
    template: 'Template',
    answered: 'Answered by the author',
  },
  found: (count: number) => (count === 1 ? '1 experience' : `${countedText(count)} experiences`),
  noneFit: 'No experience fits all of this',
  needsSearch: 'Experiences are sorted by relevance where they are searched for alone',
} as const;
