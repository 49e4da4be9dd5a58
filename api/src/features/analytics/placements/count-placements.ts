import { packageNumber } from '../../../../../schema/rules/companies/companies-texts.ts';
import {
  type Dimension,
  groupsOfThree,
  groupsWithin,
  leastOf,
} from '../../../core/lists/rule-of-three.ts';
import { packageFigures } from './package-figures.ts';
import type { CountedPlacements, PlacementCompany, PlacementFigures } from './placements.types.ts';

/** So many who finish in a year, of a branch. */
export interface Finishing {
  year: number;
  branch: string;
  count: number;
}

/** So many of them who went to one place, as the statement puts them together. */
export interface Placed extends Finishing {
  /** Empty where it is not said. */
  campus: string;
  company: string;
  companyName: string;
  roleNorm: string;
  role: string;
  package: string | null;
}

/** What is asked for; null: all of them. */
export interface AskedPlacements {
  yearFrom: number | null;
  yearTo: number | null;
  branch: readonly string[] | null;
  campus: string | null;
}

/** People of one season, one branch and one way, with the packages that they told. */
interface PlacedCell extends Finishing {
  campus: string;
  packages: number[];
}

/** Which seasons, which branches and which ways; null: all. */
type Asked = readonly [
  inYears: ((of: Finishing) => boolean) | null,
  inBranches: ((of: Finishing) => boolean) | null,
  inCampus: ((of: PlacedCell) => boolean) | null,
];

const ways = ['onCampus', 'offCampus', ''] as const;

const sumOf = (cells: readonly Finishing[]): number =>
  cells.reduce((sum, { count }) => sum + count, 0);

/** Those of some seasons and branches. */
const finishingOf = (finishing: readonly Finishing[], [inYears, inBranches]: Asked) =>
  finishing.filter((of) => (inYears?.(of) ?? true) && (inBranches?.(of) ?? true));

/** A person's season, branch and way: such people are told together. */
function cellsOf(placed: readonly Placed[]): PlacedCell[] {
  const cells = new Map<string, PlacedCell>();
  for (const { year, branch, campus, count, package: text } of placed) {
    const key = JSON.stringify([year, branch, campus]);
    const cell = cells.get(key) ?? { year, branch, campus, count: 0, packages: [] };
    const number = packageNumber(text);
    cell.count += count;
    if (number !== null) for (let one = 0; one < count; one += 1) cell.packages.push(number);
    cells.set(key, cell);
  }
  return [...cells.values()];
}

/**
 * By what people are counted. What a season or a branch could have is known to whoever can count
 * its people, so one of whom there are fewer than two is no place where others could be.
 */
function dimensionsOf(finishing: readonly Finishing[]): readonly Dimension<PlacedCell>[] {
  const years = Map.groupBy(finishing, ({ year }) => year);
  const hasTwo = (cells: readonly Finishing[]) => sumOf(cells) > 1;
  return [
    { of: ({ year }) => year, possible: () => [...years.values()].filter(hasTwo).length },
    {
      of: ({ branch }) => branch,
      possible: ({ year }) => (years.get(year) ?? []).filter((cell) => hasTwo([cell])).length,
    },
    { of: ({ campus }) => campus, possible: () => ways.length },
  ];
}

/** The conditions of what is asked, as `groupsWithin` takes them. */
function askedCells(asked: AskedPlacements): Asked {
  const { yearFrom, yearTo, branch, campus } = asked;
  return [
    yearFrom === null && yearTo === null
      ? null
      : ({ year }) => year >= (yearFrom ?? year) && year <= (yearTo ?? year),
    branch && ((cell) => branch.includes(cell.branch)),
    campus === null ? null : (cell) => cell.campus === campus,
  ];
}

