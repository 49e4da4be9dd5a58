import { contentFilters } from '../../../../../schema/rules/moderation/moderation-filters.ts';
import type { Context } from '../../../core/context.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { exportForAdmins } from '../../audits/index.ts';
import type { ExportColumns, ExportPart } from '../../files/index.ts';
import type { ContentFilter, ModeratedContent } from '../moderation.types.ts';
import { type ContentList, contentsOf } from './contents.queries.ts';

const columns: ExportColumns<ModeratedContent> = {
  id: (one) => one.id,
  type: (one) => one.type,
  title: (one) => one.title,
  text: (one) => one.text,
  author: (one) => one.user.fullName,
  authorId: (one) => one.user.id,
  createdAt: (one) => one.createdAt,
  state: (one) => one.state,
  reason: (one) => one.removal?.reason ?? null,
};

/**
 * Writes a list of admins as CSV files; the audit log has a line of each, with the filter.
 * @param after where the part before ended
 * @throws BAD_USER_INPUT as the list itself
 */
export function exportContents(
  ctx: Context,
  list: ContentList,
  filter: ContentFilter | null,
  after: string | null,
): Promise<ExportPart> {
  const { from, to, ...wanted } = readFilter(contentFilters, filter);
  return exportForAdmins(
    ctx,
    'admin',
    {
      name: list,
      columns,
      after,
      readPage: (page, atMost) => contentsOf(ctx.app, list, { ...page, filter }, atMost),
    },
    {
      action: `${list}.export`,
      changes: { ...wanted, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null },
    },
  );
}
