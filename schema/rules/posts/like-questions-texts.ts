import { counted } from '../lists/counted.ts';

/** Like questions that are shown beside one that is typed. */
export const likeQuestionsAtMost = 3;

/** Characters from which on a question is compared with others. */
export const likeQuestionFrom = 12;

/** What a question asks stands at its beginning: so many characters are compared. */
export const likeQuestionLength = 300;

/** Texts beside a question that is typed. */
export const likeQuestionTexts = {
  title: 'Has somebody asked this already?',
  answers: (count: number): string => (count === 0 ? 'no answer yet' : counted(count, 'answer')),
} as const;
