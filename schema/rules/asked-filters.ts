import { askedTexts, askedTopics } from './asked-texts.ts';
import { choiceFilter } from './filters.ts';

/** What the questions of a company are narrowed down by. */
export const askedFilters = {
  topic: choiceFilter(askedTopics, askedTexts.topics, {
    label: askedTexts.topic,
    about: 'What they are about.',
  }),
};
