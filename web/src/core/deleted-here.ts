import type { ApolloClient } from '@apollo/client';

/** What its owner deleted in this tab, as long as it is open: few things, by their ids. */
const deleted = new WeakMap<ApolloClient, Set<string>>();

/** Remembers that an item was deleted here: who comes back to its page did it themselves. */
export function noteDeletedHere(client: ApolloClient, id: string): void {
  deleted.set(client, (deleted.get(client) ?? new Set()).add(id));
}

/** Whether the reader has deleted the item themselves, in this tab. */
export const wasDeletedHere = (client: ApolloClient, id: string): boolean =>
  deleted.get(client)?.has(id) ?? false;
