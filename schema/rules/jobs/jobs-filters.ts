import {
  choiceFilter,
  choicesFilter,
  dayFilter,
  textFilter,
  textsFilter,
  wordsFilter,
} from '../lists/filters.ts';
import {
  type JobPay,
  jobAudiences,
  jobCities,
  jobClosings,
  jobLabels,
  jobLocations,
  jobPays,
  jobStandings,
  jobsOfMine,
  jobTexts,
  jobTypes,
} from './jobs-texts.ts';

/** More than a chip shows; an address with more was not made by one. */
const most = 20;
/** Cities are called as openings name them. */
const cityLabels = Object.fromEntries(jobCities.map((city) => [city, city])) as Record<
  (typeof jobCities)[number],
  string
>;
/** In an address a choice of one and a choice of several have the same name. */
const addresses = { types: 'type', locations: 'location', cities: 'city' } as const;

/** What chips set: of each what has any of the values. */
export const jobChosenFilters = {
  companies: textsFilter({
    label: 'Company',
    about: 'Any of these companies, by their slug or by their name in any way that it is written.',
    most,
    isSlug: true,
  }),
  roles: textsFilter({
    label: 'Role',
    about: 'Any of these roles, compared without case and accents.',
    most,
  }),
  types: choicesFilter(jobTypes, jobLabels.jobType, {
    label: 'Type',
    about: 'Any of these types.',
    address: addresses.types,
  }),
  pays: choicesFilter(jobPays, jobLabels.pay satisfies Record<JobPay, string>, {
    label: 'Package',
    about: 'What it pays a year is in any of these ranges.',
  }),
  locations: choicesFilter(jobLocations, jobLabels.jobLocation, {
    label: 'Location',
    about: 'Any of these places.',
    address: addresses.locations,
  }),
  cities: choicesFilter(jobCities, cityLabels, {
    label: 'City',
    about: 'Any of these cities, of those that the form of an opening offers.',
    address: addresses.cities,
  }),
  audiences: choicesFilter(jobAudiences, jobLabels.specificTo, {
    label: 'Open to',
    about: 'Who may apply.',
  }),
  skills: textsFilter({
    label: 'Skill',
    about: 'Asks for any of these skills, compared without case and accents.',
    most,
  }),
};
export type JobChosenName = keyof typeof jobChosenFilters;
export const jobChosenNames = Object.keys(jobChosenFilters) as JobChosenName[];

/** What openings are searched for. */
export const jobSearchFilters = {
  search: wordsFilter({
    label: 'Search',
    about:
      'Words that company, role, skills or city have, each somewhere and with at most one letter wrong.',
    // More than anybody types.
    most: 5,
  }),
  ...jobChosenFilters,
  company: textFilter({ label: 'Company has', about: "A part of the company's name." }),
  role: textFilter({ label: 'Role has', about: 'A part of the role.' }),
  location: choiceFilter(jobLocations, jobLabels.jobLocation, {
    label: 'Location',
    about: 'Exactly this place.',
  }),
  city: textFilter({
    label: 'City',
    about: 'Exactly this city, of those that the form of an opening offers.',
    spellings: jobCities,
  }),
  type: choiceFilter(jobTypes, jobLabels.jobType, { label: 'Type', about: 'Exactly this type.' }),
  skill: textFilter({ label: 'Skill has', about: 'A part of one of the skills.' }),
  experience: textFilter({
    label: 'Experience has',
    about: 'A part of the experience that is asked for.',
  }),
  closings: choicesFilter(jobClosings, jobLabels.closing, {
    label: 'Closes',
    about: 'Its deadline is as soon as any of these says.',
    address: 'closes',
  }),
  deadline: dayFilter({
    label: 'Deadline from',
    about:
      'A day such as `2026-11-30`: openings whose deadline is on or after it. BAD_USER_INPUT for anything else.',
    invalid: jobTexts.deadlineInvalid,
  }),
};

/** What the board is narrowed down by. */
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
export type JobFilterName = keyof typeof jobFilters;

/** What openings are counted by, as chips stand, each with the filter that sets it. */
export const jobFacets = {
  company: ['companies'],
  role: ['roles'],
  type: ['types'],
  pay: ['pays'],
  location: ['locations'],
  city: ['cities'],
  skill: ['skills'],
  audience: ['audiences'],
  closes: ['closings'],
  standing: ['standing'],
} as const satisfies Record<string, readonly JobFilterName[]>;
export type JobFacetName = keyof typeof jobFacets;

/**
 * What links, mails and saved searches still ask for, and no chip offers: each is a chip where it
 * is set, to be seen and cleared. They are counted without their values.
 */
export const jobTypedFacets = {
  companyHas: ['company'],
  roleHas: ['role'],
  skillHas: ['skill'],
  experienceHas: ['experience'],
  deadlineFrom: ['deadline'],
  mine: ['mine'],
} as const satisfies Record<string, readonly JobFilterName[]>;

/** What a facet is called on a page: as its filter. */
export const jobFacetLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<readonly JobFilterName[]>({ ...jobFacets, ...jobTypedFacets }).map(
    ([facet, [name]]) => [facet, name ? jobFilters[name].label : facet],
  ),
);
