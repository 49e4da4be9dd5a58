import type { TypePolicies } from '@apollo/client/cache';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  // There is one.
  CollegeSettings: { keyFields: [], fields: { words: { merge: false } } },
};
