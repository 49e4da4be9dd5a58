import { askedTexts } from '../../../../../schema/rules/companies/asked-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, isAnyAdmin, type Viewer, type Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { audit } from '../../audits/index.ts';
import { User } from '../../identity/index.ts';
import { AskedQuestionEntity, QuestionGroupEntity } from './asked.entity.ts';
import { QuestionCorrectionEntity } from './correction.entity.ts';
import { mayCorrect, mayTakeBack } from './correction.policy.ts';
import type { QuestionCorrection } from './correction.types.ts';
import { apartInGroups, firstWording } from './corrections.ts';
import { readAtOnce, toldInGroups } from './keep-asked.queries.ts';
import { joinGroups, lockQuestions, readLater, readNow } from './keep-asked.ts';

const texts = askedTexts.correct;

/** What somebody said, and the experiences that are read anew before they are answered. */
interface Said {
  said: QuestionCorrectionEntity;
  posts: readonly string[];
}

/**
 * Has all questions of some groups put into others: nothing comes into these any more.
 * @param first experiences that are read with them, before the others
 * @returns those of them that are read at once; the others are by the minute
 */
async function regroup(
  work: Work,
  groups: readonly QuestionGroupEntity[],
  first: readonly string[],
): Promise<readonly string[]> {
  for (const group of groups) group.isClosed = true;
  const told = await work.query(toldInGroups, { groups: groups.map(({ id }) => id) });
  const posts = [...new Set([...first, ...told.map(({ postId }) => postId)])];
  await readLater(work, posts.slice(readAtOnce));
  return posts.slice(0, readAtOnce);
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
  action: 'question.apart' | 'question.none' | 'question.one' | 'question.undo',
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
const correct = (
  { app }: Context,
  say: (work: Work, at: Date) => Promise<Said>,
): Promise<QuestionCorrection> =>
  change(app, async (work) => {
    await lockQuestions(work);
    const { said, posts } = await say(work, app.clock.now());
    const { id, text, otherText } = said;
    if (posts.length > 0) await readNow(work, posts);
    return { id, text, otherText };
  });

/** Where an experience tells a question. */
interface Place {
  postId: string;
  place: number;
}

/** The questions that stand in a round, and among them that of a group. */
async function toldAt({ em }: Work, sentId: string, { postId: sentPostId, place }: Place) {
  const [id, postId] = [parseId(sentId), parseId(sentPostId)];
  if (!postId) throw notFound(texts.gone);
  const told = await em.find(AskedQuestionEntity, { postId, place }, { orderBy: { id: 'asc' } });
  return { postId, told, member: told.find(({ group }) => group.id === id) };
}

/** Says something of what one experience tells. */
function sayOf(
  work: Work,
  { postId, text }: AskedQuestionEntity,
  kind: 'apart' | 'none',
  { viewer, at }: { viewer: Viewer; at: Date },
): Said {
  const by = work.em.getReference(User, viewer.id);
  const of = { kind, postId, text, by, createdAt: at };
  const said = work.em.create(QuestionCorrectionEntity, of);
  note(work, viewer, `question.${kind}`, said, at);
  return { said, posts: [postId] };
}

/**
 * Takes what an experience tells in one of its rounds out of a question: it is another one. For its
 * author and admins. Said again, it answers what was said.
 * @throws NOT_FOUND where the question does not stand there any more; FORBIDDEN for others;
 *   RATE_LIMITED
 */
export async function setQuestionApart(
  ctx: Context,
  sentId: string,
  where: Place,
): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'member');
  await chargeCreation(ctx, viewer.id);
  return correct(ctx, async (work, at) => {
    const { postId, told, member } = await toldAt(work, sentId, where);
    const standing = await work.em.findOne(
      QuestionCorrectionEntity,
      {
        kind: 'apart',
        postId,
        text: { $in: (member ? [member] : told).map(({ text }) => text) },
        takenBackAt: null,
      },
      { orderBy: { id: 'desc' } },
    );
    const about = member ?? told.find(({ text }) => text === standing?.text);
    if (!about) throw notFound(texts.gone);
    if (!mayCorrect(viewer, about)) throw forbidden(texts.notYours);
    return standing ? { said: standing, posts: [] } : sayOf(work, about, 'apart', { viewer, at });
  });
}

