import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { vi } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { encrypted } from '../../../src/core/backup/archive/age.ts';
import { writeArchive } from '../../../src/core/backup/archive/archive.ts';
import { dump } from '../../../src/core/backup/dump.ts';
import { writeSealedOrder } from '../../../src/core/backup/over/staged.ts';
import { createPglite } from '../../../src/core/database/embedded/embedded.ts';
import { newId } from '../../../src/core/ids.ts';
import { fingerprintOf } from '../../../src/core/secrets/secrets.ts';
import { allFiles } from '../../../src/features/files/index.ts';
import { anObjectStore, type ObjectStore } from '../../../src/testing/servers/object-store.ts';
import { builtServer } from '../../support/once-per-run.ts';
import { dataFolder } from '../../support/process.ts';
import { emptyDatabase } from './built-empty-database.ts';

// The old college is there, with its files in a bucket; an archive brings the new one.

export const key = 'correct horse battery staple';
export const kept = 'experiencia-20261127T020000Z-manual.tar.age';
export const [oldSecret = '', newSecret = ''] = [0, 1].map(() =>
  randomBytes(48).toString('base64url'),
);
/** A file of each, and one that both have. */
export const [oldFile, newFile, shared] = [newId(), newId(), newId()];

/** SQL of the one person of a college, and of their files. */
export const college = (person: 'old' | 'new'): string => {
  const id = newId();
  return `
    insert into users (id, email, full_name, role, roles, college, degree_type, stream,
                       year_of_graduation)
    values ('${id}', '${person}@mail.example', '${person}', 'mentee', '{mentee}', 'A college',
            'B.Tech', 'CSE', 2027);
    ${[person === 'old' ? oldFile : newFile, shared]
      .map(
        (file) => `insert into files (id, owner_id, purpose, content_type, size, name)
                   values ('${file}', '${id}', 'picture', 'image/png', 3, 'me.png');`,
      )
      .join('\n')}`;
};

export async function query(connectionString: string, text: string) {
  const server = new pg.Client({ connectionString });
  await server.connect();
  return server.query<Record<string, unknown>>(text).finally(() => server.end());
}

const bytesOf = (file: string): Buffer => Buffer.from(file.slice(-3));

/** The new college; the build's empty database is there from now on. */
export async function makeArchive(): Promise<Buffer> {
  await builtServer();
  const database = join(dataFolder(), 'database');
  cpSync(emptyDatabase, database, { recursive: true });
  const pglite = await createPglite(undefined, database);
  await pglite.exec(college('new'));
  const parts = dump({
    connection: pglite,
    storedFiles: allFiles.compiled().text,
    bytesOf: (file) => Promise.resolve(Readable.from([bytesOf(file)])),
    about: {
      program: '0.9.0',
      college: 'A college',
      createdAt: '2026-11-27T02:00:00.000Z',
      secretFingerprint: fingerprintOf(newSecret),
      secret: newSecret,
    },
  });
  const bytes: Buffer[] = [];
  for await (const chunk of encrypted(writeArchive(parts), key)) bytes.push(chunk);
  await pglite.close();
  return Buffer.concat(bytes);
}

/** The folder and the bucket of the old college, which the settings name from now on. */
export async function oldPlace(
  archive: Buffer,
  databaseUrl?: string,
): Promise<{ folder: string; store: ObjectStore }> {
  const [folder, store] = [dataFolder(), await anObjectStore()];
  store.buckets.add('college');
  for (const file of [oldFile, shared])
    store.objects.set(`/college/${file}`, { bytes: bytesOf(file), contentType: 'image/png' });
  for (const [path, content] of [
    ['secrets/jwt-secret', oldSecret],
    [`backups/${kept}`, archive],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const [variable, value] of Object.entries({
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: undefined,
    BACKUP_KEY: undefined,
    MINIO_ENDPOINT: store.minio.endpoint,
    MINIO_ACCESS_KEY: store.minio.accessKey,
    MINIO_SECRET_KEY: store.minio.secretKey,
    MINIO_BUCKET: store.minio.bucket,
  }))
    vi.stubEnv(variable, value);
  return { folder, store };
}

/** The order of its super admin to restore the new college over it. */
export const order = (given = key): Promise<void> =>
  writeSealedOrder(readConfig(), {
    archive: kept,
    key: given,
    over: { adminId: newId(), at: new Date().toISOString(), undo: null },
  });

/** What `placeOf` finds of each; the files of the old one go by a job. */
export const oldThings = { secret: 'old', files: [oldFile, shared].sort() };
export const newThings = { secret: 'new', files: [oldFile, shared, newFile].sort() };

/** Whose secret there is, and which files. */
export function placeOf(folder: string, { objects }: ObjectStore) {
  const secret = readFileSync(join(folder, 'secrets/jwt-secret'), 'utf8');
  return {
    secret: secret === oldSecret ? 'old' : secret === newSecret ? 'new' : 'none',
    files: [...objects.keys()].map((path) => path.slice('/college/'.length)).sort(),
  };
}
