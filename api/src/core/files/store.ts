import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import type { Config } from '../../config.ts';
import { storeSilenceMilliseconds } from '../../limits.ts';
import { isId } from '../ids.ts';

/** Under which key a smaller size of a picture lies. */
export const variantKey = (id: string, variant: string): string => `${id}.${variant}`;

/** Where bytes lie: a folder, or an S3-compatible store. Keys are ids, those of a picture's smaller sizes `<id>.<name>`. */
export interface FileStore {
  /** Stores bytes whole or not at all; what lay there before is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes under a key, or null where there are none. @throws when the store can't be asked */
  get(key: string): Promise<Readable | null>;
  /** Takes the bytes away; done as well where there are none. */
  remove(key: string): Promise<void>;
}

/** The store that the settings name: an S3-compatible one at `minio`, else a folder under `dataDir`. One that says nothing for so long is given up. */
export function createFileStore(
  config: Pick<Config, 'minio' | 'dataDir'>,
  silenceMilliseconds = storeSilenceMilliseconds,
): FileStore {
  return config.minio
    ? objectStore(config.minio, silenceMilliseconds)
    : folderStore(join(config.dataDir, 'files'));
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function folderStore(folder: string): FileStore {
  const path = (key: string): string => {
    const [id = '', variant = 'a', ...rest] = key.split('.');
    if (!isId(id) || !/^[a-z]{1,12}$/.test(variant) || rest.length > 0)
      throw new Error('a file key is an id, or an id and the name of a size');
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
        stream
          .once('open', () => {
            resolve(stream);
          })
          .once('error', (error) => {
            if (codeOf(error) === 'ENOENT') resolve(null);
            else reject(error);
          });
      }),
    remove: (key) => rm(path(key), { force: true }),
  };
}

/** Requests of the client, which by itself would wait for ever; bytes that pass slowly, as to a phone, are no silence. */
function impatient(secure: boolean, silenceMilliseconds: number): Pick<typeof http, 'request'> {
  const { request } = secure ? https : http;
  return {
    request(options: http.RequestOptions, answered?: (response: http.IncomingMessage) => void) {
      const asked = request({ ...options, timeout: silenceMilliseconds }, answered);
      return asked.on('timeout', () => {
        asked.destroy(new Error('the file store does not answer'));
      });
    },
  } as Pick<typeof http, 'request'>;
}

function objectStore(minio: NonNullable<Config['minio']>, silenceMilliseconds: number): FileStore {
  const { hostname, port, protocol } = new URL(minio.endpoint);
  const secure = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    useSSL: secure,
    ...(port ? { port: Number(port) } : {}),
    accessKey: minio.accessKey,
    secretKey: minio.secretKey,
    transport: impatient(secure, silenceMilliseconds),
  });
  let bucketMade: Promise<void> | undefined;
  const makeBucket = (): Promise<void> =>
    client.makeBucket(minio.bucket).catch((error: unknown) => {
      // Another instance that starts now was faster.
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    });
  /** Does something in the bucket, which is made the first time, and again after somebody took it away. */
  async function inBucket<T>(work: () => Promise<T>): Promise<T> {
    try {
      await (bucketMade ??= client
        .bucketExists(minio.bucket)
        .then((there) => (there ? undefined : makeBucket())));
      return await work();
    } catch (error) {
      if (codeOf(error) !== 'NoSuchKey') bucketMade = undefined;
      throw error;
    }
  }
  return {
    async put(key, bytes, contentType) {
      await inBucket(() =>
        client.putObject(minio.bucket, key, bytes, bytes.length, { 'Content-Type': contentType }),
      );
    },
    get: (key) =>
      inBucket<Readable | null>(() => client.getObject(minio.bucket, key)).catch(
        (error: unknown) => {
          if (codeOf(error) === 'NoSuchKey') return null;
          throw error;
        },
      ),
    remove: (key) => inBucket(() => client.removeObject(minio.bucket, key)),
  };
}
