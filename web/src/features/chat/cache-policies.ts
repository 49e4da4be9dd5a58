import type { TypePolicies } from '@apollo/client/cache';
import { numbered, whole } from '@/core/data/lists/list-policies';

/** How the cache keeps what this room reads. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      // The page around a message is a list of its own, which is led on by `before` and `after`.
      messages: numbered,
    },
  },
  // People join and leave it.
  Conversation: { fields: { participants: whole, others: whole, othersToAsk: whole } },
  ChatMessage: { fields: { reactions: whole } },
};
