import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';

type Connection = { nodes: Reference[]; pageInfo: unknown };

/** A list that grows by pages: the first page replaces it, each next one is put behind, nothing stands there twice. */
function pages(keyArgs: string[] | false): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.after) return incoming;
      const known = new Set(existing.nodes.map((node) => node.__ref));
      return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))] };
    },
  };
}

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { feedPosts: pages(['search', 'sort']), feedProfiles: pages(['search', 'sort']), bookmarks: pages(['type']) } },
      Post: { fields: { questions: pages(['sort']) } },
      Question: { fields: { answers: pages(false) } },
      Profile: { fields: { posts: pages(false) } },
    },
  });
