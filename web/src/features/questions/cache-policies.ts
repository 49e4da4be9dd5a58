import type { TypePolicies } from '@apollo/client/cache';
import { pagedByTime, pagedInTurn } from '@/core/data/lists/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Post: {
    fields: {
      questions: pagedByTime((args) => (args?.['sort'] === 'mostRelevant' ? null : true)),
    },
  },
  Question: { fields: { answers: pagedInTurn } },
};
