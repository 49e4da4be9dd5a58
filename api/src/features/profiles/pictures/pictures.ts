import { profileBanner, profilePicture } from '../../../../../schema/rules/files/files.ts';
import { profileTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { editTexts } from '../../../../../schema/rules/profiles/profiles.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { parseId } from '../../../core/ids.ts';
import { deleteFiles, storeFile } from '../../files/index.ts';
import { replacePicture } from '../../identity/index.ts';
import { pictureOf } from '../profiles.queries.ts';
import { profileTopic } from '../profiles.ts';
import { lockProfile } from '../writing/lock-profile.ts';

/** What a person shows of themselves: each names one stored file. */
type Place = 'picture' | 'banner';
const rules = { picture: profilePicture, banner: profileBanner };

/** @returns the banner before; undefined when the account was deleted */
async function replaceBanner(
  work: Work,
  userId: string,
  fileId: string | null,
): Promise<string | null | undefined> {
  const profile = await lockProfile(work, userId);
  if (!profile) return undefined;
  const before = profile.bannerId;
  profile.bannerId = fileId;
  return before;
}

const replacements = { picture: replacePicture, banner: replaceBanner };

/**
 * Names another file, or none: what names it is locked first, so that of two at once the later
 * finds what the earlier named.
 * @returns the file that nothing names any more, if any
 * @throws NOT_FOUND when the account was deleted
 */
async function replaceOwnFile(
  work: Work,
  place: Place,
  userId: string,
  fileId: string | null,
): Promise<string[]> {
  const before = await replacements[place](work, userId, fileId);
  if (before === undefined) throw notFound(profileTexts.notFound);
  work.publish(profileTopic(userId), { userId });
  return before === null ? [] : [before];
}

/**
 * Puts a picture or banner on the viewer's own profile; the one before goes, its bytes too.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the documented texts, RATE_LIMITED
 */
export async function setOwnFile(ctx: Context, place: Place, upload: Upload): Promise<void> {
  const viewer = requireViewer(ctx);
  await ctx.app.limits.consume('uploads', viewer.id);
  const file = { ownerId: viewer.id, purpose: place, name: `profile-${place}` };
  await storeFile(ctx.app, upload, rules[place], file, (work, id) =>
    replaceOwnFile(work, place, viewer.id, id),
  );
}

/** Takes it off again. Taking off what is not there is no error. */
export async function removeOwnFile(ctx: Context, place: Place): Promise<void> {
  const viewer = requireViewer(ctx);
  await change(ctx.app, async (work) =>
    deleteFiles(work, await replaceOwnFile(work, place, viewer.id, null)),
  );
}

/**
 * Where the viewer's own picture can be downloaded, for minutes.
 * @throws NOT_FOUND for anybody else's, as for one that is not there
 */
export async function pictureDownload(ctx: Context, userId: string): Promise<string> {
  const viewer = requireViewer(ctx);
  if (viewer.id !== parseId(userId)) throw notFound(profileTexts.notFound);
  const picture = await pictureOf(ctx.app, viewer.id);
  if (picture === null) throw notFound(editTexts.noPicture);
  return ctx.app.addresses.sign(picture, 'attachment');
}
