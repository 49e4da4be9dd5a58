import { describe, expect, it } from 'vitest';
import { isTelling } from '../telling.ts';
import { judgeLines } from './judge-lines.ts';

describe('a question', () => {
  it.each(['tuned', 'shown'] as const)('is told of 150 labelled lines that are %s', (half) => {
    const { lines, precision, recall, wrong } = judgeLines(half);
    process.stdout.write(
      `${half}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
    );
    const mistakes = wrong.join('\n');
    expect(lines).toBe(150);
    expect(precision, mistakes).toBeGreaterThanOrEqual(0.85);
    expect(recall, mistakes).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    'You are given an array of n integers. Rotate it',
    'What is normalisation',
    'Three jugs were given, measure four litres',
    'The hard program was counting ways to climb with banned steps',
    'Aptitude: two trains cross each other, when do they meet',
    'In a survey of 100 people 60 like tea, 40 like coffee',
    'Two problems: reverse a list, merge intervals',
    'What was the last book that you read',
    'The model I killed, and how I told the people',
    'A sorted array was rotated, find the smallest',
    'Be ready to relocate?',
  ])('is not lost where it sounds like what is told: %s', (line) => {
    expect(isTelling(line)).toBe(false);
  });
});
