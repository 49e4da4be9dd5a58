import { draftKey, postDraft, type PostDraftForm } from '../../../../schema/rules/post-draft.ts';
import { draftTexts, postTexts } from '../../../../schema/rules/posts-texts.ts';
import { postLimits } from '../../../../schema/rules/posts.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context, type Work } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { statement } from '../../core/db.ts';
import { AppError, check, conflict } from '../../core/errors.ts';
import { forgetFiles } from '../../core/files/removal.ts';
import { isId, newId } from '../../core/ids.ts';
import type { PostDraft } from './draft.types.ts';
import { given } from './given.ts';
import type { DraftInput } from './post-input.types.ts';
import { claimFiles, holdFiles, nameFiles, oneAtATime, type HeldFile } from './post-files.ts';
import { nothingAlong, withUploads, type Along } from './post-uploads.ts';
import type { PostFile } from './post-parts.types.ts';
import { filesColumn, filesOf } from './posts.rows.ts';

interface DraftRow {
  id: string;
  companyName: string;
  experienceType: PostDraftForm['experienceType'];
  form: PostDraftForm;
  savedAt: Date;
  files: PostFile[];
}

/** Which draft is meant: the author's, of a company (compared without case) and an experience type. */
export interface DraftKey {
  companyName: string;
  experienceType: string;
}

const theDraft = 'd.user_id = $1 and d.company_norm = search_norm($2) and d.experience_type = $3';

const draftByKey = statement<DraftRow>(
  'post_draft',
  `select d.id, d.company_name as "companyName", d.experience_type as "experienceType", d.form, d.saved_at as "savedAt", ${filesColumn('pf.draft_id = d.id')} from post_drafts d where ${theDraft}`,
);

const draftOf = ({ files, form, ...row }: DraftRow): PostDraft => ({
  ...row,
  form,
  ...filesOf(files),
});

async function find(ctx: Context, userId: string, key: DraftKey): Promise<PostDraft | null> {
  const [row] = await ctx.app.db.rows(draftByKey, [userId, key.companyName, key.experienceType]);
  return row ? draftOf(row) : null;
}

/** The viewer's draft of a company and type, or null. @throws BAD_USER_INPUT without a company */
export async function draft(ctx: Context, key: DraftKey): Promise<PostDraft | null> {
  return find(ctx, requireViewer(ctx, 'alumni').id, check(draftKey, key));
}

/**
 * Writes the draft if `basedOn` is how it stands: the time it was last saved, null for a draft that is not there yet.
 * Undefined asks for nothing. Each save has a time of its own, later than the one before.
 * @returns its id, or null when another save, a publication or a removal came first
 */
async function write(
  work: Work,
  userId: string,
  form: PostDraftForm,
  now: Date,
  basedOn: Date | null | undefined,
): Promise<string | null> {
  const [saved] = await work.rows<{ id: string }>(
    `insert into post_drafts as d (id, user_id, company_name, experience_type, form, saved_at)
     select $4, $1, $2, $3, $5::text::jsonb, $6 where $7::timestamptz is null or exists (select from post_drafts d where ${theDraft})
     on conflict (user_id, company_norm, experience_type) do update
        set company_name = excluded.company_name, form = excluded.form, saved_at = greatest(excluded.saved_at, d.saved_at + interval '1 millisecond')
      where $8::boolean or d.saved_at = $7 returning d.id`,
    [
      userId,
      form.companyName,
      form.experienceType,
      newId(),
      JSON.stringify(form),
      now,
      basedOn ?? null,
      basedOn === undefined,
    ],
  );
  return saved?.id ?? null;
}

/**
 * Saves the form as it stands, half written or not: one draft for each company and type, the later save the whole of it.
 * Files are those that are named, or, when none are, those that it had. Who says what the words go on from, `basedOn`
 * (null: from none), saves over nothing that they have not seen.
 * @throws BAD_USER_INPUT without company or type, for too much of something, and for files that are not the author's to
 * name; CONFLICT when the draft does not stand as `basedOn` says; TOO_LARGE, RATE_LIMITED
 */
export async function saveDraft(
  ctx: Context,
  input: DraftInput,
  along: Along = nothingAlong,
  basedOn?: Date | null,
): Promise<PostDraft> {
  const viewer = requireViewer(ctx, 'alumni');
  const {
    materialFileIds: _materials,
    resumeFileId: _resume,
    ...form
  } = check(postDraft, given(input));
  if (JSON.stringify(form).length > postLimits.whole)
    throw new AppError('TOO_LARGE', postTexts.tooLong);
  await takeCreation(ctx, viewer.id);
  await withUploads(ctx, along, (uploaded) =>
    change(ctx.app, async (work) => {
      await oneAtATime(work, viewer.id);
      const now = ctx.app.clock.now();
      const draftId = await write(work, viewer.id, form, now, basedOn);
      if (draftId === null) throw conflict(draftTexts.changedElsewhere);
      const place = { draftId };
      await claimFiles(
        work,
        viewer.id,
        place,
        nameFiles(input, along, uploaded, await holdFiles(work, place)),
        now,
      );
    }),
  );
  return (await find(ctx, viewer.id, form)) as PostDraft;
}

/** A draft, held against other saves, with its files. */
async function hold(
  work: Work,
  userId: string,
  key: DraftKey,
): Promise<{ id: string; files: HeldFile[] } | null> {
  const [held] = await work.rows<{ id: string }>(
    `select d.id from post_drafts d where ${theDraft} for update`,
    [userId, key.companyName, key.experienceType],
  );
  return held ? { id: held.id, files: await holdFiles(work, { draftId: held.id }) } : null;
}

/**
 * Ends the draft of what is being published, and the one that the form came from, should that name another company.
 * @returns the files of the one that the form came from, for the post to claim in the same unit of work
 */
export async function endDrafts(
  work: Work,
  userId: string,
  key: DraftKey,
  draftId: string | null,
): Promise<HeldFile[]> {
  const named = await hold(work, userId, key);
  const [own] =
    draftId && isId(draftId) && draftId !== named?.id
      ? await work.rows<{ id: string }>(
          'select id from post_drafts where id = $1 and user_id = $2 for update',
          [draftId, userId],
        )
      : [];
  const files = own ? await holdFiles(work, { draftId: own.id }) : (named?.files ?? []);
  await work.rows('delete from post_drafts where id = any($1::uuid[])', [
    [own?.id, named?.id].filter(Boolean),
  ]);
  return files;
}

/** Deletes a draft with its files. @returns whether there was one */
export async function deleteDraft(ctx: Context, key: DraftKey): Promise<boolean> {
  const viewer = requireViewer(ctx, 'alumni');
  const asked = check(draftKey, key);
  return change(ctx.app, async (work) => {
    await oneAtATime(work, viewer.id);
    const held = await hold(work, viewer.id, asked);
    if (!held) return false;
    await forgetFiles(
      work,
      held.files.map(({ id }) => id),
    );
    await work.rows('delete from post_drafts where id = $1', [held.id]);
    return true;
  });
}
