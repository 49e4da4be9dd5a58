import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFormat, writeArchive } from '../../core/backup/archive/archive.ts';
import { nameOf } from '../../core/backup/places.ts';
import type { App } from '../../core/context.ts';
import { fingerprintOf } from '../../core/secrets/secrets.ts';

/**
 * Puts a backup into the folder of an application, as the next night makes it, of nothing.
 * @param at when it says that it was made
 */
export async function aBackupNow({ config, version, clock }: App, at = clock.now()): Promise<void> {
  const manifest = {
    ...{ format: archiveFormat, program: version, migrations: [], college: 'Ours' },
    ...{ createdAt: at.toISOString(), tables: [], sequences: [] },
    secretFingerprint: fingerprintOf(config.jwtSecret),
  };
  await mkdir(config.backup.folder, { recursive: true });
  await writeFile(
    join(config.backup.folder, nameOf(at, 'daily', false)),
    writeArchive(
      (async function* parts() {
        yield { kind: 'manifest' as const, manifest };
        yield {
          kind: 'end' as const,
          end: { rows: {}, files: 0, fileBytes: 0, missing: [] },
        };
      })(),
    ),
  );
}
