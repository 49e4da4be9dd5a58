import { counted, countedText } from '../lists/counted.ts';
import { numberText } from '../text/number-text.ts';
import type { RoundKind } from './companies-texts.ts';

/**
 * What a question is about. The first whose words stand in it decides; where none do, the kind of
 * its round.
 */
const topicWords = {
  systemDesign:
    /\b(system design|high level design|hld|scal(e|ing|able)|load balanc\w*|rate limiter|url shortener|sharding|microservices?|message queue|distributed|cdn|design (a|an|the) (\w+ )?(service|system|feed|chat|platform))\b/i,
  databases:
    /\b(sql|databases?|dbms|joins?|index(es|ing)?|normali[sz]ation|normal forms?|acid|transactions?|primary key|foreign key|nosql|mongodb|postgres\w*|query|queries|salary|stored procedures?)\b/i,
  operatingSystems:
    /\b(operating systems?|process(es)?|threads?|deadlocks?|semaphores?|mutex(es)?|virtual memory|paging|page faults?|context switch\w*|scheduling|thrashing|kernel)\b/i,
  networks:
    /\b(tcp|udp|ip address|osi|dns|https?|tls|handshake|subnet\w*|router|network(s|ing)?|browser|sockets?)\b/i,
  objects:
    /\b(oops?|object[- ]oriented|polymorphism|inheritance|encapsulation|abstract(ion| class\w*)?|interfaces?|overload\w*|overrid\w*|solid|design patterns?|singleton|constructors?|virtual functions?|low level design|lld|parking lot)\b/i,
  web: /\b(javascript|react|css|html|closures?|event loop|promises?|debounce|throttle|dom|rest|api|node(js)?|hoisting)\b/i,
  algorithms:
    /\b(arrays?|strings?|linked lists?|trees?|bst|graphs?|stack|queue|heap|hash(map| map| table|ing)?|sort(ed|ing)?|binary search|recursion|dynamic programming|dp|substrings?|subarrays?|subsequence|palindromes?|anagrams?|lru|matrix|islands?|intervals?|two sum|permutations?|knapsack|complexity|linked list|parenthes[ei]s|brackets|stairs|stock)\b/i,
  electronics:
    /\b(flip[- ]?flops?|latch|setup|hold time|mosfet|cmos|vlsi|verilog|fifo|fsm|metastability|clock domain|op[- ]?amps?|transistor|amplifier|adc|dac|microcontroller|interrupts?|uart|spi|i2c|embedded|modulation|mux|multiplexers?|gate)\b/i,
  core: /\b(thermodynamics?|otto|diesel|carnot|beam|bending|stress|strain|concrete|cement|soil|pump|turbine|transformer|motor|induction|relay|boiler|heat exchangers?|distillation|reactor|welding|casting|lathe|tolerance|refrigeration|bernoulli|reynolds)\b/i,
  aptitude:
    /\b(puzzle|probability|balls?|coins?|dice|ages?|trains?|work and time|percentages?|guesstimate|estimate|how many|weigh\w*|ropes?|bridge|clock|jugs?|egg drop)\b/i,
  projects: /\b(projects?|internship|resume|résumé|thesis|final[- ]year)\b/i,
  behavioural:
    /\b(tell (me|us) about|introduce|strengths?|weakness(es)?|why (do you|should|this|us|our|we)|conflict|disagree\w*|failure|failed|five years|teamwork|leadership|relocat\w*|hobbies|challenge|deadline|a time|yourself|feedback|bond|salary expectations?|shifts?)\b/i,
} as const;

export type AskedTopic = keyof typeof topicWords | 'other';
export const askedTopics = [...Object.keys(topicWords), 'other'] as AskedTopic[];

const topicOfKind: Partial<Record<RoundKind, AskedTopic>> = {
  hr: 'behavioural',
  managerial: 'behavioural',
  design: 'systemDesign',
  coding: 'algorithms',
  aptitude: 'aptitude',
};

/** What a question is about, by its words, or by the kind of round in which it was asked. */
export const topicOf = (text: string, kind: RoundKind): AskedTopic =>
  (Object.keys(topicWords) as (keyof typeof topicWords)[]).find((topic) =>
    topicWords[topic].test(text),
  ) ??
  topicOfKind[kind] ??
  'other';

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
    one: 'Same as…',
    oneTitle: 'Which question is the same?',
    find: 'Find the other question',
    choose: (text: string) => `The same as “${text}”`,
    oneDone: 'The two are one now',
    undone: 'As before',
    failed: 'That could not be kept. Try again.',
    gone: 'This question does not stand here any more',
    notYours: 'Only its author and admins say that it is another question',
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
