import {
  defaultBanner as defaultBannerRule,
  profileBanner,
  profilePicture,
} from '../../../../schema/rules/files.ts';
import { editTexts } from '../../../../schema/rules/profiles.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, change, type Context, type Work } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { notFound } from '../../core/errors.ts';
import type { Upload } from '../../core/files/intake.ts';
import { keepFile } from '../../core/files/keeping.ts';
import { forgetFiles } from '../../core/files/removal.ts';
import { newId } from '../../core/ids.ts';
import type { Job } from '../../core/jobs.ts';
import { freeFileHours } from '../../limits.ts';
import { audit } from '../audits/index.ts';
import { meTopic } from '../identity/index.ts';
import { defaultBannerTopic, profileTopic } from './profiles.ts';
import type { DefaultBanner } from './profiles.types.ts';

/** Where a person's files are named. */
const places = {
  picture: { table: 'users', key: 'id', column: 'picture_id' },
  banner: { table: 'profiles', key: 'user_id', column: 'banner_id' },
} as const;
type Place = keyof typeof places;

/** Names another file, or none: the row is locked first, so that of two at once the later finds what the earlier put. @returns what was named before */
async function put(
  work: Work,
  place: Place,
  userId: string,
  fileId: string | null,
): Promise<string[]> {
  const { table, key, column } = places[place];
  const [row] = await work.rows<{ before: string | null }>(
    `with held as (select ${key} as held_key, ${column} as before from ${table} where ${key} = $1 for no key update)
     update ${table} set ${column} = $2 from held where ${key} = held_key returning before`,
    [userId, fileId],
  );
  if (!row) throw notFound(profileTexts.notFound);
  work.publish(profileTopic(userId), { userId });
  if (place === 'picture') work.publish(meTopic(userId), { userId });
  return row.before ? [row.before] : [];
}

/**
 * Puts a picture or banner on the viewer's own profile; the one before goes, its bytes too.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the documented texts, RATE_LIMITED
 */
export async function setOwn(ctx: Context, place: Place, upload: Upload): Promise<void> {
  const viewer = requireViewer(ctx);
  await ctx.app.limits.take('uploads', viewer.id);
  const rule = place === 'picture' ? profilePicture : profileBanner;
  await keepFile(
    ctx.app,
    upload,
    rule,
    { ownerId: viewer.id, purpose: place, name: `profile-${place}` },
    (work, id) => put(work, place, viewer.id, id),
  );
}

/** Takes it off again. Taking off what is not there is no error. */
export async function removeOwn(ctx: Context, place: Place): Promise<void> {
  const viewer = requireViewer(ctx);
  await change(ctx.app, async (work) => forgetFiles(work, await put(work, place, viewer.id, null)));
}

/**
 * Makes a picture the banner of all profiles without one of their own (part 3, Upload banner).
 * @throws FORBIDDEN 'Not an admin', TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED
 */
export async function uploadDefaultBanner(ctx: Context, upload: Upload): Promise<void> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'admin');
  await app.limits.take('uploads', viewer.id);
  await keepFile(
    app,
    upload,
    defaultBannerRule,
    { ownerId: viewer.id, purpose: 'banner' },
    async (work, fileId) => {
      const id = newId();
      const now = app.clock.now();
      await work.rows('insert into default_banners (id, file_id, created_at) values ($1, $2, $3)', [
        id,
        fileId,
        now,
      ]);
      work.publish(defaultBannerTopic, {});
      await audit(
        work,
        viewer.id,
        { action: 'uploadDefaultBanner', targetType: 'banner', targetId: id },
        now,
      );
      const before = await work.rows<{ fileId: string }>(
        'select file_id as "fileId" from default_banners where id < $1 for update skip locked',
        [id],
      );
      return before.map((row) => row.fileId);
    },
  );
}

const bannerInForce = statement<DefaultBanner>(
  'default_banner',
  'select id, file_id as "fileId", created_at as "createdAt" from default_banners order by id desc limit 1',
);

/** The banner that all profiles without one of their own show; null as long as no admin chose one. */
export async function defaultBanner(ctx: Context): Promise<DefaultBanner | null> {
  requireViewer(ctx, 'admin');
  const [banner] = await ctx.app.db.rows(bannerInForce);
  return banner ?? null;
}

const ownPicture = statement<{ id: string }>(
  'own_picture',
  'select picture_id as id from users where id = $1 and picture_id is not null',
);

/**
 * Where the viewer's own picture can be downloaded, for minutes.
 * @throws NOT_FOUND for anybody else's, as for one that is not there
 */
export async function pictureDownload(ctx: Context, userId: string): Promise<string> {
  if (requireViewer(ctx).id !== userId.toLowerCase()) throw notFound(profileTexts.notFound);
  const [picture] = await ctx.app.db.rows(ownPicture, [userId]);
  if (!picture) throw notFound(editTexts.noPicture);
  return ctx.app.addresses.sign(picture.id, 'attachment');
}

export const collectPicturesJob = 'profiles.collect-pictures';

/** Deletes pictures and banners, rows and bytes, that nothing has named for a day: of accounts that are gone, and of uploads that a crash cut off. */
export const collectPictures = (app: App): Job<object> => ({
  name: collectPicturesJob,
  cron: '47 * * * *',
  async run() {
    await change(app, async (work) => {
      const free = await work.rows<{ id: string }>(
        `select f.id from files f where f.purpose in ('picture', 'banner') and f.created_at < $1
            and not exists (select from users u where u.picture_id = f.id) and not exists (select from profiles pr where pr.banner_id = f.id)
            and not exists (select from default_banners b where b.file_id = f.id) and not exists (select from vision_items v where v.picture_id = f.id)
          limit 500 for update of f skip locked`,
        [new Date(app.clock.now().getTime() - freeFileHours * 3_600_000)],
      );
      await forgetFiles(
        work,
        free.map(({ id }) => id),
      );
    });
  },
});
