import { backupTexts } from '../../../../../schema/rules/backups/backups-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { isCollegeEmpty } from '../../../core/backup/over/empty-college.ts';
import { readOutcome, writeOrder } from '../../../core/backup/over/staged.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { startAnewSoon } from '../../../core/program/restart.ts';
import { audit } from '../../audits/index.ts';
import { whyNotFirst } from '../why-not.ts';
import type { FirstRestore } from './first-restore.types.ts';
import { type Held, heldOf } from './held.ts';
import { beginLook } from './look.ts';

const texts = backupTexts.first;

/** @throws CONFLICT unless the college is empty and the program can start itself anew */
async function assertOpen(app: App): Promise<void> {
  const why = await whyNotFirst(app);
  if (why !== null) throw conflict(why);
  if (heldOf(app).isOrdered) throw conflict(texts.isOrdered);
}

/** How far the archive is that is held. */
export function phaseOf({ upload, look, isOrdered }: Held): FirstRestore['phase'] {
  if (isOrdered) return 'restoring';
  if (look) return look.phase;
  if (!upload) return 'nothing';
  return upload.received < upload.size ? 'receiving' : 'received';
}

/** How a restore in the browser stands. @throws FORBIDDEN 'Not a superAdmin' */
export async function firstRestore(ctx: Context): Promise<FirstRestore> {
  const { app } = ctx;
  requireViewer(ctx, 'superAdmin');
  const held = heldOf(app);
  const why = held.isOrdered ? null : await whyNotFirst(app);
  const { look, upload } = held;
  return {
    isOpen: why === null,
    why,
    phase: phaseOf(held),
    done: look ? look.read : (upload?.received ?? 0),
    all: look ? look.size : (upload?.size ?? 0),
    said: look ? look.said : (readOutcome(app.config.dataDir)?.said ?? null),
    contents: look?.contents ?? null,
  };
}

/**
 * Begins to read an archive, from its beginning to its end; nothing of the college changes.
 * @param name one of those that are kept; null for the one that was uploaded
 * @param key what opens it, where that is not the key of the settings
 * @throws CONFLICT where nothing can be restored, or another one is being read; NOT_FOUND;
 * FORBIDDEN 'Not a superAdmin'
 */
export async function lookIntoBackup(
  ctx: Context,
  name: string | null,
  key: string | null,
): Promise<FirstRestore> {
  const { app } = ctx;
  requireViewer(ctx, 'superAdmin');
  await assertOpen(app);
  await beginLook(app, name, key);
  return firstRestore(ctx);
}

/**
 * Has the program start anew with what was looked into, in the place of this empty college.
 * @throws CONFLICT unless all of it was read and is whole, and for the second who asks; FORBIDDEN
 * 'Not a superAdmin'
 */
export async function restoreBackup(ctx: Context): Promise<FirstRestore> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const held = heldOf(app);
  const { look } = held;
  if (look?.phase !== 'ready') throw conflict(texts.notReady);
  let isOurs = false;
  try {
    await change(app, async (work) => {
      // Two tabs may ask at once.
      await work.advisoryLock('college');
      if (held.isOrdered) throw conflict(texts.isOrdered);
      if (!(await isCollegeEmpty(app.db, work.em))) throw conflict(texts.isFilled);
      // Another archive may have begun to come meanwhile.
      if (held.look !== look) throw conflict(texts.notReady);
      held.isOrdered = isOurs = true;
      audit(work, {
        adminId: viewer.id,
        action: 'backup.restore',
        changes: { archive: look.name },
        at: app.clock.now(),
      });
    });
    await writeOrder(app.config.dataDir, { archive: look.name, key: look.key });
  } catch (error) {
    // What could not be ordered may be asked for again.
    if (isOurs) held.isOrdered = false;
    throw error;
  }
  startAnewSoon();
  return firstRestore(ctx);
}
