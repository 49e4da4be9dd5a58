import { batchStart } from '../../../../../schema/rules/paths-filters.ts';

/** A group of fewer people than this is not told, nor is a difference between two answers. */
const toldFrom = 3;
/** People of one branch and one span of batches. */
export interface Cell {
  branch: string;
  /** The first year of the span. */
  batch: number;
  count: number;
}

/** People who are told together, whatever is asked: at least so many. */
export interface Group {
  /** null: what is left of all branches. */
  branch: string | null;
  /** null: what is left of all spans. */
  batch: number | null;
  cells: readonly Cell[];
  least: number;
}

const sum = (cells: readonly Cell[]): number => cells.reduce((all, { count }) => all + count, 0);
const inThrees = (count: number): number => Math.floor(count / toldFrom) * toldFrom;

/**
 * How many of a remainder are told. Each of its cells has at most two: so many are told only as
 * leave open of every cell, of those that there could be, whether anybody is in it.
 */
const ofRemainder = (count: number, possible: number): number =>
  Math.max(0, Math.min(inThrees(count), inThrees((toldFrom - 1) * (possible - 1))));

/**
 * Puts cells into groups that have nobody in common, whatever is asked: cells of three and more by
 * themselves, what is left of a branch together, what is left of all branches together.
 * @param all the branches and spans that the college has, whoever went where
 */
export function groupsOf(
  cells: readonly Cell[],
  all: { branches: number; batches: number },
): Group[] {
  const alone = cells.filter(({ count }) => count >= toldFrom);
  const small = cells.filter(({ count }) => count > 0 && count < toldFrom);
  const ofBranch = [...new Set(small.map(({ branch }) => branch))].map((branch) => {
    const left = small.filter((cell) => cell.branch === branch);
    const told = alone.filter((cell) => cell.branch === branch).length;
    return { branch, batch: null, cells: left, least: ofRemainder(sum(left), all.batches - told) };
  });
  const closed = ofBranch.filter(({ least }) => least > 0);
  const rest = ofBranch.filter(({ least }) => least === 0).flatMap(({ cells: left }) => left);
  return [
    ...alone.map((cell) => ({ ...cell, cells: [cell], least: inThrees(cell.count) })),
    ...closed,
    {
      branch: null,
      batch: null,
      cells: rest,
      least: ofRemainder(sum(rest), all.branches - closed.length),
    },
  ].filter(({ least }) => least > 0);
}

/** What is asked for; null: all of them. */
export interface AskedCells {
  branches: readonly string[] | null;
  from: number | null;
  to: number | null;
}

/** The groups that lie in what is asked as a whole: a remainder is told with all of its cells. */
export const groupsIn = (
  groups: readonly Group[],
  { branches, from, to }: AskedCells,
): readonly Group[] =>
  groups.filter(
    ({ branch, batch }) =>
      (branches === null || (branch !== null && branches.includes(branch))) &&
      (batch === null
        ? from === null && to === null
        : (from === null || batch >= batchStart(from)) && (to === null || batch <= batchStart(to))),
  );

/** How many they are at least. */
export const leastOf = (groups: readonly Group[]): number =>
  groups.reduce((all, { least }) => all + least, 0);
