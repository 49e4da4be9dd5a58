import { judgePairs } from '../../src/features/companies/asked/likeness/pairs.ts';
import { judgeLines } from '../../src/features/companies/asked/lines/judge-lines.ts';
import type { Measure } from '../bench.ts';
import { plainRow } from '../figures.ts';

const halves = { tuned: 'chosen by', shown: 'not chosen by' } as const;

/**
 * How well questions that are the same in other words are told, on the labelled pairs, and how
 * well questions are told from what surrounds them, on the labelled lines.
 */
export const asked: Measure = {
  name: 'asked',
  run: () =>
    Promise.resolve(
      (['tuned', 'shown'] as const).flatMap((half) => {
        const { pairs, precision, recall } = judgePairs(half);
        const measure = `asked: the same in other words, ${pairs} pairs that words were ${halves[half]}`;
        const found = judgeLines(half);
        const finding = `asked: what is a question, ${found.lines} lines that rules were ${halves[half]}`;
        return [
          plainRow(`${measure}, precision`, precision * 100, { atLeast: 95 }, ' %'),
          plainRow(`${measure}, recall`, recall * 100, { atLeast: 70 }, ' %'),
          plainRow(`${finding}, precision`, found.precision * 100, { atLeast: 85 }, ' %'),
          plainRow(`${finding}, recall`, found.recall * 100, { atLeast: 97 }, ' %'),
        ];
      }),
    ),
};
