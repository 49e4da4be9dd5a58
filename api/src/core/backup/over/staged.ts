import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { disk } from '../../program/disk.ts';
import { deriveKey } from '../../secrets/secrets.ts';

/**
 * Where an archive waits that a super admin brings to an empty college, and the order to restore
 * one: what holds the database can't take its place, so the program does it when it starts anew.
 */
export const stagedFolder = (dataDir: string): string => join(dataDir, 'restore.staged');
export const stagedArchive = (dataDir: string): string => join(stagedFolder(dataDir), 'archive');
/** What gave way meanwhile. */
export const setAsideFolder = (dataDir: string): string => join(stagedFolder(dataDir), 'before');

const overShape = z.object({
  /** The super admin who ordered it. */
  adminId: z.string(),
  /** When, as an ISO timestamp. */
  at: z.string(),
  /** The backup of what is replaced, once it is made. */
  undo: z.string().nullable(),
});
const orderShape = z.object({
  /** One of those that are kept; null for the one that was uploaded. */
  archive: z.string().nullable(),
  /** What opens it, where that is not the key of the settings. */
  key: z.string().nullable(),
  /** Of one that takes the place of a running college; null: of an empty one alone. */
  over: overShape.nullable().default(null),
  /** Of an order over a running college: that this program wrote it. */
  seal: z.string().nullable().default(null),
});
export type RestoreOrder = Omit<z.output<typeof orderShape>, 'seal'>;
const outcomeShape = z.object({
  /** Why nothing changed; null where all of it was restored. */
  said: z.string().nullable(),
  /** What was restored over a running college. */
  over: overShape.extend({ archive: z.string(), isNoted: z.boolean() }).nullable().default(null),
});
export type RestoreOutcome = z.output<typeof outcomeShape>;

const orderFile = (dataDir: string): string => join(stagedFolder(dataDir), 'order.json');
const outcomeName = 'outcome.json';
const outcomeFile = (dataDir: string): string => join(stagedFolder(dataDir), outcomeName);
/** Says that a server has all of it, though the order did not end. */
export const loadedFile = (dataDir: string): string => join(stagedFolder(dataDir), 'loaded.json');

function readJson<T extends z.ZodType>(shape: T, file: string): z.output<T> | null {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeJson(dataDir: string, file: string, value: object): Promise<void> {
  await mkdir(stagedFolder(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify(value), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  disk.syncFolder(stagedFolder(dataDir));
}

/** What is to be restored at the next start; null for nothing. */
export const readOrder = (dataDir: string): (RestoreOrder & { seal: string | null }) | null =>
  readJson(orderShape, orderFile(dataDir));

/** Has the next start restore an archive into the place of an empty college. */
export const writeOrder = (
  dataDir: string,
  order: Pick<RestoreOrder, 'archive' | 'key'>,
): Promise<void> => writeJson(dataDir, orderFile(dataDir), order);

const sealOf = (secret: string, { archive, key, over }: RestoreOrder): string =>
  createHmac('sha256', deriveKey(secret, 'restore-order'))
    .update(JSON.stringify([archive, key, over?.adminId, over?.at, over?.undo]))
    .digest('base64url');

/** Has the next start restore an archive over a running college. */
export const writeSealedOrder = (
  { dataDir, jwtSecret }: { dataDir: string; jwtSecret: string },
  order: RestoreOrder,
): Promise<void> =>
  writeJson(dataDir, orderFile(dataDir), { ...order, seal: sealOf(jwtSecret, order) });

/** Whether an order over a running college is one that this program wrote, with its secret. */
export function isSealed(order: RestoreOrder & { seal: string | null }, secret: string): boolean {
  const [right, claimed] = [Buffer.from(sealOf(secret, order)), Buffer.from(order.seal ?? '')];
  return right.length === claimed.length && timingSafeEqual(right, claimed);
}

/** How the last restore in the browser ended; null where nothing is to be said of it. */
export const readOutcome = (dataDir: string): RestoreOutcome | null =>
  readJson(outcomeShape, outcomeFile(dataDir));

export const writeOutcome = (dataDir: string, outcome: RestoreOutcome): Promise<void> =>
  writeJson(dataDir, outcomeFile(dataDir), outcome);

export const noteLoaded = (dataDir: string): Promise<void> =>
  writeJson(dataDir, loadedFile(dataDir), {});

const keysFile = (dataDir: string): string => join(stagedFolder(dataDir), 'keys');

/** Notes which files a college has in its bucket, before it gives way. */
export async function writeKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  const file = keysFile(dataDir);
  await writeFile(`${file}.part`, keys.join('\n'), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  disk.syncFolder(stagedFolder(dataDir));
}

/** @throws the system's error where none were noted */
export const readKeys = (dataDir: string): string[] =>
  readFileSync(keysFile(dataDir), 'utf8').split('\n').filter(Boolean);

/**
 * Ends an order, in this sequence: what is to be said of it is on the disk before it goes, and that
 * it went before anything does by which it could go on. So a start finds an order that it can end,
 * or none; `sweepStaged` removes what is left then.
 */
export async function endOrder(dataDir: string, outcome: RestoreOutcome): Promise<void> {
  if (outcome.said !== null || outcome.over) await writeOutcome(dataDir, outcome);
  else await rm(outcomeFile(dataDir), { force: true });
  await rm(orderFile(dataDir), { force: true });
  disk.syncFolder(stagedFolder(dataDir));
}

/**
 * Removes all but what is to be said of the last restore: what gave way to it, and an archive that
 * was brought, restored or not, which may hold all that people of another college wrote. For a
 * start without an order.
 */
export async function sweepStaged(dataDir: string): Promise<void> {
  const folder = stagedFolder(dataDir);
  const names = await readdir(folder).catch(() => null);
  if (!names) return;
  for (const name of names)
    if (name !== outcomeName) await rm(join(folder, name), { recursive: true, force: true });
  if (!names.includes(outcomeName)) await rmdir(folder);
}
