import type { TypePolicies } from '@apollo/client/cache';
import { paged, pagedByTime } from '@/core/data/list-policies';

/** Of what people wrote and reported, as admins list it: the newest first, or the oldest. */
const moderated = pagedByTime(['filter', 'sort'], (args) => args?.['sort'] !== 'oldest');

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      adminPosts: moderated,
      adminComments: moderated,
      adminGratitudes: moderated,
      adminJobs: moderated,
      reportCases: moderated,
      ownCases: paged(false),
      ownReports: paged(false),
    },
  },
};
