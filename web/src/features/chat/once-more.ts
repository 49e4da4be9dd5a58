import type { ApolloClient } from '@apollo/client';

/**
 * Something that is done for a conversation whenever it changed, once at a time: while it is done
 * it does not see what changed since it began, so who asks meanwhile has it done once more.
 */
export function onceMore(
  work: (client: ApolloClient, conversationId: string) => Promise<void>,
): (client: ApolloClient, conversationId: string) => Promise<void> {
  const running = new Map<string, { done: Promise<void>; isAskedAgain: boolean }>();

  const run = async (client: ApolloClient, conversationId: string): Promise<void> => {
    try {
      for (let isWhole = false; !isWhole; ) {
        await work(client, conversationId);
        const state = running.get(conversationId);
        isWhole = !state?.isAskedAgain;
        if (state) state.isAskedAgain = false;
      }
    } finally {
      running.delete(conversationId);
    }
  };

  return (client, conversationId) => {
    const known = running.get(conversationId);
    if (known) {
      known.isAskedAgain = true;
      return known.done;
    }
    const state = { done: Promise.resolve(), isAskedAgain: false };
    running.set(conversationId, state);
    state.done = run(client, conversationId);
    return state.done;
  };
}
