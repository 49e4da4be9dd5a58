import type { TypePolicies } from '@apollo/client/cache';
import { paged, pagedInPlace, whole } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      adminUsers: pagedInPlace(['filter', 'sort']),
      verifications: pagedInPlace(['status', 'search', 'documentType', 'sort']),
      admins: whole,
    },
  },
  AdminPerson: {
    fields: {
      written: paged(['kind']),
      verifications: whole,
      sessions: whole,
      sanctions: whole,
      notes: whole,
      audit: whole,
    },
  },
};
