import { numberFilter, textFilter, textsFilter } from '../lists/filters.ts';
import { pathTexts } from './paths-texts.ts';

const { labels } = pathTexts;
/** Bounds that no batch reaches. */
const years = { least: 1900, most: 2200 };

/** Batches are told together, so many years from each that is a multiple of it. */
export const batchYears = 5;

/** The first of the years with which a batch is told. */
export const batchStart = (year: number): number => Math.floor(year / batchYears) * batchYears;

/** From where to where: of company and role one. */
export const pathFilters = {
  company: textFilter({
    label: labels.company,
    about: 'Who works there or did, by its slug or in any way it is written.',
  }),
  role: textFilter({
    label: labels.role,
    about: 'Who has this role or had, compared without case and accents.',
  }),
  branch: textsFilter({
    label: labels.branch,
    about: 'The branch, or what they studied where there is none.',
    most: 20,
  }),
  batchFrom: numberFilter({
    label: labels.batchFrom,
    about: 'Graduating in this year or later, from the first of its five years on.',
    within: years,
  }),
  batchTo: numberFilter({
    label: labels.batchTo,
    about: 'Graduating in this year or before, to the last of its five years.',
    within: years,
  }),
};
