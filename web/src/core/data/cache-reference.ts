import type { Reference } from '@apollo/client';

/** The id of the object that a reference of the cache leads to: `q1` of `Question:q1`. */
export const referencedId = ({ __ref }: Reference): string => __ref.slice(__ref.indexOf(':') + 1);

/** Whether a list of the cache holds the object with that id. */
export const listsId = (list: readonly Reference[], id: string): boolean =>
  list.some((reference) => referencedId(reference) === id);
