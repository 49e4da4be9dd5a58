import { content } from '../../../../../schema/rules/posts.ts';
import { questionTexts } from '../../../../../schema/rules/posts-texts.ts';

/** Rules of what people write here. */
export const questionText = content(questionTexts.questionBlank);
export const answerText = content(questionTexts.answerBlank);
