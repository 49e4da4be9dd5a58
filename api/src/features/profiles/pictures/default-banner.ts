import { LockMode } from '@mikro-orm/core';
import { defaultBanner as defaultBannerRule } from '../../../../../schema/rules/files/files.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { audit } from '../../audits/index.ts';
import { storeFile } from '../../files/index.ts';
import { defaultBannerRow } from '../profiles.queries.ts';
import { defaultBannerTopic } from '../profiles.ts';
import type { DefaultBanner } from '../profiles.types.ts';
import { DefaultBannerEntity } from './default-banner.entity.ts';

/**
 * Makes a picture the banner of all profiles without one of their own; those before it go, their
 * bytes too.
 * @throws FORBIDDEN 'Not an admin', TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED
 */
export async function uploadDefaultBanner(ctx: Context, upload: Upload): Promise<void> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'admin');
  await app.limits.consume('uploads', viewer.id);
  const file = { ownerId: viewer.id, purpose: 'banner' };
  await storeFile(app, upload, defaultBannerRule, file, async (work, fileId) => {
    const at = app.clock.now();
    const banner = work.em.create(DefaultBannerEntity, { fileId, createdAt: at });
    audit(work, {
      adminId: viewer.id,
      action: 'uploadDefaultBanner',
      targetId: banner.id,
      at,
    });
    work.publish(defaultBannerTopic, {});
    // Of several at once each leaves alone what another is deleting just now.
    const before = await work.em.find(
      DefaultBannerEntity,
      { id: { $lt: banner.id } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    return before.map((earlier) => earlier.fileId);
  });
}

/**
 * The banner that all profiles without one of their own show; null as long as no admin chose one.
 * @throws FORBIDDEN 'Not an admin'
 */
export async function defaultBanner(ctx: Context): Promise<DefaultBanner | null> {
  requireViewer(ctx, 'admin');
  return defaultBannerRow(ctx.app);
}
