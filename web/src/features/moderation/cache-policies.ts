import type { TypePolicies } from '@apollo/client/cache';
import { pagedByTime } from '@/core/data/lists/list-policies';

/** Of what people wrote and reported, as admins list it: the newest first, or the oldest. */
const byTime = pagedByTime((args) => args?.['sort'] !== 'oldest');

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      moderatedContents: byTime,
      reportCases: byTime,
    },
  },
};
