import type { TypePolicies } from '@apollo/client/cache';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  // There is one of each.
  SignInWays: { keyFields: [], fields: { accounts: { merge: false } } },
  MailServerSettings: { keyFields: [], fields: { server: { merge: false } } },
};
