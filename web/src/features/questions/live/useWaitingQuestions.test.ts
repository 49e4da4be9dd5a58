import { expect, test } from 'vitest';
import { question } from '@/testing/builders';
import type { QuestionChange } from './live-changes';
import { withChange } from './useWaitingQuestions';

const waiting = [question('q2'), question('q1')] as unknown as Parameters<typeof withChange>[0];
const after = (change: object) =>
  withChange(waiting, change as QuestionChange).map(({ id, content }) => [id, content]);

test('an added question heads those that wait, once', () => {
  expect(after({ questionAdded: question('q3') }).map(([id]) => id)).toEqual(['q3', 'q2', 'q1']);
  expect(after({ questionAdded: question('q1') }).map(([id]) => id)).toEqual(['q2', 'q1']);
});

test('a deleted one leaves, an edited one changes', () => {
  expect(after({ questionDeleted: { id: 'q2' } }).map(([id]) => id)).toEqual(['q1']);
  expect(after({ questionEdited: { id: 'q1', content: 'Better' } })).toEqual([
    ['q2', 'Question q2'],
    ['q1', 'Better'],
  ]);
});

test('what happens to answers leaves them alone', () => {
  expect(withChange(waiting, { answerDeleted: { id: 'a1' } } as unknown as QuestionChange)).toBe(
    waiting,
  );
});
