import { counted, countedText } from '../lists/counted.ts';
import { numberText } from '../text/number-text.ts';

/** What a question may be about, as lists of topics show them. */
export const askedTopics = [
  'systemDesign',
  'databases',
  'operatingSystems',
  'networks',
  'objects',
  'web',
  'algorithms',
  'electronics',
  'core',
  'aptitude',
  'projects',
  'behavioural',
  'other',
] as const;
export type AskedTopic = (typeof askedTopics)[number];

/** So many places where a question stands are kept of each, the last first. */
export const placesAtMost = 20;

export const askedTexts = {
  title: 'What they ask',
  lead: 'From the rounds and tests of experiences. What is the same in other words is one.',
  topic: 'Topic',
  topics: {
    systemDesign: 'System design',
    databases: 'Databases',
    operatingSystems: 'Operating systems',
    networks: 'Networks',
    objects: 'Object-oriented design',
    web: 'Web',
    algorithms: 'Algorithms',
    electronics: 'Electronics',
    core: 'Core engineering',
    aptitude: 'Aptitude and puzzles',
    projects: 'Projects',
    behavioural: 'About you',
    other: 'Other',
  } satisfies Record<AskedTopic, string>,
  topicCount: (label: string, count: number) => `${label} · ${numberText(count)}`,
  /** `Asked in 7 of 9, last in 2025`; one alone is no statistic. */
  askedIn: (experiences: number, of: number, lastYear: number) =>
    experiences === 1
      ? `One experience, ${lastYear}`
      : `Asked in ${experiences} of ${of}, last in ${lastYear}`,
  places: (count: number) => `Where it stands: ${counted(count, 'place')}`,
  place: (year: number, role: string, round: string) => `${year} · ${role} · ${round}`,
  test: 'Online test',
  empty: 'No question is told of yet',
  emptyText: 'They come here from the rounds of experiences, a minute after these are published.',
  noneFit: 'Nothing of this topic',
  dropTopic: 'Show all topics',
  failed: 'Error loading the questions',
  /** What authors and admins say of what is told as one. */
  correct: {
    apart: 'Another question',
    apartLabel: (place: string) => `Another question: ${place}`,
    apartDone: 'It stands by itself now',
    none: 'Leave out',
    noneLabel: (place: string) => `Leave out, it asks nothing: ${place}`,
    noneDone: 'It is left out of what they ask',
    one: 'Same as…',
    oneTitle: 'Which question is the same?',
    find: 'Find the other question',
    choose: (text: string) => `The same as “${text}”`,
    oneDone: 'The two are one now',
    undone: 'As before',
    failed: 'That could not be kept. Try again.',
    gone: 'This question does not stand here any more',
    notYours: 'Only its author and admins say that of a question',
    same: 'That is the same question already',
  },
  /** The questions of all companies. */
  bank: {
    title: 'Question Bank',
    lead: 'What companies asked people of your college, and when last.',
    members: 'See what companies ask, by topic, role and year.',
    search: 'Search questions',
    labels: { topic: 'Topic', role: 'Role', since: 'Asked since' },
    sort: 'Sort by',
    sorts: { mostAsked: 'Asked most', lastAsked: 'Asked last' },
    found: (count: number) => (count === 1 ? '1 question' : `${countedText(count)} questions`),
    askedIn: (experiences: number, lastYear: number) =>
      experiences === 1
        ? `One experience, ${lastYear}`
        : `Asked in ${experiences} experiences, last in ${lastYear}`,
    askedBy: 'Asked by',
    more: (count: number) => `and ${counted(count, 'other company', 'other companies')}`,
    noneFit: 'No question fits',
    showAll: 'Show all questions',
  },
} as const;

export const questionBankSorts = ['mostAsked', 'lastAsked'] as const;
export type QuestionBankSort = (typeof questionBankSorts)[number];
