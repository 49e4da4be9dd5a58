import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { healthMailTexts } from '../../../../schema/rules/health/health-mail-texts.ts';
import type { App } from '../../core/context.ts';
import { unknownMigrations } from '../../core/database/migrate/schema-check.ts';
import { version } from '../../core/health/version.ts';
import { mailAtOnce } from './watch-health.ts';

/** Keeps of which newer database super admins were told, in the data folder. */
const toldFile = 'told-of-newer-database';

/**
 * Mails super admins that this program was started on the data of a newer one and does not run:
 * once for each machine and state of the data, because what refuses to start is started again and
 * again.
 */
export async function tellOfRefusedStart(app: App): Promise<void> {
  const unknown = (await unknownMigrations(app.db)).join('\n');
  if (unknown === '') return;
  const { dataDir } = app.config;
  const file = join(dataDir, toldFile);
  if ((await readFile(file, 'utf8').catch(() => '')) === unknown) return;
  const letter = healthMailTexts.refusedStart(await version.measure(app));
  if (!(await mailAtOnce(app, letter))) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, unknown);
}
