import { connection } from './builders';
import { aJob as job } from './jobs';

/** What the board counts; `count` openings fit. */
export const facets = (count: number, isMore = false) => ({
  jobFacets: {
    __typename: 'JobFacets',
    count,
    isMore,
    areFacetsMore: isMore,
    companies: [],
    locations: [{ __typename: 'JobFacet', value: 'remote', count: 4 }],
    cities: [],
    types: [],
  },
});
/** What the board asks for, answered with one opening. */
export const board = {
  Jobs: () => ({ jobs: connection('JobOpeningConnection', [job()]) }),
  JobFacets: () => facets(1),
  SavedJobSearches: () => ({ savedJobSearches: [] }),
};

/** The live event of an opening that somebody has posted. */
export const posted = (jobId: string, by = 'u2') => ({
  jobAdded: {
    __typename: 'JobOpening',
    id: jobId,
    createdAt: new Date().toISOString(),
    user: { __typename: 'User', id: by },
  },
});