/** Companies of which something is told in what is asked, the most frequented first. */
function companiesOf(
  placed: readonly Placed[],
  dimensions: readonly Dimension<PlacedCell>[],
  asked: Asked,
): PlacementCompany[] {
  const within = (some: readonly Placed[]) =>
    groupsWithin(groupsOfThree(cellsOf(some), dimensions), asked);
  return [...Map.groupBy(placed, ({ company }) => company)]
    .map(([slug, there]): PlacementCompany => {
      const groups = within(there);
      // A group of several branches tells of none of them.
      const branches = groups.filter(({ depth }) => depth > 1).map(({ cells }) => cells[0].branch);
      const roles = [...Map.groupBy(there, ({ roleNorm }) => roleNorm).values()]
        .map((same) => ({ role: same[0]?.role ?? '', least: leastOf(within(same)) }))
        .filter(({ least }) => least > 0)
        .toSorted((a, b) => b.least - a.least || a.role.localeCompare(b.role));
      return {
        slug,
        name: there[0]?.companyName ?? '',
        least: leastOf(groups),
        branches: [...new Set(branches)].sort(),
        roles,
      };
    })
    .filter(({ least }) => least > 0)
    .toSorted((a, b) => b.least - a.least || a.name.localeCompare(b.name));
}

/**
 * What some of those who finish told, as groups of three: of their offers and, each for itself, of
 * their packages.
 */
function tellersOf(
  placed: readonly Placed[],
  finishing: readonly Finishing[],
): (asked: Asked) => PlacementFigures {
  const dimensions = dimensionsOf(finishing);
  const cells = cellsOf(placed);
  const offers = groupsOfThree(cells, dimensions);
  const packages = groupsOfThree(
    cells
      .filter((cell) => cell.packages.length > 0)
      .map((cell) => ({ ...cell, count: cell.packages.length })),
    dimensions,
  );
  return (asked) => {
    const told = groupsWithin(packages, asked);
    const leastPackages = leastOf(told);
    return {
      finish: sumOf(finishingOf(finishing, asked)),
      // Who told a package told of the offer: groups of their own must not say less of all.
      least: Math.max(leastOf(groupsWithin(offers, asked)), leastPackages),
      packages: packageFigures(
        told.flatMap(({ cells: some }) => some.flatMap((cell) => cell.packages)),
        leastPackages,
      ),
    };
  };
}

const byName = (a: string, b: string): number => a.localeCompare(b);

const yearsOf = (cells: readonly Finishing[]): number[] =>
  [...new Set(cells.map(({ year }) => year))].sort((a, b) => b - a);
const namesOf = (cells: readonly Finishing[]): string[] =>
  [...new Set(cells.map(({ branch }) => branch))].sort(byName);

/**
 * Puts placements together by season, branch, way and company. Every number is that of groups which
 * do not depend on what is asked.
 */
export function countPlacements(
  finishing: readonly Finishing[],
  placed: readonly Placed[],
  asked: AskedPlacements,
): CountedPlacements {
  const figuresOf = tellersOf(placed, finishing);
  const all = askedCells(asked);
  const [inYears, inBranches, inCampus] = all;
  const shown = finishingOf(finishing, all);
  const ofYear = (year: number) => (of: Finishing) => of.year === year;
  const ofBranch = (branch: string) => (of: Finishing) => of.branch === branch;
  return {
    ...figuresOf(all),
    seasons: yearsOf(shown).map((year) => ({
      year,
      ...figuresOf([ofYear(year), inBranches, inCampus]),
    })),
    branches: namesOf(shown).map((branch) => ({
      branch,
      ...figuresOf([inYears, ofBranch(branch), inCampus]),
    })),
    cells: shown
      .toSorted((a, b) => b.year - a.year || byName(a.branch, b.branch))
      .map(({ year, branch, count }) => ({
        year,
        branch,
        finish: count,
        least: figuresOf([ofYear(year), ofBranch(branch), inCampus]).least,
      })),
    campuses: ways
      .filter((way) => asked.campus === null || asked.campus === way)
      .map((way) => ({
        campus: way || null,
        least: figuresOf([inYears, inBranches, (cell) => cell.campus === way]).least,
      })),
    companies: companiesOf(placed, dimensionsOf(finishing), all),
    seasonChoices: yearsOf(finishing).map((year) => ({
      value: String(year),
      finish: sumOf(finishing.filter(ofYear(year))),
    })),
    branchChoices: namesOf(finishing)
      .filter(Boolean)
      .map((value) => ({ value, finish: sumOf(finishing.filter(ofBranch(value))) })),
  };
}
