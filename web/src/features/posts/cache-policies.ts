import type { TypePolicies } from '@apollo/client/cache';
import { pagedInPlace, whole } from '@/core/data/lists/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      experienceFacets: whole,
    },
  },
  Profile: { fields: { posts: pagedInPlace } },
};
