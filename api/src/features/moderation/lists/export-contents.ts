import { contentFilters } from '../../../../../schema/rules/moderation-filters.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { exportPageSize } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, type ExportPart, exportList } from '../../files/index.ts';
import type { ContentFilter, ModeratedContent } from '../moderation.types.ts';
import { type ContentList, contentsOf } from './contents.queries.ts';

const header = [
  'id',
  'type',
  'title',
  'text',
  'author',
  'authorId',
  'createdAt',
  'state',
  'reason',
];

const lineOf = (one: ModeratedContent): CsvCell[] => [
  one.id,
  one.type,
  one.title,
  one.text,
  one.user.fullName,
  one.user.id,
  one.createdAt,
  one.state,
  one.removal?.reason ?? null,
];

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
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: list,
      header,
      after,
      readPage: (page) => contentsOf(app, list, { ...page, filter }, exportPageSize),
      linesOf: (contents) => contents.map(lineOf),
    },
    (work) => {
      const { from, to, ...wanted } = readFilter(contentFilters, filter);
      audit(work, {
        adminId,
        action: `${list}.export`,
        changes: {
          ...wanted,
          from: from?.toISOString() ?? null,
          to: to?.toISOString() ?? null,
        },
        at: app.clock.now(),
      });
    },
  );
}
