import { createReadStream, existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { BackupError } from '../core/backup/bytes.ts';
import { backupPlace } from '../core/backup/places.ts';
import type { Archive, Restored } from '../core/backup/restore.ts';

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** An option that a command does not know, in the words of Node's own. */
const isOfArguments = (error: Error & { code?: string }): boolean =>
  error.code?.startsWith('ERR_PARSE_ARGS') === true;

/** Runs a command; what is wrong is said in one line, and ends it with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForPeople =
      error instanceof Error && (!(error instanceof TypeError) || isOfArguments(error));
    process.stderr.write(
      `${isForPeople ? error.message : String((error as { stack?: unknown }).stack ?? error)}\n`,
    );
    process.exitCode = 1;
  }
}

/**
 * The archive that somebody names: a file, or one of the place where backups are kept, with its
 * name there.
 * @throws BackupError where there is none of that name
 */
export async function archiveNamed(
  name: string,
  config: Pick<Config, 'minio' | 'backup'>,
): Promise<{ name: string; archive: Archive }> {
  if (existsSync(name)) return { name, archive: () => Promise.resolve(createReadStream(name)) };
  const place = backupPlace(config);
  const archives = await place.list();
  const found = name === 'newest' ? archives.at(-1)?.name : name;
  if (!archives.some((archive) => archive.name === found) || found === undefined)
    throw new BackupError(
      `There is no archive ${name}: name a file, or one of those that "npm run backup -- --list" shows.`,
    );
  return { name: found, archive: () => place.read(found) };
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What is in an archive, in lines. */
export function describe({ manifest, end }: Restored): string[] {
  const rows = Object.entries(end.rows).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `${manifest.college}, ${manifest.createdAt}, made by Experiencia ${manifest.program}`,
    `${manifest.migrations.length} migrations, the last is ${manifest.migrations.at(-1) ?? 'none'}`,
    ...rows.map(([name, count]) => `${String(count).padStart(9)} rows of ${name}`),
    `${String(end.files).padStart(9)} files, ${megabytes(end.fileBytes)}`,
    ...missingLines(end.missing),
    manifest.secret === undefined
      ? 'It does not hold the secret (docs/decisions/secret.md): keep DATA_DIR/secrets/jwt-secret or JWT_SECRET beside it.'
      : 'It holds the secret.',
  ];
}

/** Files that were not in the store: an upload that had not ended, or bytes that were lost. */
export const missingLines = (missing: readonly string[]): string[] =>
  missing.length === 0
    ? []
    : [
        `${missing.length} files were not in the store (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}): uploads that had not ended, or lost before`,
      ];
