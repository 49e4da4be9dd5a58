import { postTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { type AppError, notFound } from '../../core/errors.ts';

/** Said alike of posts that are gone, unknown or of banned people. */
export const postNotFound = (): AppError => notFound(postTexts.notFound);
