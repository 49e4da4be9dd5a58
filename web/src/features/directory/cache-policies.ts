import type { TypePolicies } from '@apollo/client/cache';
import { whole } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      peopleFacets: whole,
      paths: whole,
      savedPeopleSearches: whole,
    },
  },
};
