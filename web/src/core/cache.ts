import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';

type Connection = { nodes: Reference[]; pageInfo: unknown };

/** A list that grows by pages: the first page replaces it, each next one is put behind, nothing stands there twice. */
function pages(keyArgs: string[] | false): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.after) return incoming;
      const known = new Set(existing.nodes.map((node) => node.__ref));
      return {
        ...incoming,
        nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))],
      };
    },
  };
}

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

/**
 * A list in the order of its ids (they sort by time), of which one reads further pages and hears of single things: its
 * first page read anew replaces what it covers, and leaves what had been read beyond it.
 */
function byTime(
  keyArgs: string[] | false,
  newestFirst: (args: Record<string, unknown> | null) => boolean | null,
): FieldPolicy<Connection> {
  const plain = pages(keyArgs).merge as (
    existing: Connection | undefined,
    incoming: Connection,
    options: { args: Record<string, unknown> | null },
  ) => Connection;
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const falling = newestFirst(args);
      if (!existing || falling === null) return plain(existing, incoming, { args });
      const before = (a: Reference, b: Reference) =>
        falling ? a.__ref > b.__ref : a.__ref < b.__ref;
      const sorted = (nodes: Reference[]) => [...nodes].sort((a, b) => (before(a, b) ? -1 : 1));
      if (args?.after) {
        const known = new Set(existing.nodes.map((node) => node.__ref));
        return {
          ...incoming,
          nodes: sorted([
            ...existing.nodes,
            ...incoming.nodes.filter((node) => !known.has(node.__ref)),
          ]),
        };
      }
      const end = last(incoming.nodes);
      const covered = new Set(incoming.nodes.map((node) => node.__ref));
      // Without anything in common there may be a gap between the two.
      if (
        !end ||
        !(incoming.pageInfo as { hasNextPage?: boolean }).hasNextPage ||
        !existing.nodes.some((node) => covered.has(node.__ref))
      )
        return incoming;
      const beyond = existing.nodes.filter((node) => before(end, node));
      return beyond.length === 0
        ? incoming
        : { nodes: sorted([...incoming.nodes, ...beyond]), pageInfo: existing.pageInfo };
    },
  };
}

/** The cache of the whole app: lists are merged page by page, one for each way of asking. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          feedPosts: pages(['search', 'sort']),
          feedProfiles: pages(['search', 'sort']),
          bookmarks: pages(['type']),
          drafts: pages(false),
          notifications: pages(['tab']),
          connections: pages(['search']),
          connectionRequests: pages(['direction']),
        },
      },
      // A board comes whole each time.
      VisionBoard: { fields: { items: { merge: false } } },
      Post: {
        fields: {
          questions: byTime(['sort'], (args) => (args?.sort === 'mostRelevant' ? null : true)),
        },
      },
      Question: { fields: { answers: byTime(false, () => false) } },
      Profile: {
        fields: {
          posts: pages(false),
          legacyProjects: pages(false),
          gratitudes: byTime(['hidden'], () => true),
          endorsements: byTime(['pending'], () => true),
        },
      },
    },
  });
