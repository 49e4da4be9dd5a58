import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from './archive/archive.ts';
import { jobsTable } from './connection.ts';
import { type DrillResult, drillNote } from './drill-result.ts';
import type { Target } from './load/target.ts';
import { makeBackup, type Place } from './make-backup.ts';
import type { BackupPlace } from './places.ts';
import { type Archive, restore } from './restore.ts';

/** Counts and checksums of all tables and files, in whatever order their rows come. */
class Sums {
  readonly sums = new Map<string, { count: number; sum: bigint }>();

  readonly add = (part: Part): void => {
    if (part.kind === 'rows')
      for (const row of part.rows) this.#add(`rows of ${part.table.name}`, row);
    if (part.kind === 'file') this.#add('files', `${part.key} ${part.number}`, part.bytes);
  };

  #add(name: string, ...words: (string | Buffer)[]): void {
    const hash = createHash('sha256');
    for (const word of words) hash.update(word);
    const { count, sum } = this.sums.get(name) ?? { count: 0, sum: 0n };
    const next = BigInt.asUintN(64, sum + hash.digest().readBigUInt64BE());
    this.sums.set(name, { count: count + 1, sum: next });
  }
}

function differencesOf(one: Sums, other: Sums, left: ReadonlySet<string>): string[] {
  const differences: string[] = [];
  for (const name of new Set([...one.sums.keys(), ...other.sums.keys()])) {
    if (left.has(name)) continue;
    const [before, after] = [one.sums.get(name), other.sums.get(name)];
    if (before?.count !== after?.count)
      differences.push(`${before?.count ?? 0} ${name} became ${after?.count ?? 0}`);
    else if (before?.sum !== after?.sum) differences.push(`${name} are not as they were`);
  }
  return differences;
}

/** A place that keeps nothing. */
const nowhere = {
  pathOf: (name: string) => name,
  async write(_name: string, bytes: AsyncIterable<Buffer>) {
    for await (const _chunk of bytes);
  },
} as const;

/**
 * Restores an archive into an empty place of its own, embedded and under DATA_DIR, reads back all
 * that is there, compares, and deletes it.
 * @throws BackupError where it can't be restored at all
 */
export async function drill(
  place: Place,
  target: Omit<Target, 'config'>,
  { name, archive }: { name: string; archive: Archive },
): Promise<DrillResult> {
  const began = performance.now();
  const dataDir = join(place.config.dataDir, 'drill');
  await rm(dataDir, { recursive: true, force: true });
  const config = {
    ...place.config,
    ...{ databaseUrl: undefined, minio: undefined, dataDir, ownsSecret: true },
  };
  try {
    const [before, after] = [new Sums(), new Sums()];
    const { ended } = await restore({ ...target, config }, archive, before.add);
    await makeBackup({ ...place, config }, 'manual', { to: nowhere, seen: after.add });
    const left = [...ended, jobsTable].map((table) => `rows of ${table}`);
    return {
      archive: name,
      at: new Date().toISOString(),
      differences: differencesOf(before, after, new Set(left)),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Keeps the result of a drill beside the archives. */
export const keepResult = (place: BackupPlace, result: DrillResult): Promise<void> =>
  place.write(
    drillNote,
    (async function* once() {
      yield Buffer.from(`${JSON.stringify(result, null, 2)}\n`);
    })(),
  );
