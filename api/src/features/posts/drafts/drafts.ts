import { LockMode, raw } from '@mikro-orm/core';
import {
  draftKey,
  type PostDraftForm,
  postDraft,
} from '../../../../../schema/rules/posts/post-draft.ts';
import { draftTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { deleteFiles } from '../../files/index.ts';
import { User } from '../../identity/index.ts';
import { PostDraftEntity } from '../draft.entity.ts';
import { chooseFiles, type OwnedFile } from '../files/choose-files.ts';
import { claimFiles } from '../files/claim-files.ts';
import { filesOf } from '../files/post-files.queries.ts';
import { type AttachedUploads, noUploads, withUploads } from '../files/post-uploads.ts';
import type { DraftInput } from '../form/post-input.types.ts';
import { assertNotTooLong } from '../form/validate-post.ts';
import { withoutNulls } from '../form/without-nulls.ts';
import { lockPostsOf } from '../locks.ts';
import type { PostDraft } from './draft.types.ts';
import { type DraftKey, findDraft } from './drafts.queries.ts';
import { isSaidBy } from './said-by-post.ts';

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

/** Which draft a form that is published came from. */
export interface DraftOfForm {
  /** Null: none in particular, which is the one about the same company and type. */
  draftId: string | null;
  /** The version that its words go on from, null for none; undefined: whichever is there. */
  basedOn: Date | null | undefined;
}

/** What is published: its words, and the files that it names. */
type Publication = DraftKey & { fileIds: readonly string[] };

/** The draft of that id, which is another one than that of the post's company and type; locked. */
const lockOther = ({ em }: Work, userId: string, id: string): Promise<PostDraftEntity | null> =>
  em.findOne(PostDraftEntity, { id, user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Whether a post holds all that a draft of its company and type does. */
async function isWithin(work: Work, draft: PostDraftEntity, post: Publication): Promise<boolean> {
  const { companyName: _company, experienceType: _type, ...words } = draft.form;
  if (!isSaidBy(post, words)) return false;
  const files = await filesOf(work, { draftId: draft.id });
  return files.every(({ id }) => post.fileIds.includes(id));
}

/**
 * Ends the draft that is being published: the one that the form came from, as the form knows it. A
 * version that was typed elsewhere since stays, and so does the draft of the post's company and
 * type where the form came from another; but for one all of which stands in the post.
 * @returns the files of the form's draft, for the post to claim in the same unit of work
 */
export async function deleteDraftsOf(
  work: Work,
  userId: string,
  post: Publication,
  { draftId, basedOn }: DraftOfForm,
): Promise<OwnedFile[]> {
  const named = await lockDraft(work, userId, post);
  const id = parseId(draftId);
  const isNamed = id === null || id === named?.id;
  const source = isNamed ? named : await lockOther(work, userId, id);
  const isKnown = basedOn === undefined || basedOn?.getTime() === source?.savedAt.getTime();
  const files = source && isKnown ? await filesOf(work, { draftId: source.id }) : [];
  if (source && isKnown) work.em.remove(source);
  if (named && !(isNamed && isKnown) && (await isWithin(work, named, post))) work.em.remove(named);
  await work.em.flush();
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
