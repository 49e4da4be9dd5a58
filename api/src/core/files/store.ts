import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import type { Config } from '../../config.ts';
import { isId } from '../ids.ts';

/** Under which key a smaller size of a picture lies. */
export const variantKey = (id: string, variant: string): string => `${id}.${variant}`;

/** Where bytes lie: a folder, or an S3-compatible store. Keys are ids, those of a picture's smaller sizes `<id>.<name>`. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  ready(): Promise<boolean>;
}

export function createFileStore(config: Config): FileStore {
  return config.minio ? objectStore(config.minio) : folderStore(join(config.dataDir, 'files'));
}

function folderStore(folder: string): FileStore {
  const path = (key: string): string => {
    const [id = '', variant = 'a', ...rest] = key.split('.');
    if (!isId(id) || !/^[a-z]{1,12}$/.test(variant) || rest.length > 0) throw new Error('a file key is an id, or an id and the name of a size');
    return join(folder, id.slice(-2), key);
  };
  return {
    async put(key, bytes) {
      const file = path(key);
      await mkdir(join(file, '..'), { recursive: true });
      // Written aside and renamed: a crash leaves no half file under a real name.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file).catch(async (error: unknown) => {
        await unlink(`${file}.part`).catch(() => undefined);
        throw error;
      });
    },
    get: (key) =>
      new Promise((resolve, reject) => {
        const stream = createReadStream(path(key));
        stream.once('open', () => { resolve(stream); }).once('error', reject);
      }),
    remove: (key) => rm(path(key), { force: true }),
    ready: () => mkdir(folder, { recursive: true }).then(() => true, () => false),
  };
}

function objectStore(minio: NonNullable<Config['minio']>): FileStore {
  const { hostname, port, protocol } = new URL(minio.endpoint);
  const client = new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port ? { port: Number(port) } : {}),
    accessKey: minio.accessKey,
    secretKey: minio.secretKey,
  });
  let bucketMade: Promise<void> | undefined;
  const bucket = (): Promise<void> =>
    (bucketMade ??= client.bucketExists(minio.bucket).then((there) => (there ? undefined : client.makeBucket(minio.bucket))).catch((error: unknown) => {
      bucketMade = undefined;
      throw error;
    }));
  return {
    async put(key, bytes, contentType) {
      await bucket();
      await client.putObject(minio.bucket, key, bytes, bytes.length, { 'Content-Type': contentType });
    },
    async get(key) {
      await bucket();
      return client.getObject(minio.bucket, key);
    },
    async remove(key) {
      await bucket();
      await client.removeObject(minio.bucket, key);
    },
    ready: () => bucket().then(() => true, () => false),
  };
}
