import { sql } from 'kysely';
import { draftKey, type PostDraftForm } from '../../../../../schema/rules/posts/post-draft.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { validate } from '../../../core/errors.ts';
import { declareList, descending, sortKey } from '../../../core/lists/index.ts';
import type { Page, PageArgs } from '../../../core/lists/paging.ts';
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

const draftList = declareList(postsSql, {
  name: 'drafts',
  given: { userId: 'uuid' },
  sorts: {
    lastSaved: descending(
      sortKey('draft.saved_at', 'timestamptz', 'savedAt'),
      sortKey('draft.id', 'uuid', 'id'),
    ),
  },
  select: (db, { userId }, { arrange }) =>
    db
      .selectFrom('post_drafts as draft')
      .where('draft.user_id', '=', userId)
      .select([
        'draft.id',
        'draft.company_name as companyName',
        'draft.experience_type as experienceType',
        'draft.saved_at as savedAt',
      ])
      .select(({ fn, ref }) => [
        fn.coalesce(ref('draft.form', '->>').key('role'), sql.lit('')).as('role'),
        ref('draft.form', '->>').key('logo').$castTo<string | null>().as('logo'),
      ])
      .$call(arrange),
});

/**
 * A page of the viewer's drafts, the latest saved first: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists, FORBIDDEN
 * for others than alumni
 */
export async function drafts(ctx: Context, args: PageArgs): Promise<Page<PostDraftLine>> {
  const { id: userId } = requireViewer(ctx, 'alumni');
  return draftList.page(ctx.app, args, { given: { userId } });
}
