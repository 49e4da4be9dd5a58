import { moderationTexts } from '../../../../../schema/rules/moderation-texts.ts';
import { invalidField } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { searchText } from '../../search/index.ts';
import type { CaseFilterInput } from './reports.types.ts';

function idOrNull(name: string, id: string | null | undefined): string | null {
  if (id && !isId(id)) throw invalidField(name, moderationTexts.notId(name));
  return id || null;
}

/**
 * What a filter asks for, as the statement and the audit log take it.
 * @throws BAD_USER_INPUT for what is no id
 */
export const caseFilterOf = (filter: CaseFilterInput | null | undefined) => ({
  state: filter?.state ?? null,
  waits: filter?.waits ?? null,
  type: filter?.type ?? null,
  reason: filter?.reason ?? null,
  search: searchText(filter?.search),
  aboutId: idOrNull('aboutId', filter?.aboutId),
  reporterId: idOrNull('reporterId', filter?.reporterId),
});
