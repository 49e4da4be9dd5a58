import type { TypePolicies } from '@apollo/client/cache';
import { pagedInPlace, whole } from '@/core/data/lists/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      companiesFacets: whole,
      companyPairs: pagedInPlace,
      listedCompanies: pagedInPlace,
      questionBankFacets: whole,
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
