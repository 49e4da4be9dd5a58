import { counted, countedText } from '../lists/counted.ts';
import { pagePathOf } from '../pages/page-paths.ts';
import { companySlug } from './company-slug.ts';

/**
 * The kinds of rounds. What a round is called decides: the first whose words stand in its name.
 * Companies call the same round by many names, and readers ask for the kind.
 */
const kindWords = {
  hr: /\b(hr|human resources?|behaviou?r(al)?|cultur(e|al)|values|bar raiser)\b/i,
  managerial: /\b(manager(ial)?|director|leadership|vp|partner|team match(ing)?)\b/i,
  groupDiscussion: /\b(group (discussion|activity|exercise)|gd)\b/i,
  design: /\b(design|lld|hld|architecture|case( study)?|guesstimates?|product sense)\b/i,
  coding:
    /\b(coding|dsa|data structures?|algorithms?|machine round|programming|problem solving)\b/i,
  aptitude: /\b(aptitude|written|psychometric|screening|shortlist(ing)?|assessment|quiz)\b/i,
  technical:
    /\b(tech(nical|no)?|interview|fundamentals|basics|core|domain|subject|machine learning|statistics|sql|project|review|deep dive)\b/i,
} as const;

export const roundKinds = [...Object.keys(kindWords), 'other'] as RoundKind[];
export type RoundKind = keyof typeof kindWords | 'other';

/** What kind of round this is, by its name as an author wrote it. */
export const roundKindOf = (name: string): RoundKind =>
  (Object.keys(kindWords) as (keyof typeof kindWords)[]).find((kind) =>
    kindWords[kind].test(name),
  ) ?? 'other';

/**
 * The number that an author wrote as a package, in the unit of its experience (LPA for a job,
 * thousands a month for an internship): of a range its middle.
 * @returns null for what is no number, and for one that nobody is paid
 */
export function packageNumber(text: string | null): number | null {
  const [low, high] = (text?.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []).map(Number);
  if (low === undefined) return null;
  const isRange = high !== undefined && /\d\s*(-|–|to)\s*(₹|rs\.?)?\s*\d/i.test(text ?? '');
  const number = isRange ? (low + high) / 2 : low;
  return number > 0 && number <= 500 ? Math.round(number * 10) / 10 : null;
}

export const companySorts = ['experiences', 'recent', 'name'] as const;
export type CompanySort = (typeof companySorts)[number];

/** From how many experiences on a share or a middle is said: fewer are shown one by one. */
export const tellingCount = 3;

export const companyPath = (name: string): string =>
  pagePathOf.company(encodeURIComponent(companySlug(name)));

/** `5 of 9`: of so many experiences. */
const share = (part: number, of: number) => `${part} of ${of}`;

