import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { borrowEmbedded } from './embedded-databases.ts';
import { borrowOnServer } from './server-databases.ts';
import type { TestDatabase } from './test-database.ts';

/** What a run has made for all of its files (global-setup.ts). */
declare module 'vitest' {
  interface ProvidedContext {
    /** What its databases are copied from: the path of an archive, or a name on the server. */
    migratedDatabase: string;
    /** Is gone with the run. */
    runFolder: string;
  }
}

/** Read once for all files of a worker. */
let archive: Promise<Blob> | undefined;
const read = async (path: string): Promise<Blob> => new Blob([await readFile(path)]);

export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const template = inject('migratedDatabase');
  if (serverUrl) return borrowOnServer(serverUrl, template);
  return borrowEmbedded(() => (archive ??= read(template)));
}
