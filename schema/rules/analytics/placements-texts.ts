import { counted, wordFor } from '../lists/counted.ts';
import { campusLabels } from '../posts/posts-texts.ts';
import { numberText } from '../text/number-text.ts';

/** What the report of placements says, on its page, on paper and in its file. */
export const placementTexts = {
  page: 'Placements',
  lead: 'Who told of an offer, where it was and what it pays: what members told, put together.',
  labels: {
    kind: 'Kind',
    year: 'Season',
    yearFrom: 'Season from',
    yearTo: 'Season to',
    branch: 'Branch',
    campus: 'Campus',
  },
  kinds: { fulltime: 'Full-time', intern: 'Internships' },
  found: (people: number) =>
    `${numberText(people)} ${wordFor(people, 'person', 'people')} who ${wordFor(people, 'finishes', 'finish')}`,
  print: 'Print',
  download: 'Download CSV',
  exportFailed: 'The file could not be made. Please try again.',
  loadFailed: 'The placements could not be loaded',
  few: 'fewer than 3',
  untold: '–',
  noBranch: 'No branch said',
  atLeast: (people: number) => `${numberText(people)}+`,
  /** How much the report rests on. */
  restsOn: (least: number, finish: number) =>
    least > 0
      ? `Told by at least ${numberText(least)} of ${found(finish)}.`
      : `Told by fewer than 3 of ${found(finish)}.`,
  packagesOn: (least: number) => `From at least ${counted(least, 'package')} told.`,
  packagesRule:
    'The median is the middle three or four packages on average, lowest and highest are three packages on average: no figure is one person’s. Quartiles and both ends are told from six packages on, to the half below ten and to the whole above.',
  packagesFew: 'Fewer than 3 told what it pays.',
  rule: 'Counted in threes, so every number is a lower bound. “Fewer than 3” also stands where a number beside another one would tell of one or two people.',
  counts:
    'Counted is who is verified and told of it: an experience whose offer was accepted, the newest of the season, else the first step of a career that all members may read. Each person counts once in the season in which they finish.',
  empty: 'Too little was told yet',
  emptyText:
    'Placements come from experiences with an accepted offer and from career paths. Ask those who have finished to tell theirs: an announcement to alumni reaches all of them.',
  announce: 'Announce it',
  sections: {
    seasons: 'By season',
    branches: 'By branch',
    cells: 'By season and branch',
    companies: 'Companies',
    packagesOf: { seasons: 'Packages by season', branches: 'Packages by branch' },
    campus: 'How it came about',
  },
  columns: {
    season: 'Season',
    branch: 'Branch',
    finish: 'Finish',
    told: 'Told of an offer',
    share: 'Share',
    toldPackages: 'Packages told',
    lowest: 'Lowest three',
    lower: 'Lower quartile',
    median: 'Median',
    upper: 'Upper quartile',
    highest: 'Highest three',
    quartiles: 'Quartiles',
    range: 'Lowest to highest three',
    bar: 'As a bar',
    drawn: 'As a picture',
    company: 'Company',
    people: 'People',
    branches: 'Branches',
    roles: 'Roles',
    campus: 'Campus',
  },
  campusUntold: 'Not said',
  noCompanies: 'No company took three or more who told of it.',
  /** @param more how many the page has no room for */
  showCompanies: (count: number, more: number) =>
    `Show ${more > 0 ? '' : 'all: '}${counted(count, 'company', 'companies')}`,
  moreCompanies: (count: number) =>
    `${counted(count, 'more company is', 'more companies are')} in the CSV file.`,
  units: { fulltime: 'LPA', intern: 'thousand rupees a month' },
  unit: (unit: string) => `In ${unit}.`,
  share: (least: number, finish: number) =>
    least >= finish ? '100%' : `${Math.floor((100 * least) / finish)}%+`,
  between: (from: number, to: number) =>
    from === to ? numberText(from) : `${numberText(from)}–${numberText(to)}`,
  seasons: (from: number | null | undefined, to: number | null | undefined): string =>
    from && to
      ? from === to
        ? `Season ${from}`
        : `Seasons ${from} to ${to}`
      : from
        ? `Seasons from ${from}`
        : to
          ? `Seasons up to ${to}`
          : 'All seasons',
  allBranches: 'all branches',
} as const;

/** What of a report is asked for. */
interface Scope {
  kind?: 'fulltime' | 'intern' | null;
  yearFrom?: number | null;
  yearTo?: number | null;
  branch?: readonly string[] | null;
  campus?: keyof typeof campusLabels | null;
}

/** What a report is about, in words: `Full-time: Season 2026, CSE, On-Campus`. */
export const placementScope = ({ kind, yearFrom, yearTo, branch, campus }: Scope): string => {
  const branches = branch?.length ? branch.join(', ') : placementTexts.allBranches;
  const parts = [placementTexts.seasons(yearFrom, yearTo), branches];
  if (campus) parts.push(campusLabels[campus]);
  return `${placementTexts.kinds[kind ?? 'fulltime']}: ${parts.join(', ')}`;
};

function found(people: number): string {
  return `${numberText(people)} who ${wordFor(people, 'finishes', 'finish')}`;
}

/** How many, or that they are too few to be told. */
export const atLeastText = (least: number): string =>
  least > 0 ? placementTexts.atLeast(least) : placementTexts.few;

/** Which share of those who finish, or that they are too few to be told. */
export const shareText = (least: number, finish: number): string =>
  least > 0 ? placementTexts.share(least, finish) : placementTexts.untold;
