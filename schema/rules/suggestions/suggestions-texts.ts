import { counted } from '../lists/counted.ts';

/** What is suggested while somebody types, in the order in which it stands. */
export const suggestionKinds = ['company', 'person', 'role', 'hashtag', 'opening'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** With fewer letters nothing is suggested: they would mean everything. */
export const leastTyped = 2;

export const suggestionTexts = {
  kinds: {
    company: 'Companies',
    person: 'People',
    role: 'Roles',
    hashtag: 'Hashtags',
    opening: 'Openings',
  } satisfies Record<SuggestionKind, string>,
  experiences: (count: number) => (count > 0 ? counted(count, 'experience') : ''),
  /** Read to those who do not see the list. */
  count: (count: number) => (count === 0 ? 'Nothing suggested' : counted(count, 'suggestion')),
  label: 'Suggestions',
  help: 'Arrow keys choose, Enter takes.',
} as const;
