import type { Statement } from './sql/index.ts';

/** Rows of a page of what may be very many. */
export const ownPageRows = 1000;

/** What is kept of a person in one statement, as rows of plain values. */
type OwnRows = Statement<{ readonly userId: string }, object>;
/** What may be very many, by the order of their ids: `ownPageRows` of those after one. */
type OwnPages = {
  pages: Statement<{ readonly userId: string; readonly after: string }, { id: string }>;
};

/**
 * What a room keeps of a person, for the copy that they download: each name is a JSON file of it.
 * Only the person's own, and what the product shows them of others: names, never addresses or what
 * others keep to themselves.
 */
export type OwnData = Readonly<Record<string, OwnRows | OwnPages>>;
