import { connection, person, postCard } from '../builders';

export const card = (slug: string, over: object = {}) => ({
  __typename: 'CompanyCard',
  id: slug,
  slug,
  name: slug,
  experienceCount: 1,
  openingCount: 0,
  peopleCount: 0,
  ...over,
});

export const list = (...cards: object[]) => ({
  companies: connection('CompanyConnection', cards),
});

const facts = (over: object = {}) => ({
  __typename: 'CompanyFacts',
  withRounds: 4,
  usualRounds: 3,
  withAssessment: 2,
  assessmentMinutes: 60,
  rounds: [
    {
      __typename: 'CompanyRound',
      kind: 'coding',
      experiences: 4,
      names: ['DSA'],
      place: 1,
      minutes: 75,
    },
    {
      __typename: 'CompanyRound',
      kind: 'hr',
      experiences: 2,
      names: ['HR'],
      place: 3,
      minutes: null,
    },
  ],
  years: [
    {
      __typename: 'CompanyYear',
      year: 2025,
      experiences: 4,
      internships: 1,
      onCampus: 3,
      offers: 2,
      lowestPackage: 9.5,
      highestPackage: 12,
      lowestCgpa: null,
      online: 1,
      modesTold: 3,
    },
  ],
  roles: [
    { __typename: 'CompanyRole', role: 'SDE', experiences: 3 },
    { __typename: 'CompanyRole', role: 'Analyst', experiences: 1 },
  ],
  levels: [{ __typename: 'CompanyLevel', level: 'medium', experiences: 3 }],
  outcomes: [{ __typename: 'CompanyOutcome', status: 'rejected', experiences: 2 }],
  branches: [{ __typename: 'CompanyBranch', branch: 'CSE', experiences: 4 }],
  ...over,
});

export const stand = (count: number, isFollowed: boolean) => ({
  followers: { __typename: 'CompanyFollowers', id: 'zoho', count },
  isFollowed,
});

export const company = (over: object = {}) => ({
  company: {
    ...card('zoho', { name: 'Zoho', experienceCount: 4, openingCount: 0, peopleCount: 1 }),
    __typename: 'Company',
    facts: facts(),
    askedTopics: [],
    ...stand(0, false),
    ...over,
  },
});

export const part = (field: string, nodes: object[], more: object = {}) => ({
  company: {
    __typename: 'Company',
    id: 'zoho',
    [field]: { ...connection(`Company${field}`, nodes), ...more },
  },
});

/** What a company's page asks for, as a college answers it. */
export const companyAnswers = {
  Company: () => company(),
  Experiences: () => ({ experiences: connection('PostConnection', [postCard('p1')]) }),
  ExperienceFacets: () => ({
    experienceFacets: {
      count: 4,
      facets: [
        {
          name: 'role',
          count: 4,
          values: [
            { value: 'sde', label: 'SDE', count: 3 },
            { value: 'analyst', label: 'Analyst', count: 1 },
          ],
        },
        { name: 'year', count: 4, values: [{ value: '2025', label: null, count: 4 }] },
        { name: 'type', count: 7, values: [{ value: 'intern', label: null, count: 1 }] },
      ],
    },
  }),
  CompanyAsked: () => part('asked', [], { totalCount: 0 }),
  CompanyOpenings: () => part('openings', []),
  CompanyPeople: () =>
    part('people', [
      {
        __typename: 'CompanyPerson',
        user: person('asha', { fullName: 'Asha Rao' }),
        role: 'Staff Engineer',
        experienceType: 'fulltime',
        worksThere: true,
        fromYear: 2022,
        toYear: null,
        takesRequests: true,
      },
    ]),
};
