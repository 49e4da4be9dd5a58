/**
 * Items of a list in which each has a number, from `nodes[0]` on without a hole: what is known of
 * it. `hasMore`: there are some before the first; `hasNewer`: behind the last.
 */
export type NumberedPages<Item> = {
  nodes: readonly Item[];
  hasMore: boolean;
  hasNewer?: boolean;
};

/**
 * Which page was asked for: those before a number, those behind one, those around one, or the
 * newest.
 */
export type NumberedArguments = {
  before?: number | null;
  after?: number | null;
  around?: number | null;
} | null;

type NumberOf<Item> = (item: Item) => number;

/** Adds the page before the first item. */
function withOlder<Item>(
  { nodes, hasNewer }: NumberedPages<Item>,
  older: NumberedPages<Item>,
  numberOf: NumberOf<Item>,
): NumberedPages<Item> {
  const [first] = nodes;
  const end = first === undefined ? Infinity : numberOf(first);
  const added = older.nodes.filter((item) => numberOf(item) < end);
  return { nodes: [...added, ...nodes], hasMore: older.hasMore, hasNewer };
}

/** Adds the page behind a number. What was known of its part and is not in it any more is gone. */
function withMissed<Item>(
  { nodes, hasMore, hasNewer }: NumberedPages<Item>,
  missed: Pick<NumberedPages<Item>, 'nodes' | 'hasNewer'>,
  after: number,
  numberOf: NumberOf<Item>,
): NumberedPages<Item> {
  const last = missed.nodes.at(-1);
  const end = last === undefined ? after : numberOf(last);
  const before = nodes.filter((item) => numberOf(item) <= after);
  const behind = nodes.filter((item) => numberOf(item) > Math.max(after, end));
  return {
    nodes: [...before, ...missed.nodes, ...behind],
    hasMore,
    hasNewer: behind.length > 0 ? hasNewer : missed.hasNewer,
  };
}

/**
 * Adds the newest page. Where it does not reach what is known, there is a hole: it stands alone.
 * Where there is nothing before it, what is known of that is gone.
 */
function withNewest<Item>(
  known: NumberedPages<Item>,
  newest: NumberedPages<Item>,
  numberOf: NumberOf<Item>,
): NumberedPages<Item> {
  const [first] = newest.nodes;
  const lastKnown = known.nodes.at(-1);
  if (first === undefined || lastKnown === undefined) return newest;
  if (numberOf(first) > numberOf(lastKnown) + 1) return newest;
  const isOlder = (item: Item): boolean => numberOf(item) < numberOf(first);
  const { nodes, hasNewer } = withMissed(known, newest, numberOf(first) - 1, numberOf);
  if (!newest.hasMore)
    return { nodes: nodes.filter((item) => !isOlder(item)), hasMore: false, hasNewer };
  return { nodes, hasMore: known.nodes.some(isOlder) ? known.hasMore : true, hasNewer };
}

/** What is known of a list, with a page that has come in. */
export function mergeNumberedPages<Item>(
  known: NumberedPages<Item> | undefined,
  page: NumberedPages<Item>,
  args: NumberedArguments,
  numberOf: NumberOf<Item>,
): NumberedPages<Item> {
  const { before, after, around } = args ?? {};
  if (!known) return typeof after === 'number' ? { ...page, hasMore: after > 0 } : page;
  if (typeof after === 'number') return withMissed(known, page, after, numberOf);
  if (typeof before === 'number') return withOlder(known, page, numberOf);
  if (typeof around === 'number') return page;
  return withNewest(known, page, numberOf);
}

/**
 * What is known of a list, with one more item that was told of by itself.
 * @returns null where others are missing before it: they have to be fetched
 */
export function addNumbered<Item>(
  known: NumberedPages<Item>,
  item: Item,
  numberOf: NumberOf<Item>,
): NumberedPages<Item> | null {
  const number = numberOf(item);
  const last = known.nodes.at(-1);
  if (last === undefined) return number === 1 ? { ...known, nodes: [item] } : null;
  if (number === numberOf(last) + 1) return { ...known, nodes: [...known.nodes, item] };
  return number > numberOf(last) ? null : known;
}
