import type { TypePolicies } from '@apollo/client/cache';
import { ofConsumer, paged } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      feedProfiles: paged(ofConsumer('search', 'sort')),
    },
  },
};
