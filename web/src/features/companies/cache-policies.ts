import type { TypePolicies } from '@apollo/client/cache';
import { paged, pagedInPlace, whole } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      companies: paged(['filter', 'sort']),
      questionBank: paged(['filter', 'sort']),
      companyPairs: pagedInPlace(['filter']),
    },
  },
  // Of the same group each company has figures of its own.
  AskedQuestion: { keyFields: false },
  Company: {
    fields: {
      experiences: paged(['filter']),
      asked: paged(['filter']),
      openings: paged(false),
      people: paged(false),
      facts: whole,
      askedTopics: whole,
    },
  },
};
