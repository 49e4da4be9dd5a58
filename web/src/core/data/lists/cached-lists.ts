import { type ApolloCache, isReference, type Reference } from '@apollo/client';

/** A list as the cache has it: its items in their order, and whether there are more of them. */
export type CachedList = {
  nodes: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean | null };
};

/** Whose field it is; without it that of the root. */
type Field = { of?: string; field: string };
type Reading<Args, Deleted> = {
  /** What was asked for, of what makes another list of the field. */
  args: Partial<Args>;
  readField: (name: string, of: Reference) => unknown;
  /** Returned in place of a list: it is forgotten, and read again when it is shown. */
  DELETE: Deleted;
};

/**
 * The arguments of a field, which the cache has in its name: `notifications:{"tab":"all"}`, or
 * `feed({"first":6})` where the field has no keys of its own.
 */
export function argumentsOf(storeFieldName: string): Record<string, unknown> {
  const [, written = '{}'] = /^\w+[:(](\{.*\})\)?$/.exec(storeFieldName) ?? [];
  return JSON.parse(written) as Record<string, unknown>;
}

/**
 * Changes every list that is kept of a field, each by its arguments. What `change` gives back as it
 * was stays untouched.
 */
export function changeLists<Args = unknown, List extends object = CachedList>(
  cache: ApolloCache,
  { of, field }: Field,
  change: <Deleted>(list: List, reading: Reading<Args, Deleted>) => List | Deleted,
): void {
  cache.modify({
    ...(of !== undefined && { id: of }),
    fields: {
      [field]: (list: List | Reference | null, { storeFieldName, readField, DELETE }) =>
        isReference(list) || !list
          ? list
          : change(list, {
              args: argumentsOf(storeFieldName) as Partial<Args>,
              readField: (name, from) => readField(name, from),
              DELETE,
            }),
    },
  });
}

/** The id of the object that a reference of the cache leads to: `q1` of `Question:q1`. */
export const referencedId = ({ __ref }: Reference): string => __ref.slice(__ref.indexOf(':') + 1);

/** Whether the list holds the object with that id. */
export const holds = ({ nodes }: CachedList, id: string): boolean =>
  nodes.some((node) => referencedId(node) === id);

/** The list without the object of that id: the same list where it holds none. */
export const without = <List extends CachedList>(list: List, id: string): List =>
  holds(list, id)
    ? { ...list, nodes: list.nodes.filter((node) => referencedId(node) !== id) }
    : list;

/** Whether one item stands before another, where the newest come first: ids grow with time. */
export const isNewer = (one: Reference, other: Reference): boolean => one.__ref > other.__ref;

/**
 * The list with an item at its place: before the first that it stands before, else at the end. One
 * that is listed is moved. Past the loaded part it is left out if `leavesOut`: a later page has it.
 */
export function inserted<List extends CachedList>(
  list: List,
  item: Reference,
  isBefore: (item: Reference, listed: Reference) => boolean,
  { leavesOut = false } = {},
): List {
  const others = list.nodes.filter((node) => node.__ref !== item.__ref);
  const found = others.findIndex((node) => isBefore(item, node));
  if (found < 0 && leavesOut && list.pageInfo?.hasNextPage) return { ...list, nodes: others };
  const index = found < 0 ? others.length : found;
  return { ...list, nodes: [...others.slice(0, index), item, ...others.slice(index)] };
}

/** The list with an item at its head. */
export const prepended = <List extends CachedList>(list: List, item: Reference): List =>
  inserted(list, item, () => true);
