import { batchStart } from '../../../../../schema/rules/careers/paths-filters.ts';
import { groupsOfThree, groupsWithin, type ToldGroup } from '../../../core/lists/rule-of-three.ts';

/** People of one branch and one span of batches. */
export interface Cell {
  branch: string;
  /** The first year of the span. */
  batch: number;
  count: number;
}

/** People who are told together, whatever is asked. */
export type Group = ToldGroup<Cell>;

/**
 * Puts cells into groups that have nobody in common, whatever is asked: cells of three and more by
 * themselves, what is left of a branch together, what is left of all branches together.
 * @param all the branches and spans that the college has, whoever went where
 */
export const groupsOf = (
  cells: readonly Cell[],
  all: { branches: number; batches: number },
): readonly Group[] =>
  groupsOfThree(cells, [
    { of: ({ branch }) => branch, possible: () => all.branches },
    { of: ({ batch }) => batch, possible: () => all.batches },
  ]);

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
  groupsWithin(groups, [
    branches && (({ branch }) => branches.includes(branch)),
    from === null && to === null
      ? null
      : ({ batch }) =>
          (from === null || batch >= batchStart(from)) && (to === null || batch <= batchStart(to)),
  ]);
