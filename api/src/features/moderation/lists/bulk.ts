import { GraphQLError } from 'graphql';
import { bulkAtMost, moderationTexts } from '../../../../../schema/rules/moderation-texts.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { bulkMilliseconds } from '../../../limits.ts';
import type { BulkResult } from '../moderation.types.ts';

/**
 * Does something with each of several things, one unit of work each, so that one that is refused holds up no other. For
 * what the call has no time left it is said so, and nothing is done with it.
 * @throws BAD_USER_INPUT unless 1 to 100 ids are named
 */
export async function forEachId(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (named.length === 0 || named.length > bulkAtMost) throw badUserInput(moderationTexts.tooMany);
  if (!named.every(isId)) throw badUserInput(moderationTexts.notIds);
  const results: BulkResult[] = [];
  const end = performance.now() + bulkMilliseconds;
  for (const id of named) {
    if (performance.now() > end) {
      results.push({ id, error: moderationTexts.noTime });
      continue;
    }
    try {
      await act(id);
      results.push({ id, error: null });
    } catch (error) {
      // What is meant for people is told for this one; anything else ends the call.
      if (!(error instanceof GraphQLError)) throw error;
      results.push({ id, error: error.message });
    }
  }
  return results;
}
