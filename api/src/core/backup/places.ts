import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'minio';
import type { Config } from '../../config.ts';
import { disk } from '../program/disk.ts';

/** An archive that lies in a place. */
interface StoredArchive {
  name: string;
  size: number;
}

/** Where backups are kept. */
export interface BackupPlace {
  /** Where an archive lies, in words. */
  pathOf(name: string): string;
  /** Stores an archive, whole or not at all. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** All archives, oldest first. */
  list(): Promise<StoredArchive[]>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** Made every day, by hand, or before a newer version changes the database. */
export type BackupKind = 'daily' | 'manual' | 'update';

const namePattern =
  /^experiencia-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-(daily|manual|update)\.tar(\.age)?$/;

/** The name of a backup that is made at a moment. */
export const nameOf = (at: Date, kind: BackupKind, isEncrypted: boolean): string =>
  `experiencia-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${kind}.tar${isEncrypted ? '.age' : ''}`;

/** What the name of a backup says of it; null for other files. */
export function readName(
  name: string,
): { at: Date; kind: BackupKind; isEncrypted: boolean } | null {
  const [all, year, month, day, hour, minute, second, kind, age] = namePattern.exec(name) ?? [];
  if (!all) return null;
  return {
    at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    kind: kind as BackupKind,
    isEncrypted: age !== undefined,
  };
}

const ownOnly = (archives: StoredArchive[]): StoredArchive[] =>
  archives
    .filter(({ name }) => readName(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** A file with its bytes and its name on the disk, or nothing. */
async function writeWhole(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(bytes, createWriteStream(part, { mode: 0o600 }));
    const written = await open(part, 'r+');
    try {
      await disk.syncData({ path: part, descriptor: written.fd });
    } finally {
      await written.close();
    }
    await rename(part, file);
    await disk.syncNames(join(file, '..'));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string): string => join(folder, basename(name));
  return {
    pathOf,
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // One backup is made at a time: what is half written was left by one that was killed.
      for (const left of await readdir(folder))
        if (left.endsWith('.part') && readName(left.slice(0, -'.part'.length)))
          await rm(pathOf(left), { force: true });
      await writeWhole(pathOf(name), bytes);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      return ownOnly(
        await Promise.all(
          names
            .filter((name) => readName(name))
            .map(async (name) => ({ name, size: (await stat(pathOf(name))).size })),
        ),
      );
    },
    read: (name) => Promise.resolve(createReadStream(pathOf(name))),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** What is held in memory of a stream without a length; ten thousand of them are an archive. */
const uploadedPartBytes = 16 * 1024 * 1024;

function bucketPlace(minio: NonNullable<Config['minio']>, bucket: string): BackupPlace {
  const { hostname, port, protocol } = new URL(minio.endpoint);
  const client = new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port ? { port: Number(port) } : {}),
    accessKey: minio.accessKey,
    secretKey: minio.secretKey,
    partSize: uploadedPartBytes,
  });
  return {
    pathOf: (name) => `s3://${bucket}/${name}`,
    async write(name, bytes) {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket);
      await client.putObject(bucket, name, Readable.from(bytes, { objectMode: false }));
    },
    async list() {
      const archives: StoredArchive[] = [];
      for await (const { name, size } of client.listObjectsV2(bucket, 'experiencia-', true))
        if (name) archives.push({ name, size: size ?? 0 });
      return ownOnly(archives);
    },
    read: (name) => client.getObject(bucket, name),
    remove: (name) => client.removeObject(bucket, name),
  };
}

/** The bucket or folder that the settings name. */
export const backupPlace = ({ minio, backup }: Pick<Config, 'minio' | 'backup'>): BackupPlace =>
  minio && backup.bucket ? bucketPlace(minio, backup.bucket) : folderPlace(backup.folder);
