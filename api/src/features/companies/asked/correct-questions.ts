import { askedTexts } from '../../../../../schema/rules/asked-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, isAnyAdmin, type Viewer, type Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { audit } from '../../audits/index.ts';
import { User } from '../../identity/index.ts';
import { AskedPostEntity, AskedQuestionEntity, QuestionGroupEntity } from './asked.entity.ts';
import { QuestionCorrectionEntity } from './correction.entity.ts';
import type { QuestionCorrection } from './correction.types.ts';
import { firstWording } from './corrections.ts';
import { keepAsked, lockQuestions } from './keep-asked.ts';

const texts = askedTexts.correct;

/** Has the questions of some experiences read anew. */
const readAnew = ({ em }: Work, posts: readonly string[]): Promise<unknown> =>
  em.nativeUpdate(AskedPostEntity, { postId: { $in: [...new Set(posts)] } }, { basis: '' });

/** Has all questions of some groups put into others: nothing comes into these any more. */
async function regroup(work: Work, groups: readonly QuestionGroupEntity[]): Promise<void> {
  for (const group of groups) group.isClosed = true;
  const members = await work.em.find(AskedQuestionEntity, { group: { $in: [...groups] } });
  await readAnew(
    work,
    members.map(({ postId }) => postId),
  );
}

async function groupOf({ em }: Work, sentId: string): Promise<QuestionGroupEntity> {
  const id = parseId(sentId);
  const group = id && (await em.findOne(QuestionGroupEntity, { id }));
  if (!group) throw notFound(texts.gone);
  return group;
}

/** What admins say is in the audit log. */
function note(
  work: Work,
  viewer: Viewer,
  action: 'question.apart' | 'question.one' | 'question.undo',
  { id, text, otherText }: QuestionCorrectionEntity,
  at: Date,
): void {
  if (isAnyAdmin(viewer))
    audit(work, {
      adminId: viewer.id,
      action,
      targetId: id,
      changes: { first: text, second: otherText },
      at,
    });
}

/** Does what somebody says of questions, and puts these where they belong at once. */
async function correct(
  ctx: Context,
  say: (work: Work, at: Date) => Promise<QuestionCorrectionEntity>,
): Promise<QuestionCorrection> {
  const { app } = ctx;
  const at = app.clock.now();
  const said = await change(app, async (work) => {
    await lockQuestions(work);
    const { id, text, otherText } = await say(work, at);
    return { id, text, otherText };
  });
  await keepAsked(app);
  return said;
}

/**
 * Takes what an experience tells out of a question: it is another one. For its author and admins.
 * @throws NOT_FOUND where the question or the experience in it is gone; FORBIDDEN for others
 */
export function setQuestionApart(
  ctx: Context,
  sentId: string,
  sentPostId: string,
): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'member');
  const isStaff = isAnyAdmin(viewer);
  return correct(ctx, async (work, at) => {
    const group = await groupOf(work, sentId);
    const postId = parseId(sentPostId) ?? '';
    const [member] = postId ? await work.em.find(AskedQuestionEntity, { group, postId }) : [];
    if (!member) throw notFound(texts.gone);
    if (!isStaff && member.authorId !== viewer.id) throw forbidden(texts.notYours);
    const by = work.em.getReference(User, viewer.id);
    const said = work.em.create(QuestionCorrectionEntity, {
      kind: 'apart',
      postId,
      text: member.text,
      by,
      createdAt: at,
    });
    await readAnew(work, [postId]);
    note(work, viewer, 'question.apart', said, at);
    return said;
  });
}

/**
 * Says that two questions are one. For admins.
 * @throws NOT_FOUND; CONFLICT for one question twice; FORBIDDEN 'Not an admin'
 */
export function joinQuestions(
  ctx: Context,
  sentId: string,
  sentOtherId: string,
): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'admin');
  return correct(ctx, async (work, at) => {
    const [one, other] = [await groupOf(work, sentId), await groupOf(work, sentOtherId)];
    if (one === other) throw conflict(texts.same);
    const by = work.em.getReference(User, viewer.id);
    const said = work.em.create(QuestionCorrectionEntity, {
      kind: 'one',
      text: one.joinedAs ?? one.text,
      otherText: other.joinedAs ?? other.text,
      by,
      createdAt: at,
    });
    // What stood apart in one of them is part of it by this word.
    const members = await work.em.find(AskedQuestionEntity, { group: { $in: [one, other] } });
    await work.em.nativeUpdate(
      QuestionCorrectionEntity,
      {
        kind: 'apart',
        takenBackAt: null,
        $or: members.map(({ postId, text }) => ({ postId, text })),
      },
      { takenBackAt: at },
    );
    await regroup(work, [one, other]);
    note(work, viewer, 'question.one', said, at);
    return said;
  });
}

/**
 * Takes back what was said of questions. For who said it, and admins. Said again, it changes
 * nothing.
 * @throws NOT_FOUND; FORBIDDEN for others
 */
export function undoQuestionCorrection(ctx: Context, sentId: string): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'member');
  const isStaff = isAnyAdmin(viewer);
  return correct(ctx, async (work, at) => {
    const id = parseId(sentId);
    const said = id && (await work.em.findOne(QuestionCorrectionEntity, { id }));
    if (!said) throw notFound(texts.gone);
    if (!isStaff && said.by?.id !== viewer.id) throw forbidden(texts.notYours);
    if (said.takenBackAt) return said;
    const joinedAs = await firstWording(work, said.text);
    said.takenBackAt = at;
    if (said.postId) await readAnew(work, [said.postId]);
    else await regroup(work, await work.em.find(QuestionGroupEntity, { joinedAs }));
    note(work, viewer, 'question.undo', said, at);
    return said;
  });
}
