import { LockMode, raw } from '@mikro-orm/core';
import { draftKey, type PostDraftForm, postDraft } from '../../../../../schema/rules/post-draft.ts';
import { draftTexts } from '../../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { chargeCreation } from '../../../core/creation-limit.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { deleteFiles } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import type { DraftInput } from '../editing/post-input.types.ts';
import { assertNotTooLong } from '../editing/validate-post.ts';
import { withoutNulls } from '../editing/without-nulls.ts';
import { chooseFiles, type OwnedFile } from '../files/choose-files.ts';
import { claimFiles } from '../files/claim-files.ts';
import { filesOf } from '../files/post-files.queries.ts';
import { type AttachedUploads, noUploads, withUploads } from '../files/post-uploads.ts';
import { lockPostsOf } from '../locks.ts';
import { PostDraftEntity } from './draft.entity.ts';
import type { PostDraft } from './draft.types.ts';
import { type DraftKey, findDraft } from './drafts.queries.ts';

/** A person's draft, locked; companies are compared without case, by the database's own rule. */
const lockDraft = (
  { em }: Work,
  userId: string,
  { companyName, experienceType }: DraftKey,
): Promise<PostDraftEntity | null> =>
  em.findOne(
    PostDraftEntity,
    { user: userId, companyNorm: raw('search_norm(?)', [companyName]), experienceType },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/**
 * Writes the draft if `basedOn` is how it stands: the time it was last saved, null for a draft that
 * is not there yet. Undefined asks for nothing. Each save has a time of its own, later than the one
 * before.
 * @returns its id
 * @throws CONFLICT when another save, a publication or a removal came first
 */
async function writeDraft(
  work: Work,
  userId: string,
  form: PostDraftForm,
  now: Date,
  basedOn: Date | null | undefined,
): Promise<string> {
  const draft = await lockDraft(work, userId, form);
  const savedAt = draft?.savedAt.getTime() ?? null;
  if (basedOn !== undefined && (basedOn?.getTime() ?? null) !== savedAt)
    throw conflict(draftTexts.changedElsewhere);
  const { companyName, experienceType } = form;
  if (!draft)
    return work.em.create(PostDraftEntity, {
      user: work.em.getReference(User, userId),
      companyName,
      experienceType,
      form,
      savedAt: now,
    }).id;
  work.em.assign(draft, {
    companyName,
    form,
    savedAt: new Date(Math.max(now.getTime(), draft.savedAt.getTime() + 1)),
  });
  return draft.id;
}

/**
 * Saves the form as it stands, half written or not: one draft for each company and type, the later
 * save the whole of it. Files are those that are named, or, when none are, those that it had. Who
 * says what the words go on from, `basedOn` (null: from none), saves over nothing that they have
 * not seen.
 * @throws BAD_USER_INPUT without company or type, for too much of something, and for files that are
 * not the author's to name; FORBIDDEN for others than alumni; CONFLICT when the draft does not
 * stand as `basedOn` says; TOO_LARGE, RATE_LIMITED
 */
export async function saveDraft(
  ctx: Context,
  input: DraftInput,
  uploads: AttachedUploads = noUploads,
  basedOn?: Date | null,
): Promise<PostDraft> {
  const viewer = requireViewer(ctx, 'alumni');
  const {
    materialFileIds: _materials,
    resumeFileId: _resume,
    ...form
  } = validate(postDraft, withoutNulls(input));
  assertNotTooLong(form);
  await chargeCreation(ctx, viewer.id);
  await withUploads(ctx, uploads, (uploaded) =>
    change(ctx.app, async (work) => {
      await lockPostsOf(work, viewer.id);
      const now = ctx.app.clock.now();
      const owner = { draftId: await writeDraft(work, viewer.id, form, now, basedOn) };
      const choice = chooseFiles(input, uploads, uploaded, await filesOf(work, owner));
      await claimFiles(work, viewer.id, owner, choice, now);
    }),
  );
  const draft = await findDraft(ctx, viewer.id, form);
  if (!draft) throw conflict(draftTexts.changedElsewhere);
  return draft;
}

/**
 * Ends the draft of what is being published, and the one that the form came from, should that name
 * another company.
 * @returns the files for the post to claim in the same unit of work: those of the draft that the
 * form came from; without `draftId`, those of the one about the same company and type
 */
export async function deleteDraftsOf(
  work: Work,
  userId: string,
  key: DraftKey,
  draftId: string | null,
): Promise<OwnedFile[]> {
  const { em } = work;
  const named = await lockDraft(work, userId, key);
  const id = parseId(draftId);
  const source =
    id === null || id === named?.id
      ? null
      : await em.findOne(
          PostDraftEntity,
          { id, user: userId },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        );
  const formDraft = source ?? named;
  const files = formDraft ? await filesOf(work, { draftId: formDraft.id }) : [];
  for (const draft of [source, named]) if (draft) em.remove(draft);
  await em.flush();
  return files;
}

/**
 * Deletes a draft with its files.
 * @returns whether there was one
 * @throws BAD_USER_INPUT without a company, FORBIDDEN for others than alumni
 */
export async function deleteDraft(
  ctx: Context,
  key: { companyName: string; experienceType: string },
): Promise<boolean> {
  const viewer = requireViewer(ctx, 'alumni');
  const { companyName, experienceType } = validate(draftKey, key);
  return change(ctx.app, async (work) => {
    await lockPostsOf(work, viewer.id);
    const draft = await lockDraft(work, viewer.id, { companyName, experienceType });
    if (!draft) return false;
    const files = await filesOf(work, { draftId: draft.id });
    await deleteFiles(
      work,
      files.map(({ id }) => id),
    );
    work.em.remove(draft);
    return true;
  });
}
