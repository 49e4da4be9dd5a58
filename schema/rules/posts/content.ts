import { z } from 'zod';
import { visible } from '../text/visible.ts';
import { contentMaxLength, questionTexts } from './posts-texts.ts';

/** A question, an answer: plain text, never blank. */
export const content = (blank: string) =>
  z
    .string()
    .trim()
    .regex(visible, blank)
    .max(contentMaxLength, `At most ${contentMaxLength} characters`);

export const questionText = content(questionTexts.questionBlank);
export const answerText = content(questionTexts.answerBlank);
