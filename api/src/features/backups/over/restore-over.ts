import { backupTexts } from '../../../../../schema/rules/backups/backups-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { readOutcome, writeOutcome, writeSealedOrder } from '../../../core/backup/over/staged.ts';
import { writtenSince } from '../../../core/backup/over/written-since.ts';
import { collegeName } from '../../../core/college/college-name.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { badUserInput, conflict } from '../../../core/errors.ts';
import { startAnewSoon } from '../../../core/program/restart.ts';
import { withSecondFactor } from '../../adminaccess/index.ts';
import { audit } from '../../audits/index.ts';
import { phaseOf } from '../first/first-restore.ts';
import { heldOf } from '../first/held.ts';
import { beginLook } from '../first/look.ts';
import { assertRoom } from '../first/take-archive.ts';
import { whyNotOver } from '../why-not.ts';
import type { RestoreDone, RestoreOver } from './restore-over.types.ts';

const texts = backupTexts.over;

function lastDone(app: App): RestoreDone | null {
  const over = readOutcome(app.config.dataDir)?.over;
  return over ? { at: new Date(over.at), archive: over.archive || null, undo: over.undo } : null;
}

/** How a restore over this college stands. @throws FORBIDDEN 'Not a superAdmin' */
export async function restoreOver(ctx: Context): Promise<RestoreOver> {
  const { app } = ctx;
  requireViewer(ctx, 'superAdmin');
  const held = heldOf(app);
  const { look } = held;
  const phase = held.isOrdered || look ? phaseOf(held) : 'nothing';
  return {
    why: await whyNotOver(ctx),
    college: collegeName(app.config),
    phase,
    name: look?.name ?? null,
    done: look?.read ?? 0,
    all: look?.size ?? 0,
    said: look ? look.said : (readOutcome(app.config.dataDir)?.said ?? null),
    contents: look?.contents ?? null,
    lost: look?.contents ? await writtenSince(app.db, look.contents.madeAt) : null,
    last: lastDone(app),
  };
}

/**
 * Begins to read a backup, from its beginning to its end; nothing of the college changes.
 * @param name of those that are kept; null for the one that was brought
 * @param key what opens it, where that is not the key of the settings
 * @throws CONFLICT where none can be restored, another one is read, or one is restored already;
 * NOT_FOUND; RATE_LIMITED; FORBIDDEN 'Not a superAdmin'
 */
export async function lookIntoKept(
  ctx: Context,
  name: string | null,
  key: string | null,
): Promise<RestoreOver> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const why = await whyNotOver(ctx);
  if (why !== null) throw conflict(why);
  if (heldOf(app).isOrdered) throw conflict(backupTexts.first.isOrdered);
  await app.limits.consume('backupsAsked', viewer.id);
  await beginLook(app, name, key);
  return restoreOver(ctx);
}

/** What a super admin gives for it. */
interface Confirmation {
  /** The backup that was looked into; null: the one that was brought. */
  name: string | null;
  /** The name of the college, as it is typed. */
  college: string;
  /** Of the second factor; each works once. */
  code: string;
}

/**
 * Has the program start anew with a kept backup in the place of this college; that start first
 * makes a backup of what it replaces.
 * @throws BAD_USER_INPUT for another name of the college, and a wrong or used code; CONFLICT unless
 * all of this backup was read and is whole, without a second factor, where the disk has no room,
 * and for the second who asks; RATE_LIMITED; FORBIDDEN 'Not a superAdmin'
 */
export async function restoreKept(ctx: Context, given: Confirmation): Promise<RestoreOver> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const { name, code } = given;
  const why = await whyNotOver(ctx);
  if (why !== null) throw conflict(why);
  const held = heldOf(app);
  const { look } = held;
  if (look?.phase !== 'ready') throw conflict(backupTexts.first.notReady);
  if (look.name !== name) throw conflict(texts.otherLook);
  if (given.college.trim() !== collegeName(app.config))
    throw badUserInput(texts.wrongCollege, { college: texts.wrongCollege });
  // Known before anything is waited for: of two at once one wins.
  if (held.isOrdered) throw conflict(backupTexts.first.isOrdered);
  held.isOrdered = true;
  try {
    // The backup of now, and what is unpacked: on a server it is not seen what is free.
    const isInFolders = !app.config.databaseUrl || !app.config.minio;
    await assertRoom(app, (isInFolders ? 3 : 1) * look.size);
    const at = app.clock.now();
    await withSecondFactor(ctx, viewer, code, async (work) => {
      audit(work, {
        adminId: viewer.id,
        action: 'backup.restore',
        changes: { archive: name },
        at,
      });
      await work.em.flush();
    });
    await writeSealedOrder(app.config, {
      archive: name,
      key: look.key,
      over: { adminId: viewer.id, at: at.toISOString(), undo: null },
    });
  } catch (error) {
    // What could not be ordered may be asked for again.
    held.isOrdered = false;
    throw error;
  }
  startAnewSoon();
  return restoreOver(ctx);
}

/**
 * The log of what was restored ends before its restore: the first start afterwards says in it who
 * did that. An admin who is not in it can't be named there; the backup of before has the entry.
 */
export async function noteRestore(app: App): Promise<void> {
  const outcome = readOutcome(app.config.dataDir);
  const over = outcome?.over;
  if (!over || over.isNoted) return;
  await change(app, async (work) => {
    audit(work, {
      adminId: over.adminId,
      action: 'backup.restore',
      changes: { archive: over.archive || null },
      at: app.clock.now(),
    });
    await work.em.flush();
  }).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the restore could not be noted in the audit log');
  });
  await writeOutcome(app.config.dataDir, { ...outcome, over: { ...over, isNoted: true } });
}
