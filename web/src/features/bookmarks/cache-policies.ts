import type { TypePolicies } from '@apollo/client/cache';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      // Folders come and go: the latest answer is all of them.
      bookmarkFolders: { merge: false },
    },
  },
};
