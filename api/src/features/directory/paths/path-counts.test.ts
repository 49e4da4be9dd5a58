import { describe, expect, it } from 'vitest';
import { batchYears } from '../../../../../schema/rules/careers/paths-filters.ts';
import { leastOf } from '../../../core/lists/rule-of-three.ts';
import { type AskedCells, type Cell, groupsIn, groupsOf } from './path-counts.ts';

const branches = ['CSE', 'ECE', 'EEE', 'CIVIL'];
const batches = [2005, 2010, 2015, 2020];
const all = { branches: branches.length, batches: batches.length };

/** Every filter that a reader can set: any branches, any years. */
const everyFilter: AskedCells[] = Array.from({ length: 2 ** branches.length }, (_, bits) =>
  branches.filter((_branch, index) => bits & (1 << index)),
).flatMap((some) =>
  [null, ...batches, 2017].flatMap((from) =>
    [null, ...batches, 2012].map((to) => ({
      branches: some.length === 0 ? null : some,
      from,
      to,
    })),
  ),
);

/** A college in which so many went somewhere, the same for the same seed. */
function college(seed: number, most: number): Cell[] {
  let state = seed * 7919 + 13;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return branches.flatMap((branch) =>
    batches.map((batch) => ({ branch, batch, count: Math.floor(next() * (most + 1)) })),
  );
}
const colleges = Array.from({ length: 200 }, (_, seed) => college(seed, 1 + (seed % 7)));
const answer = (cells: readonly Cell[], asked: AskedCells) =>
  leastOf(groupsIn(groupsOf(cells, all), asked));

describe('an attacker who asks for everything', () => {
  it('meets no answer and no difference of two answers of one or two', () => {
    for (const cells of colleges) {
      const answers = [...new Set(everyFilter.map((asked) => answer(cells, asked)))];
      const differences = answers.flatMap((one) => answers.map((other) => Math.abs(one - other)));
      expect([...answers, ...differences].filter((told) => told === 1 || told === 2)).toEqual([]);
    }
  });

  it('learns nothing of a small cell: whether anybody is in it changes no answer', () => {
    for (const cells of colleges)
      for (const small of cells.filter(({ count }) => count > 0 && count < 3)) {
        // Others of its remainder could be those who are counted.
        const told = groupsOf(cells, all).find(({ cells: some }) => some.includes(small));
        const others = batches.length * branches.length;
        if (!told) {
          const without = cells.map((cell) => (cell === small ? { ...cell, count: 0 } : cell));
          for (const asked of everyFilter)
            expect(answer(without, asked)).toBe(answer(cells, asked));
        } else {
          const possible =
            told.depth === 0
              ? others
              : batches.length -
                cells.filter(({ branch, count }) => branch === small.branch && count >= 3).length;
          expect(told.least).toBeLessThanOrEqual(2 * (possible - 1));
        }
      }
  });

  it('can not subtract: what is told are groups that have nobody in common', () => {
    for (const cells of colleges) {
      const groups = groupsOf(cells, all);
      const told = groups.flatMap(({ cells: some }) => some);
      expect(new Set(told).size).toBe(told.length);
      for (const { cells: some, least } of groups) {
        const people = some.reduce((sum, { count }) => sum + count, 0);
        expect(people).toBeGreaterThanOrEqual(3);
        expect(least).toBeLessThanOrEqual(people);
        expect(least % 3).toBe(0);
      }
    }
  });
});

describe('groups', () => {
  it('of three are told alone, smaller ones with the rest of their branch or of all', () => {
    const cells = [
      { branch: 'CSE', batch: 2015, count: 4 },
      { branch: 'CSE', batch: 2010, count: 2 },
      { branch: 'CSE', batch: 2005, count: 2 },
      { branch: 'ECE', batch: 2010, count: 2 },
      { branch: 'EEE', batch: 2010, count: 2 },
    ];
    const asked = { branches: null, from: null, to: null };
    expect(answer(cells, asked)).toBe(9);
    expect(answer(cells, { ...asked, branches: ['CSE'] })).toBe(6);
    expect(answer(cells, { ...asked, branches: ['CSE'], from: 2016 })).toBe(3);
    expect(answer(cells, { ...asked, branches: ['ECE'] })).toBe(0);
  });

  it('go by whole spans, whichever of their years is asked for', () => {
    const cells = [{ branch: 'CSE', batch: 2015, count: 3 }];
    for (let year = 2015; year < 2015 + batchYears; year += 1)
      expect(answer(cells, { branches: null, from: year, to: year })).toBe(3);
  });
});
