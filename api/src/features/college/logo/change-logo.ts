import { collegeLogo } from '../../../../../schema/rules/college/college-logo.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { nilId } from '../../../core/ids.ts';
import { audit } from '../../audits/index.ts';
import { deleteFiles, storeFile } from '../../files/index.ts';
import { CollegeEntity, theOne } from '../college.entity.ts';
import { collegeTopic } from '../college.queries.ts';
import { logoPurpose } from './collect-logo.ts';
import { CollegeLogoEntity } from './college-logo.entity.ts';
import { forgetLogo } from './college-logo.queries.ts';

/** Notes in the audit log what a super admin did to the logo, and tells every instance. */
async function note(
  ctx: Context,
  work: Work,
  action: 'college.setLogo' | 'college.removeLogo',
): Promise<void> {
  const viewer = requireViewer(ctx, 'superAdmin');
  audit(work, { adminId: viewer.id, action, at: ctx.app.clock.now() });
  const written = await work.em.findOne(CollegeEntity, { id: theOne });
  work.publish(collegeTopic, { version: written?.version ?? 0 });
}

/**
 * Gives the college a logo, in place of the one before. It is the college's: no account takes it
 * along.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the documented texts; RATE_LIMITED
 */
export async function setCollegeLogo(ctx: Context, upload: Upload): Promise<void> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('uploads', viewer.id);
  const file = { ownerId: nilId, purpose: logoPurpose, name: 'logo' };
  await storeFile(app, upload, collegeLogo, file, async (work, fileId) => {
    await work.advisoryLock('college');
    const before = await work.em.findOne(CollegeLogoEntity, { id: theOne });
    const unnamed = before ? [before.fileId] : [];
    const changedAt = app.clock.now();
    if (before) work.em.assign(before, { fileId, changedAt });
    else work.em.create(CollegeLogoEntity, { fileId, changedAt });
    await note(ctx, work, 'college.setLogo');
    return unnamed;
  });
  forgetLogo(app);
}

/** Takes the logo away: the product's mark stands there again. Without one it changes nothing. */
export async function removeCollegeLogo(ctx: Context): Promise<void> {
  const { app } = ctx;
  requireViewer(ctx, 'superAdmin');
  await change(app, async (work) => {
    await work.advisoryLock('college');
    const before = await work.em.findOne(CollegeLogoEntity, { id: theOne });
    if (!before) return;
    work.em.remove(before);
    await note(ctx, work, 'college.removeLogo');
    await deleteFiles(work, [before.fileId]);
  });
  forgetLogo(app);
}
