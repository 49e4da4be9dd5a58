import {
  visionItem,
  visionLimits,
  visionPicture,
  visionTexts as texts,
} from '../../../../schema/rules/visionboards.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type App, type Context, type Work } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { statement } from '../../core/db.ts';
import { badInput, check, conflict, notFound } from '../../core/errors.ts';
import { topicOf } from '../../core/events.ts';
import { takeIn, type Taken, type Upload } from '../../core/files/intake.ts';
import { forgetFiles } from '../../core/files/removal.ts';
import { isId, newId } from '../../core/ids.ts';
import type { Profile } from '../profiles/index.ts';
import type { VisionBoard, VisionItem, VisionItemInput } from './visionboards.types.ts';

/** Changes of one person's board: `{ userId }`. */
export const visionTopic = topicOf('vision');

const columns = 'id, title, description, image_url as "imageUrl", picture_id as "pictureId"';
const itemsText = `select ${columns} from vision_items where user_id = $1 order by place, id`;
const itemsOf = statement<VisionItem>('vision_items_of', itemsText);

/** A person's board; empty for those who are shown the card only. */
export async function visionBoardOf(
  { app }: { app: App },
  shown: Pick<Profile, 'id' | 'isWhole'>,
): Promise<VisionBoard> {
  return { id: shown.id, items: shown.isWhole ? await app.db.rows(itemsOf, [shown.id]) : [] };
}

/** One change of a board at a time, until the unit of work ends: places are given and counted under it. */
const hold = (work: Work, userId: string): Promise<unknown> =>
  work.rows('select user_id from profiles where user_id = $1 for no key update', [userId]);

async function told(work: Work, userId: string): Promise<VisionBoard> {
  work.publish(visionTopic(userId), { userId });
  return { id: userId, items: await work.rows<VisionItem>(itemsText, [userId]) };
}

/** Takes in the picture that comes with a call and does the call's work with its id; when that fails, the bytes go. */
async function withPicture<T>(
  ctx: Context,
  upload: Upload | null,
  work: (inside: Work, pictureId: string | null) => Promise<T>,
): Promise<T> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'member');
  if (!upload) return change(app, (inside) => work(inside, null));
  await app.limits.take('uploads', viewer.id);
  const taken: Taken = await takeIn(upload, visionPicture);
  const id = newId();
  await app.files.put(id, taken.bytes, taken.contentType);
  try {
    return await change(app, async (inside) => {
      await inside.rows(
        "insert into files (id, owner_id, purpose, content_type, size, name, created_at) values ($1, $2, 'vision', $3, $4, $5, $6)",
        [id, viewer.id, taken.contentType, taken.bytes.length, taken.name, app.clock.now()],
      );
      return work(inside, id);
    });
  } catch (error) {
    await app.files.remove(id);
    throw error;
  }
}

/** @throws BAD_USER_INPUT with the rule's texts, and when both a picture and an address are given */
function checkItem(input: VisionItemInput, picture: Upload | null) {
  const said = check(visionItem, input);
  if (picture && said.imageUrl) throw badInput(texts.onePicture, { imageUrl: texts.onePicture });
  return said;
}

/**
 * Puts an item at the end of the viewer's board.
 * @returns the board as it is then
 * @throws BAD_USER_INPUT, CONFLICT when it is full, TOO_LARGE and UNSUPPORTED_TYPE for the picture, RATE_LIMITED, FORBIDDEN for the unverified
 */
export async function addVisionItem(
  ctx: Context,
  input: VisionItemInput,
  picture: Upload | null,
): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const said = checkItem(input, picture);
  await takeCreation(ctx, viewer.id);
  return withPicture(ctx, picture, async (work, pictureId) => {
    await hold(work, viewer.id);
    const added = await work.rows(
      `insert into vision_items (id, user_id, place, title, description, image_url, picture_id, created_at)
       select $1, $2, coalesce(max(place) + 1, 0), $3, $4, $5, $6::uuid, $7 from vision_items where user_id = $2 having count(*) < ${visionLimits.items} returning id`,
      [
        newId(),
        viewer.id,
        said.title,
        said.description,
        said.imageUrl,
        pictureId,
        ctx.app.clock.now(),
      ],
    );
    if (added.length === 0) throw conflict(texts.full);
    return told(work, viewer.id);
  });
}

/**
 * Changes an item of the viewer's board. A picture or an address takes the place of the picture before it; without
 * either it stays, unless `removePicture` says otherwise.
 * @throws as `addVisionItem`; NOT_FOUND for unknown items and those of others alike
 */
export async function updateVisionItem(
  ctx: Context,
  id: string,
  input: VisionItemInput,
  picture: Upload | null,
  removePicture: boolean,
): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const said = checkItem(input, picture);
  if (!isId(id)) throw notFound(texts.gone);
  return withPicture(ctx, picture, async (work, pictureId) => {
    await hold(work, viewer.id);
    const [before] = await work.rows<{ pictureId: string | null }>(
      'select picture_id as "pictureId" from vision_items where id = $1 and user_id = $2',
      [id, viewer.id],
    );
    if (!before) throw notFound(texts.gone);
    const kept = said.imageUrl || removePicture ? null : before.pictureId;
    await work.rows(
      'update vision_items set title = $2, description = $3, image_url = $4, picture_id = $5::uuid where id = $1',
      [id, said.title, said.description, said.imageUrl, pictureId ?? kept],
    );
    if (before.pictureId && (pictureId ?? kept) !== before.pictureId)
      await forgetFiles(work, [before.pictureId]);
    return told(work, viewer.id);
  });
}

/** Takes an item off the viewer's board, with its picture. @throws NOT_FOUND for unknown items and those of others alike */
export async function removeVisionItem(ctx: Context, id: string): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(texts.gone);
  return change(ctx.app, async (work) => {
    await hold(work, viewer.id);
    const [gone] = await work.rows<{ pictureId: string | null }>(
      'delete from vision_items where id = $1 and user_id = $2 returning picture_id as "pictureId"',
      [id, viewer.id],
    );
    if (!gone) throw notFound(texts.gone);
    if (gone.pictureId) await forgetFiles(work, [gone.pictureId]);
    return told(work, viewer.id);
  });
}

/**
 * Gives the items of the viewer's board their order.
 * @throws BAD_USER_INPUT when the ids are not exactly those of the board: it was changed elsewhere
 */
export async function orderVisionBoard(ctx: Context, ids: string[]): Promise<VisionBoard> {
  const viewer = requireViewer(ctx, 'member');
  const wrong = () => badInput(texts.order, { ids: texts.order });
  const wanted = ids.map((id) => id.toLowerCase());
  if (
    wanted.length > visionLimits.items ||
    new Set(wanted).size !== wanted.length ||
    !wanted.every(isId)
  )
    throw wrong();
  return change(ctx.app, async (work) => {
    await hold(work, viewer.id);
    const there = await work.rows<{ id: string }>(
      'select id from vision_items where user_id = $1',
      [viewer.id],
    );
    if (there.length !== wanted.length || !there.every(({ id }) => wanted.includes(id)))
      throw wrong();
    await work.rows(
      'update vision_items v set place = wanted.place - 1 from unnest($2::uuid[]) with ordinality wanted (id, place) where v.id = wanted.id and v.user_id = $1',
      [viewer.id, wanted],
    );
    return told(work, viewer.id);
  });
}
