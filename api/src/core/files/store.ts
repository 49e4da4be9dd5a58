import { createReadStream } from 'node:fs';
import {
  copyFile,
  glob,
  mkdir,
  open,
  rename,
  rm,
  stat,
  statfs,
  unlink,
  writeFile,
} from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import type { Config } from '../../config.ts';
import { storeAnswerMilliseconds, storeSilenceMilliseconds } from '../../limits.ts';
import { isId } from '../ids.ts';
import { disk } from '../program/disk.ts';

/** The key of a smaller size of a picture. */
export const variantKey = (id: string, variant: string): string => `${id}.${variant}`;

/**
 * Bytes that lie in a file of this machine because there may be many of them; they are read once.
 */
interface LargeFile {
  path: string;
}

/** What a file holds. */
export type FileContent = Buffer | LargeFile;

/** Bytes of a file, the first and the last of them. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores bytes in a folder or an S3-compatible store. Keys are ids; those of a picture's smaller
 * sizes are `<id>.<name>`.
 */
export interface FileStore {
  /**
   * Stores bytes, all or none of them; what the key had before is replaced. They are there to stay
   * when it returns, also after a power cut.
   */
  put(key: string, bytes: FileContent, contentType: string): Promise<void>;
  /** The bytes of a key, or some of them; or null. @throws when the store can't be asked */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Deletes the bytes of a key, half written ones too; no error when there are none. */
  remove(key: string): Promise<void>;
  /** Deletes what was half written by processes that were killed. */
  sweep(): Promise<void>;
  /** Asks whether files can be stored. @throws when they can't */
  check(): Promise<void>;
}

/** Bytes on their way to a folder take moments: what is older than a minute was left behind. */
const halfWrittenMilliseconds = 60_000;
/** With less room on its disk a folder takes for full: one upload may need as much. */
const leastFreeBytes = 32 * 1024 * 1024;

/** Where files are kept that no store has. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

/**
 * The S3-compatible store at `minio`, if it is set, else a folder under `dataDir`.
 * @param silenceMilliseconds how long the S3 store may pass no byte before a call fails
 */
export function createFileStore(
  config: Pick<Config, 'minio' | 'dataDir'>,
  silenceMilliseconds = storeSilenceMilliseconds,
): FileStore {
  return config.minio
    ? objectStore(config.minio, silenceMilliseconds)
    : folderStore(filesFolder(config.dataDir));
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/**
 * Makes folders under `root`, whose names are synced when it returns, whoever made them: one that
 * another call is making, and one that a process made which was killed before it could sync it. So
 * the names of each are synced once in a process, and all who need it wait for that.
 */
function folderMaker(root: string): (of: string) => Promise<void> {
  const synced = new Map<string, Promise<void>>();
  const syncNames = async (of: string, first = root): Promise<void> => {
    const top = Math.min(first.length, root.length);
    for (let made = of; made.length >= top; made = dirname(made))
      await disk.syncNames(dirname(made));
  };
  return async (of) => {
    const first = await mkdir(of, { recursive: true });
    const syncing = (first === undefined && synced.get(of)) || syncNames(of, first);
    synced.set(of, syncing);
    try {
      await syncing;
    } catch (error) {
      synced.delete(of);
      throw error;
    }
  };
}
/** Writes a file whose bytes are on the disk when it returns. */
async function write(part: string, bytes: FileContent): Promise<void> {
  if (Buffer.isBuffer(bytes)) await writeFile(part, bytes);
  else await copyFile(bytes.path, part);
  const file = await open(part, 'r+');
  try {
    await disk.syncData({ path: part, descriptor: file.fd });
  } finally {
    await file.close();
  }
}

function folderStore(folder: string): FileStore {
  const makeFolder = folderMaker(folder);
  const path = (key: string): string => {
    const [id = '', variant = 'a', ...rest] = key.split('.');
    if (!isId(id) || !/^[a-z]{1,12}$/.test(variant) || rest.length > 0)
      throw new Error('a file key is an id, or an id and the name of a size');
    return join(folder, id.slice(-2), key);
  };
  return {
    async put(key, bytes) {
      const file = path(key);
      await makeFolder(dirname(file));
      // Written beside it and renamed: nothing leaves half a file under a key.
      try {
        await write(`${file}.part`, bytes);
        await rename(`${file}.part`, file);
      } catch (error) {
        await unlink(`${file}.part`).catch(() => undefined);
        throw error;
      }
      await disk.syncNames(dirname(file));
    },
    get: (key, range) =>
      new Promise((resolve, reject) => {
        const stream = createReadStream(path(key), range);
        stream
          .once('open', () => {
            resolve(stream);
          })
          .once('error', (error) => {
            if (codeOf(error) === 'ENOENT') resolve(null);
            else reject(error);
          });
      }),
    async remove(key) {
      await rm(path(key), { force: true });
      await rm(`${path(key)}.part`, { force: true });
      // What was deleted doesn't come back.
      await disk.syncNames(dirname(path(key))).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    },
    async sweep() {
      for await (const file of glob('*/*.part', { cwd: folder })) {
        const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: Infinity }));
        if (Date.now() - mtimeMs > halfWrittenMilliseconds)
          await rm(join(folder, file), { force: true });
      }
    },
    async check() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < leastFreeBytes)
        throw Object.assign(new Error('the disk of the files is full'), { code: 'ENOSPC' });
    },
  };
}

