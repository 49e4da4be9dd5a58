import {
  type FieldPolicy,
  isReference,
  type KeyArgsFunction,
  type Reference,
  type TypePolicies,
} from '@apollo/client/cache';
import { pagedFields } from '@/generated/lists';
import { mergeNumberedPages, type NumberedPages } from './numbered-pages.ts';

type Connection = { nodes: Reference[]; pageInfo: { hasNextPage?: boolean } };
type Arguments = Record<string, unknown> | null;

/**
 * The items of both, without repetitions; the rest is that of the later page. Items without an id
 * stand in the list itself instead of a reference: each is one of its own.
 */
function append(existing: Connection, incoming: Connection): Connection {
  const known = new Set(existing.nodes.map((node) => node.__ref));
  const added = incoming.nodes.filter((node) => !isReference(node) || !known.has(node.__ref));
  return { ...incoming, nodes: [...existing.nodes, ...added] };
}

/** Arguments that say which page: each other one makes another list of the field. */
const ofPage = new Set(['first', 'after', 'before']);
/**
 * What makes another list of a field: its arguments, and the name that a part of a page gives the
 * list with `@connection(key: …)`. Where it asks for a short one, or for one that another part
 * changes, it names its own: a first page replaces the list.
 */
const keyArgs: KeyArgsFunction = (args, { field }) => {
  const names = Object.keys(args ?? {}).filter((name) => !ofPage.has(name));
  const isNamed = field?.directives?.some(({ name }) => name.value === 'connection') ?? false;
  // What has no other list is the field itself, however much of it is asked for.
  if (names.length === 0 && !isNamed) return false;
  return [...names.sort(), ...['@connection', ['key']]];
};

/** A list that is read page by page: the first page replaces it, the next ones are appended. */
const paged: FieldPolicy<Connection> = {
  keyArgs,
  merge: (existing, incoming, { args }) =>
    existing && args?.['after'] ? append(existing, incoming) : incoming,
};

/** Every list of the schema. What a room says of its own is how else pages come together. */
export const pagedLists: TypePolicies = Object.fromEntries(
  Object.entries(pagedFields).map(([type, names]) => [
    type,
    { fields: Object.fromEntries(names.map((name) => [name, paged])) },
  ]),
);

/** A first page that was read again: what stands behind it stays, as long as the two meet. */
function replaceInPlace(existing: Connection, incoming: Connection): Connection {
  const end = incoming.nodes.at(-1)?.__ref;
  const at = existing.nodes.findIndex(({ __ref }) => __ref === end);
  if (!end || at < 0 || !incoming.pageInfo.hasNextPage) return incoming;
  const covered = new Set(incoming.nodes.map(({ __ref }) => __ref));
  const rest = existing.nodes.slice(at + 1).filter(({ __ref }) => !covered.has(__ref));
  if (rest.length === 0) return incoming;
  return { ...incoming, nodes: [...incoming.nodes, ...rest], pageInfo: existing.pageInfo };
}

/**
 * A list whose first page is read again after what was done in it, and when others work in it too:
 * the pages behind it stay as they are, as long as the two meet.
 */
export const pagedInPlace: FieldPolicy<Connection> = {
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (args?.['after']) return append(existing, incoming);
    return replaceInPlace(existing, incoming);
  },
};

/**
 * A list to which one's own are added before their turn: the page that they are on puts them there.
 * Its first page, read again, leaves the pages behind it as `pagedInPlace` does.
 */
export const pagedInTurn: FieldPolicy<Connection> = {
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (!args?.['after']) return replaceInPlace(existing, incoming);
    const arrived = new Set(incoming.nodes.map(({ __ref }) => __ref));
    const before = existing.nodes.filter(({ __ref }) => !arrived.has(__ref));
    return { ...incoming, nodes: [...before, ...incoming.nodes] };
  },
};

/** The first page, read again: it replaces the items that it covers, and the ones after it stay. */
function replaceFirstPage(
  existing: Connection,
  incoming: Connection,
  isBefore: (a: Reference, b: Reference) => boolean,
): Connection {
  const end = incoming.nodes.at(-1);
  const covered = new Set(incoming.nodes.map((node) => node.__ref));
  const hasCommonItem = existing.nodes.some((node) => covered.has(node.__ref));
  // Without a common item there may be a gap between the two.
  if (!end || !incoming.pageInfo.hasNextPage || !hasCommonItem) return incoming;
  const rest = existing.nodes.filter((node) => isBefore(end, node));
  if (rest.length === 0) return incoming;
  return { nodes: [...incoming.nodes, ...rest], pageInfo: existing.pageInfo };
}

/**
 * A list in the order of its ids, which sort by time, and to which live updates add single items.
 * @param newestFirst the order for the field's arguments; null where that list has another order
 */
export function pagedByTime(
  newestFirst: (args: Arguments) => boolean | null,
): FieldPolicy<Connection> {
  return {
    merge(existing, incoming, { args }) {
      const descending = newestFirst(args);
      if (!existing) return incoming;
      if (descending === null) return args?.after ? append(existing, incoming) : incoming;
      const isBefore = (a: Reference, b: Reference) =>
        descending ? a.__ref > b.__ref : a.__ref < b.__ref;
      const merged = args?.after
        ? append(existing, incoming)
        : replaceFirstPage(existing, incoming, isBefore);
      if (merged === incoming) return incoming;
      return { ...merged, nodes: [...merged.nodes].sort((a, b) => (isBefore(a, b) ? -1 : 1)) };
    },
  };
}

/** A list whose items have numbers, of which a part without holes is known. */
export const numbered: FieldPolicy<NumberedPages<Reference>> = {
  keyArgs,
  merge: (existing, incoming, { args, readField }) => ({
    ...incoming,
    ...mergeNumberedPages(existing, incoming, args, (item) =>
      Number(readField<number>('number', item)),
    ),
  }),
};

/** What is always read as a whole: what is read later stands in place of it. */
export const whole: FieldPolicy = { merge: false };
