import type { TypePolicies } from '@apollo/client/cache';
import { whole } from '@/core/data/lists/list-policies';

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
