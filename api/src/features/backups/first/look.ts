import { createReadStream } from 'node:fs';
import { backupTexts } from '../../../../../schema/rules/backups/backups-texts.ts';
import { BackupError } from '../../../core/backup/bytes.ts';
import { hasSecretFor } from '../../../core/backup/load/target.ts';
import { stagedArchive } from '../../../core/backup/over/staged.ts';
import { backupPlace } from '../../../core/backup/places.ts';
import {
  type Archive,
  checkArchive,
  type Restored,
  refuseNewer,
} from '../../../core/backup/restore.ts';
import type { App } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { BackupContents } from './first-restore.types.ts';
import { heldOf, type Look } from './held.ts';

const texts = backupTexts.first;

function contentsOf({ config }: App, { manifest, end }: Restored, names: number): BackupContents {
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  return {
    college: manifest.college,
    madeAt: new Date(manifest.createdAt),
    version: manifest.program,
    isOlder: manifest.migrations.length < names,
    people: end.rows['users'] ?? 0,
    posts: end.rows['posts'] ?? 0,
    rows,
    files: end.files,
    fileBytes: end.fileBytes,
    missing: end.missing.length,
    hasSecret: hasSecretFor(config, manifest),
  };
}

/** Reads all of an archive, and says what is in it or why it can't be restored. */
async function readAll(app: App, look: Look, open: Archive): Promise<void> {
  try {
    const checked = await checkArchive(async () => {
      const stream = await open();
      return (async function* counted() {
        for await (const chunk of stream) {
          look.read += chunk.length;
          yield chunk;
        }
      })();
    }, look.key ?? app.config.backup.key);
    const names = (await app.db.orm.migrator.getExecuted()).map(({ name }) => name);
    refuseNewer(checked.manifest, names, app.version);
    look.contents = contentsOf(app, checked, names.length);
    look.phase = 'ready';
  } catch (error) {
    app.log.warn({ err: error }, 'an archive can not be restored');
    look.said = error instanceof BackupError ? error.message : texts.unreadable;
    look.phase = 'refused';
  }
}

/** Where an archive is read from; null where it is not there, or not whole yet. */
async function sourceOf(
  app: App,
  name: string | null,
): Promise<{ size: number; open: Archive } | null> {
  if (name === null) {
    const { upload } = heldOf(app);
    if (!upload || upload.received < upload.size) return null;
    const path = stagedArchive(app.config.dataDir);
    return { size: upload.size, open: () => Promise.resolve(createReadStream(path)) };
  }
  const place = backupPlace(app.config);
  const found = (await place.list()).find((one) => one.name === name);
  return found ? { size: found.size, open: () => place.read(name) } : null;
}

/**
 * Begins to read an archive, from its beginning to its end; `heldOf` has how far that is.
 * @param name one of those that are kept; null for the one that was uploaded
 * @param key what opens it, where that is not the key of the settings
 * @throws NOT_FOUND for one that is not there; CONFLICT while another one is read
 */
export async function beginLook(app: App, name: string | null, key: string | null): Promise<void> {
  const source = await sourceOf(app, name);
  if (!source) throw notFound(name === null ? texts.notUploaded : backupTexts.gone);
  const held = heldOf(app);
  if (held.look?.phase === 'checking') throw conflict(texts.isChecking);
  const { size, open } = source;
  held.look = {
    name,
    key: key || null,
    phase: 'checking',
    read: 0,
    size,
    said: null,
    contents: null,
  };
  void readAll(app, held.look, open);
}