/**
 * The client's transport with timeouts: by itself it waits for ever. An answer has to begin soon;
 * bytes that pass slowly then, as to a phone, are no silence.
 */
function transportWithTimeout(
  secure: boolean,
  silenceMilliseconds: number,
): Pick<typeof http, 'request'> {
  const { request } = secure ? https : http;
  return {
    request(options: http.RequestOptions, answered?: (response: http.IncomingMessage) => void) {
      const timeout = Math.min(storeAnswerMilliseconds, silenceMilliseconds);
      const asked = request({ ...options, timeout }, (response) => {
        asked.setTimeout(silenceMilliseconds);
        answered?.(response);
      });
      return asked.on('timeout', () => {
        asked.destroy(
          Object.assign(new Error('the file store does not answer'), { code: 'ETIMEDOUT' }),
        );
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
    transport: transportWithTimeout(secure, silenceMilliseconds),
  });
  let bucketReady: Promise<void> | undefined;
  const makeBucket = (): Promise<void> =>
    client.makeBucket(minio.bucket).catch((error: unknown) => {
      // Another instance made it at the same time.
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    });
  /** Makes the bucket before the first use, and again after somebody deleted it. */
  async function withBucket<T>(work: () => Promise<T>): Promise<T> {
    try {
      await (bucketReady ??= client
        .bucketExists(minio.bucket)
        .then((exists) => (exists ? undefined : makeBucket())));
      return await work();
    } catch (error) {
      if (codeOf(error) !== 'NoSuchKey') bucketReady = undefined;
      throw error;
    }
  }
  return {
    async put(key, bytes, contentType) {
      await withBucket(() =>
        Buffer.isBuffer(bytes)
          ? client.putObject(minio.bucket, key, bytes, bytes.length, {
              'Content-Type': contentType,
            })
          : client.fPutObject(minio.bucket, key, bytes.path, { 'Content-Type': contentType }),
      );
    },
    get: (key, range) =>
      withBucket<Readable | null>(() =>
        range
          ? client.getPartialObject(minio.bucket, key, range.start, range.end - range.start + 1)
          : client.getObject(minio.bucket, key),
      ).catch((error: unknown) => {
        if (codeOf(error) === 'NoSuchKey') return null;
        throw error;
      }),
    remove: (key) => withBucket(() => client.removeObject(minio.bucket, key)),
    // An object is there whole or not at all.
    sweep: () => Promise.resolve(),
    check: async () => {
      await client.bucketExists(minio.bucket);
    },
  };
}
