import { profileTexts } from '@schema/rules/posts/posts-texts';
import { errorCode, readError, statusOf } from '@/core/errors';

/**
 * The documented text about a profile that was not loaded: for the server's failure, its refusal,
 * or no answer at all. A status that a proxy answers with reads as that of the server.
 */
export function profileErrorText(error: unknown): string {
  const code = errorCode(error);
  if (code === 'NETWORK' && statusOf(error) === 0) return profileTexts.networkError;
  if (code === 'RATE_LIMITED') return readError(error, profileTexts.loadFailed).text;
  if (code === 'NOT_FOUND') return profileTexts.notFound;
  const isServersFault = code === 'UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR';
  return isServersFault ? profileTexts.serverError : profileTexts.loadFailed;
}
