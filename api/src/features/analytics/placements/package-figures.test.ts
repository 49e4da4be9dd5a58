import { expect, it } from 'vitest';
import { packageFigures } from './package-figures.ts';

const figures = (...packages: number[]) => packageFigures(packages, 3);
const untold = { least: 3, lowest: null, lower: null, upper: null, highest: null };

it('tell of three to five packages their middle alone, which is nobody’s', () => {
  expect(figures(20, 6, 8)).toEqual({ ...untold, median: 11 });
  expect(figures(6, 8, 11, 20)).toEqual({ ...untold, median: 11 });
  // The middle three: 6.5, 7 and 8.
  expect(figures(4, 6.5, 7, 8, 90)).toEqual({ ...untold, median: 7 });
});

it('tell of six and more three at each end, and quartiles, to the half or the whole', () => {
  expect(figures(45, 4, 6.2, 5, 9, 12, 7)).toEqual({
    least: 3,
    lowest: 5,
    lower: 5.5,
    median: 7.5,
    upper: 11,
    highest: 22,
  });
});

it('are the same for packages that differ: who reckons back from seven finds none', () => {
  const [first, middle, last] = [0, 3, 6] as const;
  const packages = [3.6, 5.4, 6.1, 7.7, 8.2, 9.9, 45];
  const told = figures(...packages);
  expect(told).toMatchObject({ lowest: 5, lower: 6, median: 7.5, upper: 9, highest: 21 });
  for (const [place, other] of [
    [first, 3.9],
    [middle, 7.9],
    [last, 44],
  ] as const)
    expect(figures(...packages.with(place, other))).toEqual(told);
});

it('say nothing of none that may be told', () => {
  expect(packageFigures([], 0)).toEqual({ ...untold, least: 0, median: null });
});
