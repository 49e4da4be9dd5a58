import { bulkMilliseconds } from '../../limits.ts';
import { AppError, badUserInput } from '../errors.ts';
import { isId } from '../ids.ts';

/** What became of one of many. */
interface BulkOutcome {
  id: string;
  /** Why nothing was done with it; null when it was. */
  error: string | null;
}

interface BulkTexts {
  /** None are named. */
  none: string;
  /** More than `atMost` are. */
  tooMany: string;
  notIds: string;
  /** The call had no time left for this one. */
  noTime: string;
}

/**
 * Ids that one call names, in lower case and each once.
 * @throws BAD_USER_INPUT for none, more than `atMost`, and what is no id
 */
export function bulkIds(ids: readonly string[], atMost: number, texts: BulkTexts): string[] {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (named.length === 0) throw badUserInput(texts.none);
  if (named.length > atMost) throw badUserInput(texts.tooMany);
  if (!named.every((id) => isId(id))) throw badUserInput(texts.notIds);
  return named;
}

/**
 * Does something with each of several things, one unit of work each, so that one that is refused
 * holds up no other. For what the call has no time left it is said so, and nothing is done with it.
 * @param named what `bulkIds` leaves
 */
export async function runBulk(
  named: readonly string[],
  texts: BulkTexts,
  act: (id: string) => Promise<unknown>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  const end = performance.now() + bulkMilliseconds;
  for (const id of named) {
    if (performance.now() > end) {
      outcomes.push({ id, error: texts.noTime });
      continue;
    }
    try {
      await act(id);
      outcomes.push({ id, error: null });
    } catch (error) {
      // What is meant for people is told for this one; anything else ends the call.
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ id, error: error.message });
    }
  }
  return outcomes;
}
