import { likeness } from './likeness.ts';
import { wordsOf } from './words-of.ts';

/**
 * The one of some questions whose wording is most like the others'; of two the shorter one, then
 * the first by letters.
 */
export function mostTypical<Question extends { text: string }>(
  questions: readonly Question[],
): Question {
  const all = questions.map((question) => ({ question, words: wordsOf(question.text) }));
  const [first] = all
    .map(({ question, words }) => ({
      question,
      alike: all.reduce((sum, other) => sum + likeness(words, other.words), 0),
    }))
    .toSorted(
      (a, b) =>
        b.alike - a.alike ||
        a.question.text.length - b.question.text.length ||
        a.question.text.localeCompare(b.question.text),
    );
  if (!first) throw new Error('A group has questions');
  return first.question;
}
