import {
  choiceFilter,
  choicesFilter,
  numberFilter,
  textFilter,
  textsFilter,
} from '../lists/filters.ts';
import { firstInterviewYear } from '../posts/post-words.ts';
import { askedTexts, askedTopics } from './asked-texts.ts';

/** What the questions of a company are narrowed down by. */
export const askedFilters = {
  topic: choiceFilter(askedTopics, askedTexts.topics, {
    label: askedTexts.topic,
    about: 'What they are about.',
  }),
};

const { labels } = askedTexts.bank;

/** What the question bank is narrowed down by. */
export const questionBankFilters = {
  search: textFilter({
    label: askedTexts.bank.search,
    about: 'A part of the question; at most 100 characters count.',
  }),
  topic: choicesFilter(askedTopics, askedTexts.topics, {
    label: labels.topic,
    about: 'About any of these.',
  }),
  role: textsFilter({
    label: labels.role,
    about: 'Asked for any of these roles, compared without case and accents.',
    // More than a chip shows; an address with more was not made by one.
    most: 20,
  }),
  since: numberFilter({
    label: labels.since,
    about: 'Asked in this year or later.',
    // A bound that no year of an interview reaches.
    within: { least: firstInterviewYear, most: 2100 },
  }),
};
export type QuestionBankFilterName = keyof typeof questionBankFilters;

/** What questions are counted by, as chips stand, each with the filter that sets it. */
export const questionBankFacets = {
  topic: ['topic'],
  role: ['role'],
  since: ['since'],
} as const satisfies Record<string, readonly QuestionBankFilterName[]>;
