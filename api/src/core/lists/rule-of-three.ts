/** A group of fewer people than this is not told, nor is a difference between two answers. */
const toldFrom = 3;

/** So many people who have the same of everything by which they are counted. */
interface Counted {
  count: number;
}

/** What people are counted by, such as their branch. */
export interface Dimension<Cell> {
  of: (cell: Cell) => string | number;
  /**
   * How many values could have two people and more, whether anybody was counted there or not.
   * @param among a cell that has the same of all dimensions before
   */
  possible: (among: Cell) => number;
}

/** People who are told together, whatever is asked: at least so many. */
export interface ToldGroup<Cell> {
  cells: readonly [Cell, ...Cell[]];
  /** By how many of the dimensions, from the first on, its cells are the same. */
  depth: number;
  least: number;
}

/** What of some cells is told, and what is left of them for a wider group. */
interface Grouped<Cell> {
  groups: readonly ToldGroup<Cell>[];
  left: readonly Cell[];
  /** Whether somebody could be there without being told. */
  isOpen: boolean;
}

const inThrees = (count: number): number => Math.floor(count / toldFrom) * toldFrom;

/**
 * How many of a remainder are told. Each of its parts could hold two: so many are told only as
 * leave open of every part, of those that there could be, whether anybody is in it.
 */
const ofRemainder = (count: number, possible: number): number =>
  Math.max(0, Math.min(inThrees(count), inThrees((toldFrom - 1) * (possible - 1))));

/** As a group; none where nothing of it is told. */
function groupOf<Cell>(
  [first, ...others]: readonly Cell[],
  depth: number,
  least: number,
): ToldGroup<Cell>[] {
  return first !== undefined && least > 0 ? [{ cells: [first, ...others], depth, least }] : [];
}

function grouped<Cell extends Counted>(
  cells: readonly Cell[],
  dimensions: readonly Dimension<Cell>[],
  depth: number,
): Grouped<Cell> {
  const count = cells.reduce((all, cell) => all + cell.count, 0);
  const [any] = cells;
  const dimension = dimensions[depth];
  if (any === undefined) return { groups: [], left: [], isOpen: true };
  if (!dimension) {
    const groups = groupOf(cells, depth, inThrees(count));
    const isOpen = groups.length === 0;
    return { groups, left: isOpen ? cells : [], isOpen };
  }
  const parts = [...Map.groupBy(cells, dimension.of).values()].map((part) =>
    grouped(part, dimensions, depth + 1),
  );
  const groups = parts.flatMap((part) => part.groups);
  const left = parts.flatMap((part) => part.left);
  const open = dimension.possible(any) - parts.filter(({ isOpen }) => !isOpen).length;
  const sum = left.reduce((all, cell) => all + cell.count, 0);
  const together = groupOf(left, depth, ofRemainder(sum, open));
  return together.length > 0
    ? { groups: [...groups, ...together], left: [], isOpen: false }
    : { groups, left, isOpen: open > 0 };
}

/**
 * Puts cells into groups of three and more that have nobody in common, before anybody asks: a cell
 * of three by itself, what is left of cells that are the same but for the last dimension together,
 * and so on to the first; what is left of all is told as one, or not at all. Each group is rounded
 * down to threes.
 * @param cells each another one, by the dimensions
 * @param dimensions by what they are counted, the widest first
 */
export const groupsOfThree = <Cell extends Counted>(
  cells: readonly Cell[],
  dimensions: readonly Dimension<Cell>[],
): readonly ToldGroup<Cell>[] => grouped(cells, dimensions, 0).groups;

/**
 * The groups that lie in what is asked as a whole: so what two answers differ by are whole groups.
 * @param asked of each dimension which cells; null: all of them
 */
export const groupsWithin = <Cell>(
  groups: readonly ToldGroup<Cell>[],
  asked: readonly (((cell: Cell) => boolean) | null)[],
): readonly ToldGroup<Cell>[] =>
  groups.filter(({ cells: [cell], depth }) =>
    asked.every((fits, place) => fits === null || (place < depth && fits(cell))),
  );

/** How many they are at least. */
export const leastOf = (groups: readonly { least: number }[]): number =>
  groups.reduce((all, { least }) => all + least, 0);
