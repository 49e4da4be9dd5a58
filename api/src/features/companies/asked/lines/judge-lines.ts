import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { questionsIn } from '../questions-in.ts';

const lines = z.array(z.string());
const labelled = z.strictObject({ asked: lines, told: lines });

/** How well questions are told from what surrounds them. */
export interface JudgedLines {
  lines: number;
  /** Of what is taken for a question the share that is one, from 0 to 1. */
  precision: number;
  /** Of the questions the share that is taken for one, from 0 to 1. */
  recall: number;
  /** What is judged wrongly. */
  wrong: string[];
}

const round = {
  roundName: 'Technical',
  intentionOfInterviewer: null,
  duration: 30,
  mode: 'online',
  level: 'easy',
  isInterviewerNice: true,
  shortlistedCount: 1,
  questionLinks: [],
} as const;

/** Whether a line of a list counts as a question. */
const isTaken = (line: string): boolean =>
  questionsIn({
    rounds: [{ ...round, questionLinks: [], questionsAsked: `- ${line}` }],
    storyRounds: [],
    onlineAssessment: null,
  }).length > 0;

/**
 * Judges the labelled lines of `lines.yaml`.
 * @param half `tuned` are those that the rules were chosen by, `shown` are the others
 */
export function judgeLines(half: 'tuned' | 'shown'): JudgedLines {
  const { asked, told } = labelled.parse(
    parse(readFileSync(new URL('./lines.yaml', import.meta.url), 'utf8')),
  );
  const isIn = (_line: string, index: number) => (index % 2 === 0) === (half === 'tuned');
  const [questions, others] = [asked.filter(isIn), told.filter(isIn)];
  const [right, taken] = [questions.filter(isTaken), others.filter(isTaken)];
  return {
    lines: questions.length + others.length,
    precision: right.length / (right.length + taken.length),
    recall: right.length / questions.length,
    wrong: [...questions.filter((line) => !isTaken(line)), ...taken],
  };
}
