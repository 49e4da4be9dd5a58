import type { TypePolicies } from '@apollo/client/cache';
import { ofConsumer, paged, pagedInPlace, whole } from '@/core/data/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      feedPosts: paged(ofConsumer('search', 'sort')),
      experiences: paged(['search', 'filter', 'sort']),
      experienceFacets: whole,
      drafts: paged(false),
    },
  },
  Profile: { fields: { posts: pagedInPlace(false) } },
};
