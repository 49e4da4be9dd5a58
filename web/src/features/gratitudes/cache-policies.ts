import type { TypePolicies } from '@apollo/client/cache';
import { pagedByTime } from '@/core/data/lists/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Profile: { fields: { gratitudes: pagedByTime(() => true) } },
};
