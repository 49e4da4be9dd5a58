import { jobFacets, jobTypedFacets } from '@schema/rules/jobs/jobs-filters';
import { connection } from '../builders';
import { aJob as job } from './jobs';

type Values = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * What the board counts: `count` openings fit.
 * @param values how many have which values, by the names of the facets
 * @param without how many there are without a facet; as many as fit, where it is not said
 */
export const facets = (
  count: number,
  values: Values = { location: { remote: 4 } },
  without: Readonly<Record<string, number>> = {},
) => ({
  jobFacets: {
    __typename: 'JobFacets',
    count,
    facets: Object.keys({ ...jobFacets, ...jobTypedFacets }).map((name) => ({
      __typename: 'JobFacet',
      name,
      count: without[name] ?? count,
      values: Object.entries(values[name] ?? {}).map(([value, one]) => ({
        __typename: 'JobFacetValue',
        value,
        label: null,
        count: one,
      })),
    })),
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
