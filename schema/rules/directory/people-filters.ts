import {
  choicesFilter,
  flagFilter,
  numberFilter,
  textFilter,
  textsFilter,
} from '../lists/filters.ts';
import { replyLabels, replyTimes } from '../replies/replies-texts.ts';
import { peopleTexts } from './people-texts.ts';

const { labels } = peopleTexts;
/** More than a chip shows; an address with more was not made by one. */
const most = 20;
/** Bounds that no batch reaches. */
const years = { least: 1900, most: 2200 };

/**
 * What people are narrowed down by: each filter alone, and all that are given together. Careers,
 * cities and topics are those of profiles that the viewer may read whole.
 */
export const peopleFilters = {
  search: textFilter({ label: labels.search, about: 'A part of the name.' }),
  company: textsFilter({
    label: labels.company,
    about: 'Who works at one of these companies or did, by its slug or in any way it is written.',
    most,
    isSlug: true,
  }),
  role: textsFilter({
    label: labels.role,
    about: 'Who has one of these roles or had, compared without case and accents.',
    most,
  }),
  branch: textsFilter({
    label: labels.branch,
    about: 'The branch, or what they study where there is none.',
    most,
  }),
  batchFrom: numberFilter({
    label: labels.batchFrom,
    about: 'Graduating in this year or later.',
    within: years,
  }),
  batchTo: numberFilter({
    label: labels.batchTo,
    about: 'Graduating in this year or before.',
    within: years,
  }),
  city: textsFilter({ label: labels.city, about: 'The place on the profile, as a whole.', most }),
  topic: textsFilter({
    label: labels.topic,
    about: 'A topic that an alumnus is asked about.',
    most,
  }),
  requests: flagFilter({
    label: labels.requests,
    about: 'Alumni who take requests for a chat now.',
  }),
  replies: choicesFilter(replyTimes, replyLabels, {
    label: labels.replies,
    about:
      'Who usually replies within one of these, so that `day` finds who does within an hour, too. Nobody who hides when they are there.',
  }),
  verified: flagFilter({ label: labels.verified, about: 'Only those whom the college verified.' }),
};
export type PeopleFilterName = keyof typeof peopleFilters;

/** What people are counted by, as chips stand, each with the filters that set it. */
export const peopleFacets = {
  company: ['company'],
  role: ['role'],
  branch: ['branch'],
  batch: ['batchFrom', 'batchTo'],
  city: ['city'],
  topic: ['topic'],
  requests: ['requests'],
  replies: ['replies'],
  verified: ['verified'],
} as const satisfies Record<string, readonly PeopleFilterName[]>;
export type PeopleFacetName = keyof typeof peopleFacets;
