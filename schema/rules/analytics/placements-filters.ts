import { choiceFilter, numberFilter, textsFilter } from '../lists/filters.ts';
import { campusTypes, experienceTypes } from '../posts/post-words.ts';
import { campusLabels } from '../posts/posts-texts.ts';
import { placementTexts } from './placements-texts.ts';

const { labels, kinds } = placementTexts;
/** Bounds that no year of graduation reaches. */
const years = { least: 1900, most: 2200 };

/** What the report of placements is narrowed down by. */
export const placementFilters = {
  kind: choiceFilter(experienceTypes, kinds, {
    label: labels.kind,
    about: 'Jobs or internships; jobs where it is left out.',
    unset: 'fulltime',
  }),
  yearFrom: numberFilter({
    label: labels.yearFrom,
    about: 'Who finishes in this year or later.',
    within: years,
  }),
  yearTo: numberFilter({
    label: labels.yearTo,
    about: 'Who finishes in this year or before.',
    within: years,
  }),
  branch: textsFilter({
    label: labels.branch,
    about: 'The branch, or the degree where it has none.',
    most: 20,
  }),
  campus: choiceFilter(campusTypes, campusLabels, {
    label: labels.campus,
    about: 'Whether the college brought the company; who does not say is not among them.',
  }),
};
type PlacementFilterName = keyof typeof placementFilters;

/** The chips above the report, each with the filters that set it. */
export const placementFacets = {
  kind: ['kind'],
  year: ['yearFrom', 'yearTo'],
  branch: ['branch'],
  campus: ['campus'],
} as const satisfies Record<string, readonly PlacementFilterName[]>;
