import { adminTexts } from '../administration/admin-texts.ts';
import { choiceFilter, flagFilter, idFilter, momentFilter, textFilter } from '../lists/filters.ts';
import { casePageTexts, moderationPageTexts } from './moderation-page-texts.ts';
import {
  caseStates,
  contentStates,
  reportableTypes,
  reportReasonLabels,
  reportReasons,
  typeLabels,
} from './moderation-texts.ts';

/** What the list of cases is narrowed down by. */
export const caseFilters = {
  state: choiceFilter(caseStates, casePageTexts.states, {
    label: casePageTexts.state,
    about: 'In this state; all without one.',
  }),
  waits: flagFilter({
    label: casePageTexts.waiting,
    about: 'Only what waits for an admin: undecided cases, and appeals without an answer.',
  }),
  type: choiceFilter(reportableTypes, typeLabels, {
    label: casePageTexts.type,
    about: 'What is reported.',
  }),
  reason: choiceFilter(reportReasons, reportReasonLabels, {
    label: casePageTexts.reason,
    about: 'Somebody gave this reason.',
  }),
  search: textFilter({
    label: casePageTexts.search,
    about: 'A part of what stood there, or of the name of whose it is.',
  }),
  aboutId: idFilter({
    label: adminTexts.list.people.about,
    about: 'The id of the person who wrote it; of a profile, of its person.',
    address: 'about',
  }),
  reporterId: idFilter({
    label: adminTexts.list.people.reporter,
    about: 'The id of a person who reported it.',
    address: 'reporter',
  }),
};

/** What the lists of what people wrote are narrowed down by. */
export const contentFilters = {
  search: textFilter({
    label: moderationPageTexts.search,
    about: 'A part of its words, of company and role, or of the author’s name.',
  }),
  state: choiceFilter(contentStates, moderationPageTexts.states, {
    label: moderationPageTexts.columns.state,
    about: 'In this state; all without one.',
  }),
  authorId: idFilter({
    label: adminTexts.list.people.author,
    about: 'The id of the person who wrote it.',
    address: 'author',
  }),
  company: textFilter({
    label: moderationPageTexts.company,
    about: 'A part of the company’s name. Gratitudes have none.',
  }),
  from: momentFilter({
    label: moderationPageTexts.from,
    about: 'Written then or later.',
    edge: 'begins',
  }),
  to: momentFilter({
    label: moderationPageTexts.to,
    about: 'Written before then.',
    edge: 'ends',
  }),
};
