import type { TypePolicies } from '@apollo/client/cache';
import { paged } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      blockedPeople: paged(false),
    },
  },
};
