import { z } from 'zod';
import { content } from '../../../../schema/rules/posts.ts';
import { questionTexts } from '../../../../schema/rules/posts-texts.ts';

/** Rules of what people write here. */
export const questionText = content(questionTexts.questionBlank);
export const answerText = content(questionTexts.answerBlank);
/** The key of a client: anything short. */
export const clientKey = z.string().min(1).max(100, 'key is longer than 100 characters').nullish().transform((key) => key ?? null);
