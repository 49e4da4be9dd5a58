import type { TypePolicies } from '@apollo/client/cache';
import { pagedInPlace, whole } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      companyPairs: pagedInPlace,
      listedCompanies: pagedInPlace,
    },
  },
  // Of the same group each company has figures of its own.
  AskedQuestion: { keyFields: false },
  Company: {
    fields: {
      facts: whole,
      askedTopics: whole,
    },
  },
};
