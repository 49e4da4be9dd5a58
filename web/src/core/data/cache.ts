import { type FieldPolicy, InMemoryCache, isReference, type Reference } from '@apollo/client/cache';
import { mergeNumberedPages, type NumberedPages } from './numbered-pages.ts';

type Connection = { nodes: Reference[]; pageInfo: { hasNextPage?: boolean } };
type Keys = Exclude<FieldPolicy['keyArgs'], undefined>;
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

/** Makes a list of its own of one that is asked for with `@connection(key: …)`. */
const ownKey = ['@connection', ['key']];
/**
 * The arguments that make another list of a field. Where a part of a page asks for a short one, or
 * for one that another part changes, it names its own: a first page replaces the list.
 */
const ofConsumer = (...names: string[]): Keys => [...names, ...ownKey];

/** A list that is read page by page: the first page replaces it, the next ones are appended. */
function paged(keyArgs: Keys): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge: (existing, incoming, { args }) =>
      existing && args?.after ? append(existing, incoming) : incoming,
  };
}

/**
 * A list whose first page is read again after what was done in it, and when others work in it too:
 * the pages behind it stay as they are, as long as the two meet.
 */
function pagedInPlace(keyArgs: Keys): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing) return incoming;
      if (args?.after) return append(existing, incoming);
      const end = incoming.nodes.at(-1)?.__ref;
      const at = existing.nodes.findIndex(({ __ref }) => __ref === end);
      if (!end || at < 0 || !incoming.pageInfo.hasNextPage) return incoming;
      const covered = new Set(incoming.nodes.map(({ __ref }) => __ref));
      const rest = existing.nodes.slice(at + 1).filter(({ __ref }) => !covered.has(__ref));
      if (rest.length === 0) return incoming;
      return { ...incoming, nodes: [...incoming.nodes, ...rest], pageInfo: existing.pageInfo };
    },
  };
}

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
function pagedByTime(
  keyArgs: string[] | false,
  newestFirst: (args: Arguments) => boolean | null,
): FieldPolicy<Connection> {
  return {
    keyArgs,
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
const numbered = (keyArgs: string[]): FieldPolicy<NumberedPages<Reference>> => ({
  keyArgs,
  merge: (existing, incoming, { args, readField }) => ({
    ...incoming,
    ...mergeNumberedPages(existing, incoming, args, (item) =>
      Number(readField<number>('number', item)),
    ),
  }),
});

/** Of what people wrote and reported, as admins list it: the newest first, or the oldest. */
const moderated = pagedByTime(['filter', 'sort'], (args) => args?.['sort'] !== 'oldest');

/** The lists that are asked for at the root, each by the arguments that make another list of it. */
const listFields: Record<string, FieldPolicy> = {
  feedPosts: paged(ofConsumer('search', 'sort')),
  feedProfiles: paged(ofConsumer('search', 'sort')),
  auditLog: paged(['filter']),
  // Read as a whole, and changed by what is told live.
  announcements: { merge: false },
  allAnnouncements: paged(['active', 'search', 'sort']),
  imports: pagedInPlace(['sort']),
  importRows: paged(['id', 'state']),
  rosterMatches: pagedInPlace(['search', 'sort']),
  bookmarks: paged(['type']),
  adminUsers: pagedInPlace(['filter', 'sort']),
  verifications: pagedInPlace(['status', 'search', 'documentType', 'sort']),
  admins: { merge: false },
  drafts: paged(false),
  notifications: paged(['tab']),
  jobs: paged(['filter', 'sort']),
  // A list is always read as a whole.
  savedJobSearches: { merge: false },
  adminPosts: moderated,
  adminComments: moderated,
  adminGratitudes: moderated,
  adminJobs: moderated,
  reportCases: moderated,
  ownCases: paged(false),
  ownReports: paged(false),
  blockedPeople: paged(false),
  connections: paged(ofConsumer('search')),
  connectionRequests: paged(['direction']),
  conversations: paged(ofConsumer('filter', 'search')),
  searchMessages: paged(['search', 'conversationId']),
  // The page around a message is a list of its own, which is led on by `before` and `after`.
  messages: numbered(['conversationId', 'around']),
};

/**
 * The cache of the whole app. Lists are merged page by page, one list for each combination of
 * arguments.
 */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: listFields,
      },
      // People join and leave it: it is always read as a whole.
      Conversation: {
        fields: {
          participants: { merge: false },
          others: { merge: false },
          othersToAsk: { merge: false },
        },
      },
      // Lists of a person that are always read as a whole, and one that is not.
      AdminPerson: {
        fields: {
          written: paged(['kind']),
          verifications: { merge: false },
          sessions: { merge: false },
          sanctions: { merge: false },
          notes: { merge: false },
          audit: { merge: false },
        },
      },
      AdminTasks: { keyFields: [] },
      // There is one of a person.
      RosterMatch: { keyFields: ['user', ['id']] },
      ChatMessage: { fields: { reactions: { merge: false } } },
      // A board is always read as a whole.
      VisionBoard: { fields: { items: { merge: false } } },
      Post: {
        fields: {
          questions: pagedByTime(['sort'], (args) => (args?.sort === 'mostRelevant' ? null : true)),
        },
      },
      Question: { fields: { answers: pagedByTime(false, () => false) } },
      Profile: {
        fields: {
          posts: pagedInPlace(false),
          legacyProjects: pagedInPlace(false),
          gratitudes: pagedByTime(['hidden'], () => true),
          endorsements: pagedByTime(['pending'], () => true),
        },
      },
    },
  });
