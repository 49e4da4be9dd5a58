import { commonTexts } from '@schema/rules/common-texts';
import { counted } from '@schema/rules/lists/counted';

/** The documented texts of the landing page. */
export const landingTexts = {
  placeholder: 'Search by company, name, role...',
  posts: 'Learn From Experiencia here',
  profiles: 'Build Your Network here',
  viewMore: 'View More',
  noResults: 'No results found. Try different keywords!',
  noTrending: 'No trending content found.',
  /** Told to screen readers when the results of a search have come. */
  found: (posts: number, profiles: number): string =>
    `${counted(posts, 'experience')} and ${counted(profiles, 'person', 'people')} found`,
  searchFailed: 'Error fetching results',
  signInTitle: 'Please sign in',
  signInText: 'You need to sign in to view this content.',
  interestsSoon: 'Your interests will be displayed here soon',
  testimonials: 'What Our Users Say',
  unknownUser: commonTexts.unknownUser,
  labels: { crisp: 'Crisp Details', story: 'Story Experience' },
} as const;

/** In milliseconds. */
export const landingTimes = {
  hoverFlip: 10,
  snapLock: 600,
  debounce: 350,
  refresh: 60 * 60 * 1000,
} as const;
/** How many posts and profiles the search shows. */
export const previewCount = 3;

/** The four sections, in order; their names are the links of the header. */
export const sections = [
  { id: 'intro', name: 'Intro' },
  { id: 'inspire', name: 'Inspire' },
  { id: 'connect', name: 'Connect' },
  { id: 'testimonials', name: 'Testimonials' },
] as const;
export type SectionId = (typeof sections)[number]['id'];
