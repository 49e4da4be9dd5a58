import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decrypted, isEncrypted } from '../../src/core/backup/archive/age.ts';
import { type End, type Manifest, readArchive } from '../../src/core/backup/archive/archive.ts';
import { start } from './process.ts';

export interface ReadArchive {
  manifest: Manifest;
  end: End;
  /** Rows by table, each as texts by column, in a fixed order. */
  rows: Map<string, Record<string, string | null>[]>;
  /** A hash of the bytes by key. */
  files: Map<string, string>;
}

/** All of an archive at once: those of tests are small. */
export async function readWhole(path: string, key = ''): Promise<ReadArchive> {
  const bytes = readFileSync(path);
  const source = (async function* once() {
    yield* [bytes];
  })();
  const read: Partial<ReadArchive> & Pick<ReadArchive, 'rows' | 'files'> = {
    rows: new Map(),
    files: new Map(),
  };
  for await (const part of readArchive(isEncrypted(bytes) ? decrypted(source, key) : source)) {
    if (part.kind === 'manifest') read.manifest = part.manifest;
    else if (part.kind === 'end') read.end = part.end;
    else if (part.kind === 'file')
      read.files.set(part.key, createHash('sha256').update(part.bytes).digest('hex'));
    else {
      const { name, columns } = part.table;
      const rows = part.rows
        .map((row) => JSON.parse(row) as (string | null)[])
        .map((texts) =>
          Object.fromEntries(columns.map((column, at) => [column, texts[at] ?? null])),
        );
      read.rows.set(name, [...(read.rows.get(name) ?? []), ...rows]);
    }
  }
  for (const rows of read.rows.values())
    rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return read as ReadArchive;
}

/** Runs `npm run backup`, or another command, to its end. @returns what it said */
export async function command(
  name: 'backup' | 'restore' | 'doctor' | 'support-packet' | 'rebuild-companies',
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; lines: string[] }> {
  // As `scripts/command.mjs` says where; the folder stands beside the program.
  const kept = { NODE_COMPILE_CACHE: 'dist/server/.compiled' };
  const running = start({ ...kept, ...env }, `dist/server/${name}.js`, args);
  const code = await running.ended;
  return { code, lines: running.output().trim().split('\n') };
}

/** What the doctor said of each part, and how it ended. */
export async function doctor(
  env: Record<string, string>,
): Promise<{ code: unknown; said: string }> {
  const { code, lines } = await command('doctor', env);
  return { code, said: lines.join('\n') };
}
