import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { filesFolder } from '../../core/files/store.ts';
import { disk } from '../../core/program/disk.ts';
import { audit } from '../audits/index.ts';
import { beginAction, overviewFacts } from './overview.queries.ts';
import { adminOverview, factsFor, isUntouched } from './overview.ts';
import type { AdminOverview, CollegeEnvironment } from './overview.types.ts';

/** A place by its name and port: the rest of its address may hold a password. */
const hostOf = (url: string): string => new URL(url).host;

/** What the environment decides, as a super admin may read it. */
export async function collegeEnvironment({ config }: App): Promise<CollegeEnvironment> {
  const { minio, dataDir, requiresSecondFactor } = config;
  if (minio)
    return {
      fileStore: `${hostOf(minio.endpoint)}/${minio.bucket}`,
      ...{ fileFolder: null, freeBytes: null, requiresSecondFactor },
    };
  const freeBytes = await disk.freeBytes(dataDir).catch(() => null);
  return { fileStore: null, fileFolder: filesFolder(dataDir), freeBytes, requiresSecondFactor };
}

/**
 * Notes that a super admin has the steps of the beginning open: they never open by themselves
 * again. A second time changes nothing.
 */
export async function beginCollege(ctx: Context): Promise<AdminOverview> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await change(app, async (work) => {
    // Two tabs may open at once.
    await work.advisoryLock('college');
    const [found] = await work.query(overviewFacts, factsFor(app, viewer));
    if (isUntouched(app, found))
      audit(work, { adminId: viewer.id, action: beginAction, at: app.clock.now() });
  });
  return adminOverview(ctx);
}
