import {
  bulkAtMost,
  moderationTexts,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { bulkIds, runBulk } from '../../../core/database/bulk.ts';
import type { BulkResult } from '../moderation.types.ts';

const texts = { ...moderationTexts, none: moderationTexts.tooMany };

/**
 * Does something with each of several things, as `runBulk`.
 * @throws BAD_USER_INPUT unless 1 to 100 ids are named
 */
export const forEachId = async (
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> => runBulk(bulkIds(ids, bulkAtMost, texts), texts, act);
