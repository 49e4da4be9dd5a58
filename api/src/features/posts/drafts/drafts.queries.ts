import { sql } from 'kysely';
import { draftKey, type PostDraftForm } from '../../../../../schema/rules/post-draft.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { validate } from '../../../core/errors.ts';
import { type Page, type PageArgs, page, pageSize, timeCursorOf } from '../../../core/paging.ts';
import { isBehind } from '../../../core/sql/index.ts';
import { normalised } from '../../search/index.ts';
import { filesByKind } from '../files/files-by-kind.ts';
import { draftFilesColumn } from '../files/post-files.sql.ts';
import { postsSql } from '../posts.sql.ts';
import type { PostDraft, PostDraftLine } from './draft.types.ts';

/**
 * Which draft is meant: the author's, of a company (compared without case) and an experience type.
 */
export interface DraftKey {
  companyName: string;
  experienceType: PostDraftForm['experienceType'];
}

const draftByKey = postsSql.statement(
  'draft',
  { userId: 'uuid', companyName: 'text', experienceType: 'text' },
  (db, { userId, companyName, experienceType }) =>
    db
      .selectFrom('post_drafts as draft')
      .where('draft.user_id', '=', userId)
      .where('draft.company_norm', '=', normalised(companyName))
      .where('draft.experience_type', '=', experienceType.$castTo<DraftKey['experienceType']>())
      .select([
        'draft.id',
        'draft.company_name as companyName',
        'draft.experience_type as experienceType',
        'draft.form',
        'draft.saved_at as savedAt',
        draftFilesColumn,
      ]),
);

/** A person's draft of a company and type, or null. */
export async function findDraft(
  { app }: Pick<Context, 'app'>,
  userId: string,
  { companyName, experienceType }: DraftKey,
): Promise<PostDraft | null> {
  const [row] = await app.db.query(draftByKey, { userId, companyName, experienceType });
  if (!row) return null;
  const { files, ...draft } = row;
  return { ...draft, ...filesByKind(files) };
}

/**
 * The viewer's draft of a company and type, or null.
 * @throws BAD_USER_INPUT without a company, FORBIDDEN for others than alumni
 */
export async function draft(
  ctx: Context,
  key: { companyName: string; experienceType: string },
): Promise<PostDraft | null> {
  const viewer = requireViewer(ctx, 'alumni');
  return findDraft(ctx, viewer.id, validate(draftKey, key));
}

const draftsPage = postsSql.statements(
  'drafts',
  { userId: 'uuid', beforeAt: 'timestamptz?', beforeId: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (db, { userId, beforeAt, beforeId }) =>
      db
        .selectFrom('post_drafts as draft')
        .where('draft.user_id', '=', userId)
        .$if(after, (query) =>
          query.where(({ ref }) =>
            isBehind([ref('draft.saved_at'), ref('draft.id')], [beforeAt, beforeId]),
          ),
        )
        .orderBy('draft.saved_at', 'desc')
        .orderBy('draft.id', 'desc')
        .limit(first + 1)
        .select([
          'draft.id',
          'draft.company_name as companyName',
          'draft.experience_type as experienceType',
          'draft.saved_at as savedAt',
        ])
        .select(({ fn, ref }) => [
          fn.coalesce(ref('draft.form', '->>').key('role'), sql.lit('')).as('role'),
          ref('draft.form', '->>').key('logo').$castTo<string | null>().as('logo'),
        ]),
);

const draftCursor = timeCursorOf('drafts');

/**
 * A page of the viewer's drafts, the latest saved first: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists, FORBIDDEN
 * for others than alumni
 */
export async function drafts(ctx: Context, args: PageArgs): Promise<Page<PostDraftLine>> {
  const { id: userId } = requireViewer(ctx, 'alumni');
  const first = pageSize(args.first);
  const before = draftCursor.read(args.after);
  const after = before.beforeId !== null;
  const rows = await ctx.app.db.query(draftsPage({ first, after }), { userId, ...before });
  return page(
    rows,
    first,
    (row) => draftCursor.write(row.savedAt, row.id),
    (row) => row,
  );
}
