import type { TypePolicies } from '@apollo/client/cache';
import { paged, whole } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      people: paged(['filter', 'sort']),
      peopleFacets: whole,
      paths: whole,
      savedPeopleSearches: whole,
    },
  },
};
