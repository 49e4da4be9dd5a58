import { choiceFilter, dayFilter, textFilter, wordsFilter } from './filters.ts';
import {
  jobCities,
  jobLabels,
  jobLocations,
  jobStandings,
  jobsOfMine,
  jobTexts,
  jobTypes,
} from './jobs-texts.ts';

/** What openings are searched for. */
export const jobSearchFilters = {
  search: wordsFilter({
    label: 'Search',
    about:
      'Words that company, role, skills or city have, each somewhere and with at most one letter wrong.',
    // More than anybody types.
    most: 5,
  }),
  company: textFilter({ label: 'Company', about: "A part of the company's name." }),
  role: textFilter({ label: 'Role', about: 'A part of the role.' }),
  location: choiceFilter(jobLocations, jobLabels.jobLocation, {
    label: 'Location',
    about: 'Exactly this place.',
  }),
  city: textFilter({
    label: 'City',
    about: 'Exactly this city, of those that the form of an opening offers.',
    spellings: jobCities,
    offered: jobCities,
  }),
  type: choiceFilter(jobTypes, jobLabels.jobType, { label: 'Type', about: 'Exactly this type.' }),
  skill: textFilter({ label: 'Skill', about: 'A part of one of the skills.' }),
  experience: textFilter({
    label: 'Experience',
    about: 'A part of the experience that is asked for.',
  }),
  deadline: dayFilter({
    label: 'Deadline from',
    about:
      'A day such as `2026-11-30`: openings whose deadline is on or after it. BAD_USER_INPUT for anything else.',
    invalid: jobTexts.deadlineInvalid,
  }),
};

/** What the board is narrowed down by, in the order in which its chips stand. */
export const jobFilters = {
  ...jobSearchFilters,
  standing: choiceFilter(jobStandings, jobLabels.standing, {
    label: 'Status',
    about: 'Whether one can still apply; those one can, when it is left out.',
  }),
  mine: choiceFilter(jobsOfMine, jobLabels.mine, {
    label: 'Mine',
    about:
      "The viewer's own alone: open or not, unless `standing` says which. Left out of saved searches.",
  }),
};
