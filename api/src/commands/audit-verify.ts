import 'reflect-metadata';
import { entities, migrationsFolder } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../core/database/db.ts';
import { verifyAuditLog } from '../features/audits/index.ts';

/**
 * `npm run audit:verify`: says whether the audit log is as it was written, or which entry is the
 * first that is not, and then ends with 1. The embedded database is read while the product is
 * stopped, a server at any time.
 */
const { databaseUrl, dataDir } = readConfig();
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
try {
  const db = await openDatabase({ entities, migrations: migrationsFolder, databaseUrl, dataDir });
  const { entries, last, broken } = await verifyAuditLog(db);
  if (broken) {
    say(`The audit log is broken at entry ${broken.number} (${broken.id}): ${broken.why}.`);
    process.exitCode = 1;
  } else say(`The audit log is whole: ${entries} entries, the last hash is ${last ?? 'none'}.`);
  await db.close();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
