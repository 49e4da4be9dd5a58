import { askedTexts, askedTopics } from './asked-texts.ts';
import { choiceFilter, numberFilter, textFilter } from './filters.ts';

/** What the questions of a company are narrowed down by. */
export const askedFilters = {
  topic: choiceFilter(askedTopics, askedTexts.topics, {
    label: askedTexts.topic,
    about: 'What they are about.',
  }),
};

/** What the question bank is narrowed down by. */
export const questionBankFilters = {
  search: textFilter({
    label: askedTexts.bank.search,
    about: 'A part of the question; at most 100 characters count.',
  }),
  ...askedFilters,
  role: textFilter({
    label: askedTexts.bank.role,
    about: 'Asked for this role, compared without case and accents.',
  }),
  since: numberFilter({
    label: askedTexts.bank.since,
    about: 'Asked in this year or later.',
  }),
};
