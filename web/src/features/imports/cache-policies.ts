import type { TypePolicies } from '@apollo/client/cache';
import { paged, pagedInPlace } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      imports: pagedInPlace(['sort']),
      invitedPeople: pagedInPlace(['filter', 'sort']),
      importRows: paged(['id', 'state']),
      rosterMatches: pagedInPlace(['search', 'sort']),
    },
  },
  // There is one of a person.
  RosterMatch: { keyFields: ['user', ['id']] },
};
