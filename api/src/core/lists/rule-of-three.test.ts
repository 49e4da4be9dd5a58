import { expect, it } from 'vitest';
import { type Dimension, groupsOfThree, groupsWithin, leastOf } from './rule-of-three.ts';

interface Cell {
  year: number;
  branch: string;
  way: string;
  count: number;
}

const years = [2024, 2025, 2026];
const branches = ['CSE', 'ECE', 'EEE'];
const ways = ['on', 'off', ''];
const dimensions: readonly Dimension<Cell>[] = [
  { of: ({ year }) => year, possible: () => years.length },
  { of: ({ branch }) => branch, possible: () => branches.length },
  { of: ({ way }) => way, possible: () => ways.length },
];
type Asked = readonly (((cell: Cell) => boolean) | null)[];

const subsets = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: 2 ** values.length }, (_none, bits) =>
    values.filter((_value, at) => bits & (1 << at)),
  );
const some = <Name extends keyof Cell>(name: Name, values: readonly Cell[Name][]) =>
  values.length === 0 ? null : (cell: Cell) => values.includes(cell[name]);
/** Every filter that somebody can set, any seasons among them. */
const everyFilter: Asked[] = subsets(years).flatMap((inYears) =>
  subsets(branches).flatMap((inBranches) =>
    [[], ...ways.map((way) => [way])].map((inWays) => [
      some('year', inYears),
      some('branch', inBranches),
      some('way', inWays),
    ]),
  ),
);

/** A college in which so many went somewhere, the same for the same seed. */
function college(seed: number): Cell[] {
  let state = seed * 7919 + 13;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const most = 1 + (seed % 5);
  return years.flatMap((year) =>
    branches.flatMap((branch) =>
      ways.map((way) => ({ year, branch, way, count: Math.floor(next() * (most + 1)) })),
    ),
  );
}
const colleges = Array.from({ length: 30 }, (_none, seed) => college(seed));

it('tells of whole groups alone: no two answers differ by one or two people', () => {
  for (const cells of colleges) {
    const groups = groupsOfThree(cells, dimensions);
    const answers = [
      ...new Map(
        everyFilter.map((asked) => {
          const told = new Set(groupsWithin(groups, asked).flatMap((group) => group.cells));
          return [cells.map((cell) => (told.has(cell) ? '1' : '0')).join(''), told] as const;
        }),
      ).values(),
    ];
    for (const one of answers)
      for (const other of answers) {
        const people = cells
          .filter((cell) => one.has(cell) !== other.has(cell))
          .reduce((sum, { count }) => sum + count, 0);
        expect(people === 0 || people > 2).toBe(true);
      }
  }
});

it('says no number that is of one or two, nor one whose difference is', () => {
  for (const cells of colleges) {
    const groups = groupsOfThree(cells, dimensions);
    for (const asked of everyFilter) expect(leastOf(groupsWithin(groups, asked)) % 3).toBe(0);
  }
});

it('leaves open of a small cell whether anybody is in it', () => {
  for (const cells of colleges) {
    const groups = groupsOfThree(cells, dimensions);
    const answers = (of: readonly Cell[]) =>
      everyFilter.map((asked) => leastOf(groupsWithin(groupsOfThree(of, dimensions), asked)));
    for (const small of cells.filter(({ count }) => count > 0 && count < 3)) {
      const told = groups.find((group) => group.cells.includes(small));
      // Of a remainder the others of its parts could be all who are counted.
      if (told) expect(told.least).toBeLessThanOrEqual(2 * (3 - 1));
      else
        expect(
          answers(cells.map((cell) => (cell === small ? { ...cell, count: 0 } : cell))),
        ).toEqual(answers(cells));
    }
  }
});

it('counts no part as one where others could be, of whom there are fewer than two', () => {
  const cells = ['CSE', 'ECE', 'EEE'].map((branch) => ({ year: 2026, branch, way: '', count: 1 }));
  const [byYear, byBranch, byWay] = dimensions;
  if (!byYear || !byBranch || !byWay) throw new Error('three dimensions');
  const told = (possible: number) =>
    leastOf(groupsOfThree(cells, [byYear, { ...byBranch, possible: () => possible }, byWay]));
  expect(told(3)).toBe(3);
  // Two of them could hold two each: with three told, both would be known to hold somebody.
  expect(
    leastOf(
      groupsWithin(groupsOfThree(cells, [byYear, { ...byBranch, possible: () => 2 }, byWay]), [
        ({ year }) => year === 2026,
        null,
        null,
      ]),
    ),
  ).toBe(0);
});
