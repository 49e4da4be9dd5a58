import { text } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import type { Manifest } from './archive/archive.ts';
import { type DrillResult, drillNote } from './drill-result.ts';
import { type BackupKind, backupPlace, readName } from './places.ts';
import { manifestOf } from './restore.ts';

type Where = Pick<Config, 'minio' | 'backup'>;

/** An archive in the place of the backups. */
export interface KeptArchive {
  name: string;
  at: Date;
  kind: BackupKind;
  size: number;
  isEncrypted: boolean;
  /** What it says of itself; null where it can't be opened, and why. */
  about: Pick<Manifest, 'program' | 'secretFingerprint'> | null;
  problem: string | null;
}

/** Archives never change under their name: of each, the beginning is read once. */
const read = new Map<string, Pick<KeptArchive, 'about' | 'problem'>>();
const mostRead = 200;

async function beginningOf(
  config: Where,
  name: string,
): Promise<Pick<KeptArchive, 'about' | 'problem'>> {
  const stream = await backupPlace(config).read(name);
  try {
    const { program, secretFingerprint } = await manifestOf(
      () => Promise.resolve(stream),
      config.backup.key,
    );
    return { about: { program, secretFingerprint }, problem: null };
  } catch (error) {
    return { about: null, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    stream.destroy();
  }
}

/** All archives, oldest first. @throws the system's error where the place can't be asked */
export async function keptArchives(config: Where): Promise<KeptArchive[]> {
  const place = backupPlace(config);
  const archives: KeptArchive[] = [];
  for (const { name, size } of await place.list()) {
    const named = readName(name);
    if (!named) continue;
    const key = `${place.pathOf(name)} ${size}`;
    const known = read.get(key) ?? (await beginningOf(config, name));
    // One that can't be opened may be by another key.
    if (known.about) read.set(key, known);
    if (read.size > mostRead) read.clear();
    archives.push({ name, size, ...named, ...known });
  }
  return archives;
}

/** When the newest was made, by its name; null where there is none. */
export async function newestBackupAt(config: Where): Promise<Date | null> {
  const named = (await backupPlace(config).list()).flatMap(({ name }) => readName(name) ?? []);
  return named.at(-1)?.at ?? null;
}

/** How the last drill went; null where there was none yet. */
export async function lastDrill(config: Where): Promise<DrillResult | null> {
  try {
    return JSON.parse(await text(await backupPlace(config).read(drillNote))) as DrillResult;
  } catch {
    return null;
  }
}
