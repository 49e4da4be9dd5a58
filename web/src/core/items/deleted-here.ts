import type { ApolloClient } from '@apollo/client';

/**
 * What its owner deleted in this tab, as long as it is open: few things, by their ids. Of some the
 * answer was lost with the line: false until it is known.
 */
const deleted = new WeakMap<ApolloClient, Map<string, boolean>>();

const note = (client: ApolloClient, id: string, isKnown: boolean): void => {
  deleted.set(client, (deleted.get(client) ?? new Map<string, boolean>()).set(id, isKnown));
};

/** Remembers that an item was deleted here: who comes back to its page did it themselves. */
export const noteDeletedHere = (client: ApolloClient, id: string): void => note(client, id, true);

/** Remembers that it was asked for: if the item is gone later, this is why. */
export const noteDeletingHere = (client: ApolloClient, id: string): void => note(client, id, false);

/** Whether the reader has deleted the item themselves, in this tab. */
export const wasDeletedHere = (client: ApolloClient, id: string): boolean =>
  deleted.get(client)?.get(id) ?? false;

/** Whether the reader has deleted an item themselves of which the server says that it is gone. */
export const goneByReader = (client: ApolloClient, id: string): boolean =>
  deleted.get(client)?.has(id) ?? false;
