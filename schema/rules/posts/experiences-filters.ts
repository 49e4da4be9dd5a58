import { choicesFilter, flagFilter, numberFilter, textsFilter } from '../lists/filters.ts';
import { experienceTexts } from './experiences-texts.ts';
import {
  campusTypes,
  experienceTypes,
  firstInterviewYear,
  levels,
  offerStatuses,
  postTypes,
} from './post-words.ts';
import {
  campusLabels,
  experienceLabels,
  levelLabels,
  offerTexts,
  postTypeLabels,
} from './posts-texts.ts';

const { labels } = experienceTexts;
/** More than a chip shows; an address with more was not made by one. */
const most = 20;
/** A bound that no year of an interview reaches. */
const years = { least: firstInterviewYear, most: 2100 };

/** What experiences are narrowed down by: each filter alone, and all that are given together. */
export const experienceFilters = {
  company: textsFilter({
    label: labels.company,
    about: 'Companies by their slug, or by their name in any way that it is written.',
    most,
    isSlug: true,
  }),
  role: textsFilter({
    label: labels.role,
    about: 'Roles, compared without case and accents.',
    most,
  }),
  yearFrom: numberFilter({
    label: labels.yearFrom,
    about: 'Interviewed in this year or later.',
    within: years,
  }),
  yearTo: numberFilter({
    label: labels.yearTo,
    about: 'Interviewed in this year or before.',
    within: years,
  }),
  branch: textsFilter({
    label: labels.branch,
    about: "The authors' branches, or what they study where there are none.",
    most,
  }),
  campus: choicesFilter(campusTypes, campusLabels, {
    label: labels.campus,
    about: 'Whether the college brought the company.',
  }),
  offer: choicesFilter(offerStatuses, offerTexts, {
    label: labels.offer,
    about: 'How it ended.',
  }),
  level: choicesFilter(levels, levelLabels, {
    label: labels.level,
    about: 'How hard it was, where the author says it.',
  }),
  type: choicesFilter(experienceTypes, experienceLabels, {
    label: labels.type,
    about: 'Internships or jobs.',
  }),
  template: choicesFilter(postTypes, postTypeLabels, {
    label: labels.template,
    about: 'How it is told.',
  }),
  answered: flagFilter({
    label: labels.answered,
    about: 'Only those whose author has answered a question of a reader.',
  }),
};
export type ExperienceFilterName = keyof typeof experienceFilters;

/** What experiences are counted by, as chips stand, each with the filters that set it. */
export const experienceFacets = {
  company: ['company'],
  role: ['role'],
  year: ['yearFrom', 'yearTo'],
  branch: ['branch'],
  campus: ['campus'],
  offer: ['offer'],
  level: ['level'],
  type: ['type'],
  template: ['template'],
  answered: ['answered'],
} as const satisfies Record<string, readonly ExperienceFilterName[]>;
export type ExperienceFacetName = keyof typeof experienceFacets;
