import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The table that says so in a database that a restore fills. */
export const unfinishedTable = 'unfinished_restore';

/** Where a restore puts the embedded database until it is whole. */
export const unfinishedFolder = (dataDir: string): string => join(dataDir, 'restore.unfinished');

const notRestored = (variable: string): Error =>
  new Error(
    `${variable}: a restore did not end here, and what there is of it is not whole: run "npm run restore" again`,
  );

/** Removes what a restore left that was killed when its database had its place already. */
export function removeEmptied(dataDir: string): void {
  const folder = unfinishedFolder(dataDir);
  const isEmptied = !existsSync(join(folder, 'database')) && existsSync(join(dataDir, 'database'));
  if (isEmptied) rmSync(folder, { recursive: true, force: true });
}

/** @throws Error in one line where the restore of an embedded database did not end */
export function refuseUnfinishedFolder(dataDir: string): void {
  removeEmptied(dataDir);
  if (existsSync(unfinishedFolder(dataDir))) throw notRestored('DATA_DIR');
}

/** @throws Error in one line where the restore of a server's database did not end */
export async function refuseUnfinished(sql: (text: string) => Promise<object[]>): Promise<void> {
  const found = await sql(`select from pg_class where oid = to_regclass('${unfinishedTable}')`);
  if (found.length > 0) throw notRestored('DATABASE_URL');
}
