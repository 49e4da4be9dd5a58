import { describe, expect, it } from 'vitest';
import { questionsIn } from '../questions-in.ts';
import { likenessOf, sameFrom } from './likeness.ts';
import { judgePairs } from './pairs.ts';
import { keysOf, wordsOf } from './words-of.ts';

describe('the same in other words', () => {
  it.each(['tuned', 'shown'] as const)('is told of 150 labelled pairs that are %s', (half) => {
    const { pairs, precision, recall } = judgePairs(half);
    process.stdout.write(
      `${half}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
    );
    expect(pairs).toBe(150);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.7);
  });

  it('is the same in both directions, and wholly like itself', () => {
    const [a, b] = ['Reverse a linked list', 'How do you reverse a doubly linked list in place?'];
    expect(likenessOf(a, b)).toBe(likenessOf(b, a));
    expect(likenessOf(a, a)).toBe(1);
    expect(likenessOf('What is it?', 'Reverse a string')).toBe(0);
  });

  it('has a pair of words in common, by which it is found', () => {
    const one = keysOf(wordsOf('Detect a cycle in a linked list'));
    const other = keysOf(wordsOf('How would you find out whether a linked list has a loop?'));
    expect(one.filter((key) => other.includes(key))).not.toEqual([]);
    expect(likenessOf('Implement debounce', 'Write a debounce function')).toBeGreaterThan(sameFrom);
  });
});

const round = (questionsAsked: string, roundName = 'Technical 1') => ({
  roundName,
  questionsAsked,
  intentionOfInterviewer: null,
  duration: 30,
  mode: 'online' as const,
  level: 'easy' as const,
  isInterviewerNice: true,
  shortlistedCount: 1,
  questionLinks: [],
});
const asked = (...rounds: ReturnType<typeof round>[]) =>
  questionsIn({ rounds, storyRounds: [], onlineAssessment: null });

describe('the questions of an experience', () => {
  it.each([
    ['1. Reverse a list\n2) Clone a graph\nThen we talked.', ['Reverse a list', 'Clone a graph']],
    [
      'They asked:\n- What is a deadlock?\n- Explain paging',
      ['What is a deadlock?', 'Explain paging'],
    ],
    [
      'Reverse a list. Why is it O(n), e.g. for 2.5 million nodes?',
      ['Reverse a list', 'Why is it O(n), e.g. for 2.5 million nodes?'],
    ],
    [
      'Explain joins\nExplain indexes\nExplain views',
      ['Explain joins', 'Explain indexes', 'Explain views'],
    ],
    ['I told them about cricket. Why us? They were kind to me.', ['Why us?']],
    ['Paging', []],
    ['Two sum twice\n\n', ['Two sum twice']],
  ])('%j are %j', (text, texts) => {
    expect(asked(round(text)).map((one) => one.text)).toEqual(texts);
  });

  it.each([
    'No negative marks',
    'Sectional cut-offs',
    'Cut-offs in each',
    'Numpy was not allowed',
    'Sixty marks were the line',
    'Fifteen MCQs on operating systems',
    'Two problems on a shared platform',
    '30 questions in 60 minutes',
    'The three problems above are the round',
    'The questions were easy',
  ])('are not what tells of the paper: %s', (text) => {
    expect(asked(round(`Reverse a list. ${text}.`)).map((one) => one.text)).toEqual([
      'Reverse a list',
    ]);
  });

  it.each([
    'Derive the cutoff frequency of a filter',
    'Three problems: a greedy, a knapsack and a segment tree',
    'Two sum without a loop',
    'Why is goto not allowed?',
    'How many marks does the second row lose?',
    'The problem of dining philosophers',
    'Four pillars of OOP',
  ])('are what sounds like it: %s', (text) => {
    expect(asked(round(`${text}. Reverse a list.`)).map((one) => one.text)).toEqual([
      text,
      'Reverse a list',
    ]);
  });

  it('say in which round they were asked, and what they are about', () => {
    expect(
      asked(round('Reverse a linked list'), round('Where is home for you', 'HR')),
    ).toMatchObject([
      { place: 1, round: 'Technical 1', topic: 'algorithms' },
      { place: 2, round: 'HR', topic: 'behavioural' },
    ]);
  });

  it('are of a story its lists and question marks alone', () => {
    const found = questionsIn({
      rounds: [],
      onlineAssessment: null,
      storyRounds: [
        {
          name: 'Panel',
          description:
            'It was warm. Then: why is a sticky header not sticky? I smiled.\n- Explain paging',
          questionLinks: [],
        },
      ],
    });
    expect(found.map(({ text }) => text)).toEqual([
      'Then: why is a sticky header not sticky?',
      'Explain paging',
    ]);
  });
});