export const companyTexts = {
  page: 'Companies',
  lead: 'What they ask, what it took, and whom you can ask.',
  members: 'See what companies ask, and who works there.',
  found: (count: number) => (count === 1 ? '1 company' : `${countedText(count)} companies`),
  notFound: 'Company not found',
  notFoundText: 'Nobody has told of it yet, or it is written in another way.',
  all: 'All companies',
  loadFailed: 'Error loading companies',
  companyFailed: 'Error loading this company',
  listFailed: 'Error loading the list',
  empty: 'No companies yet',
  emptyText: 'They come here with the first experience, opening or step of a career.',
  noneFound: 'No company fits',
  noneFoundText: 'Try a part of its name, or look at all of them.',
  showAll: 'Show all companies',
  filters: {
    search: 'Search companies',
    hiring: 'Hiring now',
    followed: 'Followed',
  },
  sort: 'Sort by',
  sorts: { experiences: 'Most experiences', recent: 'Told last', name: 'Name' },
  more: (name: string) => `All about ${name}`,
  follow: 'Follow',
  following: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followTip: 'Be told of new experiences and open jobs',
  followed: (name: string) => `You will be told what is new of ${name}`,
  unfollowed: (name: string) => `You will not be told of ${name} any more`,
  followFailed: 'Error following this company',
  followers: (count: number) => counted(count, 'follower'),
  noneFollowed: 'You follow no company yet',
  noneFollowedText: 'Press Follow on the page of a company, and you are told what is new.',
  counts: (company: Record<'experienceCount' | 'openingCount' | 'peopleCount', number>) =>
    [
      company.experienceCount > 0 && counted(company.experienceCount, 'experience'),
      company.openingCount > 0 && counted(company.openingCount, 'open job'),
      company.peopleCount > 0 && `${counted(company.peopleCount, 'person', 'people')} worked there`,
    ].filter((text) => text !== false),
  restsOn: (experiences: number, latest: { year: number; experiences: number } | undefined) =>
    latest
      ? `From ${counted(experiences, 'experience')}, ${latest.experiences} of them of ${latest.year}.`
      : `From ${counted(experiences, 'experience')}.`,
  few: (experiences: number) =>
    `${counted(experiences, 'experience')} so far: read ${experiences === 1 ? 'it' : 'them'} below. From ${tellingCount} on they are put together here.`,
  rounds: 'How it usually runs',
  roundsLead: (usual: number | null) =>
    usual === null
      ? ''
      : Number.isInteger(usual)
        ? `Usually ${counted(usual, 'round')}.`
        : `Usually ${Math.floor(usual)} or ${Math.ceil(usual)} rounds.`,
  test: (count: number, of: number, minutes: number | null) =>
    minutes === null
      ? `${share(count, of)} had a test before the rounds.`
      : `${share(count, of)} had a test before the rounds, usually of ${counted(minutes, 'minute')}.`,
  metBy: (count: number, of: number) => `met by ${share(count, of)}`,
  minutes: (minutes: number) => `${minutes} min`,
  calledToo: (names: readonly string[]) => `Called ${names.join(', ')}`,
  kinds: {
    hr: 'HR',
    managerial: 'Manager',
    groupDiscussion: 'Group discussion',
    design: 'Design or case',
    coding: 'Coding',
    aptitude: 'Aptitude or screening',
    technical: 'Technical',
    other: 'Other rounds',
  } satisfies Record<RoundKind, string>,
  levels: 'How hard it was',
  outcomes: 'How it ended',
  share,
  seasons: 'Season by season',
  seasonColumns: {
    year: 'Year',
    experiences: 'Experiences',
    offers: 'Offers taken',
    packages: 'Packages, LPA',
    cgpa: 'Lowest CGPA',
    online: 'Online',
  },
  /** What a press on a year does. */
  seasonLabel: (year: number, experiences: number) =>
    `${year}: read ${counted(experiences, 'experience')}`,
  changes: 'What changed',
  changed: {
    online: (year: number, before: number, now: string, then: string) =>
      `${year} moved online: ${now}, after ${then} in ${before}`,
    inPerson: (year: number, before: number, now: string, then: string) =>
      `${year} was in person: ${now} online, after ${then} in ${before}`,
    more: (year: number, before: number, now: string, then: string) =>
      `${year} paid more: ${now} LPA, after ${then} in ${before}`,
    less: (year: number, before: number, now: string, then: string) =>
      `${year} paid less: ${now} LPA, after ${then} in ${before}`,
    stricter: (year: number, before: number, now: number, then: number) =>
      `${year} asked for a higher CGPA: from ${now} on, after ${then} in ${before}`,
    laxer: (year: number, before: number, now: number, then: number) =>
      `${year} asked for a lower CGPA: from ${now} on, after ${then} in ${before}`,
  },
  untold: '–',
  range: (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`),
  branches: 'Branches that could apply',
  experiences: 'Experiences',
  noExperiences: 'Nobody has told of an interview here yet',
  noExperiencesText: 'Ask someone below who works there, or did.',
  openings: 'Open jobs',
  people: 'Who works there, or did',
  noPeople: 'Nobody has told of a job here yet.',
  now: (role: string, from: number) => `${role} since ${from}`,
  since: (from: number) => `Since ${from}`,
  before: (role: string, from: number, to: number) =>
    from === to ? `${role}, ${from}` : `${role}, ${from} to ${to}`,
  onThisPage: 'On this page',
  /** What leads down to a part of the page, by its id. */
  jumps: {
    asked: 'What they ask',
    rounds: 'How it runs',
    seasons: 'Seasons',
    openings: 'Open jobs',
    experiences: 'Experiences',
    people: 'Whom to ask',
  },
} as const;

/** What `npm run rebuild:companies` says. */
export const rebuildTexts = {
  done: ({ companies, experiences }: { companies: number; experiences: number }): string =>
    `${counted(companies, 'company', 'companies')} and the questions of ${counted(experiences, 'experience')} were put together anew.`,
};