/**
 * Takes what an experience tells in one of its rounds out of what is asked: it is no question. For
 * its author and admins.
 * @throws NOT_FOUND where the question does not stand there, as after it was said; FORBIDDEN for
 *   others; RATE_LIMITED
 */
export async function dismissQuestion(
  ctx: Context,
  sentId: string,
  where: Place,
): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'member');
  await chargeCreation(ctx, viewer.id);
  return correct(ctx, async (work, at) => {
    const { member } = await toldAt(work, sentId, where);
    if (!member) throw notFound(texts.gone);
    if (!mayCorrect(viewer, member)) throw forbidden(texts.notYours);
    return sayOf(work, member, 'none', { viewer, at });
  });
}

/** That two wordings are one, as it stands already or is said now. */
async function oneOf(
  work: Work,
  [text, otherText]: readonly [string, string],
  { viewer, at }: { viewer: Viewer; at: Date },
): Promise<QuestionCorrectionEntity> {
  const standing = await work.em.findOne(QuestionCorrectionEntity, {
    kind: 'one',
    takenBackAt: null,
    $or: [
      { text, otherText },
      { text: otherText, otherText: text },
    ],
  });
  if (standing) return standing;
  const by = work.em.getReference(User, viewer.id);
  const said = work.em.create(QuestionCorrectionEntity, {
    kind: 'one',
    text,
    otherText,
    by,
    createdAt: at,
  });
  note(work, viewer, 'question.one', said, at);
  return said;
}

/**
 * Says that two questions are one. For admins. Said again, it answers what was said.
 * @throws NOT_FOUND; CONFLICT for one question twice; FORBIDDEN 'Not an admin'; RATE_LIMITED
 */
export async function joinQuestions(
  ctx: Context,
  sentId: string,
  sentOtherId: string,
): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'admin');
  await chargeCreation(ctx, viewer.id);
  return correct(ctx, async (work, at) => {
    const [one, other] = [await groupOf(work, sentId), await groupOf(work, sentOtherId)];
    if (one === other) throw conflict(texts.same);
    const text = one.joinedAs ?? one.text;
    const said = await oneOf(work, [text, other.joinedAs ?? other.text], { viewer, at });
    // What stood apart in one of them is part of it by this word.
    const apart = await work.query(apartInGroups, { groups: [one.id, other.id] });
    await work.em.nativeUpdate(
      QuestionCorrectionEntity,
      { id: { $in: apart.map(({ id }) => id) } },
      { takenBackAt: at, takenBackBy: said.id },
    );
    await joinGroups(work, [one, other], await firstWording(work, text));
    return { said, posts: [] };
  });
}

/**
 * What a word took back holds again, unless it was said anew meanwhile.
 * @returns the experiences that it is about
 */
async function giveBack({ em }: Work, takenBackBy: string): Promise<string[]> {
  const posts: string[] = [];
  for (const said of await em.find(QuestionCorrectionEntity, { takenBackBy })) {
    const { kind, postId, text } = said;
    const again = { kind, postId, text, takenBackAt: null };
    if ((await em.count(QuestionCorrectionEntity, again)) === 0) said.takenBackAt = null;
    said.takenBackBy = null;
    if (postId) posts.push(postId);
  }
  return posts;
}

/**
 * Takes back what was said of questions; what it had taken back itself holds again. For who said
 * it, and admins. Said again, it changes nothing.
 * @throws NOT_FOUND; FORBIDDEN for others
 */
export function undoQuestionCorrection(ctx: Context, sentId: string): Promise<QuestionCorrection> {
  const viewer = requireViewer(ctx, 'member');
  return correct(ctx, async (work, at) => {
    const id = parseId(sentId);
    const said = id && (await work.em.findOne(QuestionCorrectionEntity, { id }));
    if (!said) throw notFound(texts.gone);
    if (!mayTakeBack(viewer, said)) throw forbidden(texts.notYours);
    // Taken back by their own word, it stays so whatever becomes of the word that had done it.
    said.takenBackBy = null;
    if (said.takenBackAt) return { said, posts: [] };
    const joinedAs = await firstWording(work, said.text);
    said.takenBackAt = at;
    note(work, viewer, 'question.undo', said, at);
    if (said.postId) return { said, posts: [said.postId] };
    const apart = await giveBack(work, said.id);
    const groups = await work.em.find(QuestionGroupEntity, { joinedAs });
    return { said, posts: await regroup(work, groups, apart) };
  });
}
