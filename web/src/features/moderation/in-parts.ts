import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { errorText } from '@/core/errors';
import { notify } from '@/ui';

export type Result = { id: string; error?: string | null | undefined };
/** Things that one call may name together. */
type Group = { ids: readonly string[]; act: (part: string[]) => Promise<readonly Result[]> };

/** So many are sent at a time: each call has its end, and how far it is can be said. */
const atOnce = 25;

const splitGroup = ({ ids, act }: Group): { part: string[]; act: Group['act'] }[] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_none, at) => ({
    part: ids.slice(at * atOnce, (at + 1) * atOnce),
    act,
  }));

/**
 * Does something with many, a part after the other, and says how far it is. What comes after a part
 * that failed is left as it is, and told with its reason.
 * @param failed what is said of a failure that the server has no words for
 * @returns what became of each
 * @throws what the first part of all fails with: nothing is done then
 */
export async function actInParts(groups: readonly Group[], failed: string): Promise<Result[]> {
  const parts = groups.flatMap(splitGroup);
  const all = parts.reduce((sum, { part }) => sum + part.length, 0);
  const results: Result[] = [];
  let failure: string | null = null;
  for (const { part, act } of parts) {
    if (failure !== null) {
      const error = failure;
      results.push(...part.map((id) => ({ id, error })));
      continue;
    }
    if (results.length > 0)
      notify.info(userActionTexts.progress(results.length, all), { subject: 'many' });
    try {
      results.push(...(await act(part)));
    } catch (error) {
      if (results.length === 0) throw error;
      const message = errorText(error, failed);
      failure = message;
      results.push(...part.map((id) => ({ id, error: message })));
    }
  }
  notify.close('many');
  return results;
}
