import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { everyNode } from '../../../core/paging.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, exportCsv } from '../../files/index.ts';
import type { ContentFilterInput } from '../moderation.types.ts';
import { type ContentList, contentsOf } from './contents.queries.ts';

/** Rows of one file: more than a college writes. */
const maxRows = 100_000;

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

/** All that a list has, page by page. */
async function* rowsOf(
  { app }: Context,
  list: ContentList,
  filter: ContentFilterInput | null,
): AsyncGenerator<CsvCell[]> {
  let rows = 0;
  for await (const one of everyNode((page) => contentsOf(app, list, { ...page, filter }))) {
    if (rows === maxRows) return;
    rows += 1;
    yield [
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
  }
}

/**
 * Writes a list of admins as a CSV file; the audit log has a line of it, with the filter.
 * @returns the file's address
 * @throws BAD_USER_INPUT as the list itself
 */
export function exportContents(
  ctx: Context,
  list: ContentList,
  filter: ContentFilterInput | null,
): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  return exportCsv(
    ctx.app,
    { ownerId: viewer.id, name: list, header, rows: rowsOf(ctx, list, filter) },
    (work) =>
      audit(work, {
        adminId: viewer.id,
        action: `${list}.export`,
        targetType: list,
        changes: {
          search: filter?.search ?? null,
          state: filter?.state ?? null,
          authorId: filter?.authorId ?? null,
          company: filter?.company ?? null,
          from: filter?.from?.toISOString() ?? null,
          to: filter?.to?.toISOString() ?? null,
        },
        at: ctx.app.clock.now(),
      }),
  );
}
