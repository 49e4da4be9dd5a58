import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statements, type Statement } from '../../core/db.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  isNumberKey,
  page,
  pageSize,
  type Page,
  type PageArgs,
} from '../../core/paging.ts';
import type { PostDraftLine } from './draft.types.ts';

const made = statements<PostDraftLine>();

const pageStatement = (first: number, after: boolean): Statement<PostDraftLine> =>
  made(
    `post_drafts_${first}${after ? '_after' : ''}`,
    () => `
    select d.id, d.company_name as "companyName", d.experience_type as "experienceType", coalesce(d.form->>'role', '') as role, d.form->>'logo' as logo, d.saved_at as "savedAt"
      from post_drafts d where d.user_id = $1 ${after ? 'and (d.saved_at, d.id) < ($2::timestamptz, $3::uuid)' : ''} order by d.saved_at desc, d.id desc limit ${first + 1}`,
  );

/** A page of the viewer's drafts, the latest saved first: one statement. @throws BAD_USER_INPUT */
export async function drafts(ctx: Context, args: PageArgs): Promise<Page<PostDraftLine>> {
  const { id } = requireViewer(ctx, 'alumni');
  const first = pageSize(args.first);
  const cursor = decodeCursor<[number, string]>(args.after, [isNumberKey, isIdKey]);
  const rows = await ctx.app.db.rows(pageStatement(first, cursor !== null), [
    id,
    ...(cursor ? [new Date(cursor[0]), cursor[1]] : []),
  ]);
  return page(
    rows,
    first,
    (row) => encodeCursor(row.savedAt.getTime(), row.id),
    (row) => row,
  );
}
