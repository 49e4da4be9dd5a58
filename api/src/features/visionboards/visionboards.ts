import {
  visionItem,
  visionLimits,
  visionPicture,
  visionTexts,
} from '../../../../schema/rules/visionboards/visionboards.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { badUserInput, conflict, notFound, validate } from '../../core/errors.ts';
import type { Upload } from '../../core/files/process-upload.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { topicOf } from '../../core/live/events.ts';
import { deleteFiles, storeFile } from '../files/index.ts';
import { User } from '../identity/index.ts';
import { VisionItemEntity } from './vision-item.entity.ts';
import { visionBoardOf } from './visionboards.queries.ts';
import type { VisionBoard, VisionItemInput } from './visionboards.types.ts';

/** Changes of one person's board: `{ userId }`. */
export const visionTopic = topicOf<{ userId: string }>('vision');

/**
 * One change of a board at a time: places are given and items counted under it. Published after the
 * commit.
 */
async function lockBoard(work: Work, userId: string): Promise<void> {
  await work.advisoryLock('vision board', userId);
  work.publish(visionTopic(userId), { userId });
}

/**
 * What a change of an item does with the picture's id, null without one.
 * @returns files that nothing names any more
 */
type ItemChange = (work: Work, pictureId: string | null) => Promise<string[]>;

/**
 * Changes the viewer's board, and stores the picture that comes with the call.
 * @returns the board as it is then
 */
async function changeBoard(
  ctx: Context,
  picture: Upload | null,
  work: ItemChange,
): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const inside: ItemChange = async (unit, pictureId) => {
    await lockBoard(unit, viewer.id);
    return work(unit, pictureId);
  };
  if (picture) {
    await ctx.app.limits.consume('uploads', viewer.id);
    const of = { ownerId: viewer.id, purpose: 'vision' };
    await storeFile(ctx.app, picture, visionPicture, of, inside);
  } else {
    await change(ctx.app, async (unit) => deleteFiles(unit, await inside(unit, null)));
  }
  return visionBoardOf(ctx, { id: viewer.id, isWhole: true });
}

/**
 * @throws BAD_USER_INPUT with the rule's texts, and when both a picture and an address are given
 */
function validateItem(input: VisionItemInput, picture: Upload | null) {
  const fields = validate(visionItem, input);
  if (picture && fields.imageUrl)
    throw badUserInput(visionTexts.onePicture, { imageUrl: visionTexts.onePicture });
  return fields;
}

const itemNotFound = () => notFound(visionTexts.notFound);

/** An item of one's own board. @throws NOT_FOUND for unknown items and others' alike */
async function ownItem(work: Work, userId: string, id: string): Promise<VisionItemEntity> {
  const item = await work.em.findOne(VisionItemEntity, {
    id: requireId(id, itemNotFound),
    user: userId,
  });
  if (!item) throw itemNotFound();
  return item;
}

/**
 * Puts an item at the end of the viewer's board, which holds at most 24.
 * @param picture JPEG, PNG or WebP below 5 MB, instead of an address
 * @returns the board as it is then
 * @throws BAD_USER_INPUT, CONFLICT when it is full, TOO_LARGE and UNSUPPORTED_TYPE for the picture,
 * RATE_LIMITED, FORBIDDEN for the unverified
 */
export async function addVisionItem(
  ctx: Context,
  input: VisionItemInput,
  picture: Upload | null,
): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const fields = validateItem(input, picture);
  await chargeCreation(ctx, viewer.id);
  return changeBoard(ctx, picture, async ({ em }, pictureId) => {
    const user = em.getReference(User, viewer.id);
    const items = await em.find(VisionItemEntity, { user }, { orderBy: { place: 'desc' } });
    if (items.length >= visionLimits.items) throw conflict(visionTexts.full);
    const place = (items[0]?.place ?? -1) + 1;
    const createdAt = ctx.app.clock.now();
    em.create(VisionItemEntity, { ...fields, user, place, pictureId, createdAt });
    return [];
  });
}

/**
 * Changes an item of the viewer's board. A picture or an address takes the place of the picture
 * before it; without either it stays, unless `removePicture` says otherwise.
 * @throws as `addVisionItem`; NOT_FOUND for unknown items and others' alike
 */
export async function updateVisionItem(
  ctx: Context,
  id: string,
  input: VisionItemInput,
  picture: Upload | null,
  removePicture: boolean,
): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const fields = validateItem(input, picture);
  const itemId = requireId(id, itemNotFound);
  return changeBoard(ctx, picture, async (work, pictureId) => {
    const item = await ownItem(work, viewer.id, itemId);
    const before = item.pictureId;
    const remaining = fields.imageUrl || removePicture ? null : before;
    work.em.assign(item, { ...fields, pictureId: pictureId ?? remaining });
    return before && item.pictureId !== before ? [before] : [];
  });
}

/**
 * Takes an item off the viewer's board, with its picture.
 * @throws NOT_FOUND for unknown items and others' alike
 */
export async function removeVisionItem(ctx: Context, id: string): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  return changeBoard(ctx, null, async (work) => {
    const item = await ownItem(work, viewer.id, id);
    work.em.remove(item);
    return item.pictureId ? [item.pictureId] : [];
  });
}

/**
 * Gives the items of the viewer's board their order.
 * @param ids every item of the board once
 * @throws BAD_USER_INPUT when the ids are not exactly those of the board: it was changed elsewhere
 */
export async function orderVisionBoard(ctx: Context, ids: string[]): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const places = new Map(ids.map((id, place) => [id.toLowerCase(), place]));
  const mismatch = () => badUserInput(visionTexts.order, { ids: visionTexts.order });
  if (places.size !== ids.length || ids.length > visionLimits.items) throw mismatch();
  return changeBoard(ctx, null, async ({ em }) => {
    const items = await em.find(VisionItemEntity, { user: viewer.id });
    if (items.length !== places.size) throw mismatch();
    for (const item of items) {
      const place = places.get(item.id);
      if (place === undefined) throw mismatch();
      item.place = place;
    }
    return [];
  });
}
