import { appendFile, mkdir, statfs, writeFile } from 'node:fs/promises';
import { backupTexts } from '../../../../../schema/rules/backups/backups-texts.ts';
import { fileSize } from '../../../../../schema/rules/text/display.ts';
import {
  freeBytesKept,
  silentUploadMilliseconds,
  uploadedArchiveBytes,
} from '../../../backup-limits.ts';
import { requireViewer } from '../../../core/access.ts';
import { stagedArchive, stagedFolder } from '../../../core/backup/over/staged.ts';
import type { App, Context } from '../../../core/context.ts';
import { badUserInput, conflict } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { assertTakes } from '../why-not.ts';
import { type ArrivingArchive, heldOf } from './held.ts';

const texts = backupTexts.first;

/** One part of an archive: whose it is, where it belongs, and how large the whole is. */
export interface ArchivePart {
  upload: string;
  at: number;
  size: number;
}

/** @throws CONFLICT where the disk has no room for so many bytes more */
export async function assertRoom({ config }: App, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bytes + freeBytesKept > bavail * bsize)
    throw conflict(texts.noRoom(fileSize(bytes), fileSize(bavail * bsize)));
}

/** @throws CONFLICT while another one comes; RATE_LIMITED */
async function begin(ctx: Context, { upload, size }: ArchivePart): Promise<ArrivingArchive> {
  const { app } = ctx;
  const held = heldOf(app);
  const { upload: other, look } = held;
  const isBusy =
    look?.phase === 'checking' ||
    (other &&
      other.id !== upload &&
      other.received < other.size &&
      Date.now() - other.at < silentUploadMilliseconds);
  if (isBusy) throw conflict(texts.isBusy);
  // Known before anything is waited for: of two at once one wins.
  const arriving = { id: upload, size, received: 0, at: Date.now(), isWriting: true };
  Object.assign(held, { upload: arriving, look: null });
  try {
    await app.limits.consume('backupsAsked', requireViewer(ctx, 'superAdmin').id);
    // What it holds, unpacked, needs as much again at least.
    await assertRoom(app, 2 * size);
    const { dataDir } = app.config;
    await mkdir(stagedFolder(dataDir), { recursive: true, mode: 0o700 });
    await writeFile(stagedArchive(dataDir), '', { mode: 0o600 });
  } catch (error) {
    if (held.upload === arriving) held.upload = null;
    throw error;
  }
  arriving.isWriting = false;
  return arriving;
}

/**
 * Takes one part of an archive that is brought to an empty college; parts come in their order.
 * @returns how much of it has come
 * @throws CONFLICT where nothing can be restored, another one comes, the disk is full, or a part
 * does not follow the one before; BAD_USER_INPUT; RATE_LIMITED; FORBIDDEN 'Not a superAdmin'
 */
export async function takeArchivePart(
  ctx: Context,
  part: ArchivePart,
  bytes: Buffer,
): Promise<{ received: number }> {
  const { app } = ctx;
  requireViewer(ctx, 'superAdmin');
  const isRight =
    isId(part.upload) &&
    Number.isSafeInteger(part.at) &&
    part.at >= 0 &&
    Number.isSafeInteger(part.size) &&
    bytes.length > 0 &&
    part.at + bytes.length <= part.size;
  if (!isRight) throw badUserInput(texts.notAPart);
  if (part.size > uploadedArchiveBytes) throw badUserInput(texts.tooLarge);
  await assertTakes(ctx);
  const arriving = part.at === 0 ? await begin(ctx, part) : heldOf(app).upload;
  const follows =
    arriving?.id === part.upload &&
    arriving.size === part.size &&
    arriving.received === part.at &&
    !arriving.isWriting;
  if (!follows) throw conflict(texts.notNext);
  arriving.isWriting = true;
  try {
    await assertRoom(app, bytes.length);
    await appendFile(stagedArchive(app.config.dataDir), bytes);
    arriving.received += bytes.length;
    arriving.at = Date.now();
  } catch (error) {
    // What of it was written is not known: it begins anew.
    if (heldOf(app).upload === arriving) heldOf(app).upload = null;
    throw error;
  } finally {
    arriving.isWriting = false;
  }
  return { received: arriving.received };
}
