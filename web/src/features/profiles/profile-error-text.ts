import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readError } from '@/core/errors';
import { profileTexts } from '@schema/rules/posts-texts';

/**
 * The documented text about a profile that was not loaded: for the server's failure, its refusal,
 * or no answer at all.
 */
export function profileErrorText(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return profileTexts.networkError;
  const { code, text } = readError(error, profileTexts.loadFailed);
  if (code === 'RATE_LIMITED') return text;
  if (code === 'NOT_FOUND') return profileTexts.notFound;
  const isRefusal = code && code !== 'UNAVAILABLE' && code !== ('INTERNAL_SERVER_ERROR' as string);
  return isRefusal ? profileTexts.loadFailed : profileTexts.serverError;
}
