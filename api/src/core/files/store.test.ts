import { existsSync, fstatSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { anObjectStore, type ObjectStore } from '../../testing/servers/object-store.ts';
import { newId } from '../ids.ts';
import { disk } from '../program/disk.ts';
import { createFileStore, type FileStore, variantKey } from './store.ts';

const bytes = Buffer.from('What walks on four legs in the morning?');
let folder: string;
let s3: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  s3 = await anObjectStore();
  return () => {
    s3.close();
  };
});

const kept = async (store: FileStore, key: string): Promise<Buffer | null> => {
  const stream = await store.get(key);
  return stream && buffer(stream);
};

describe.each(['folder', 'object store'])('a %s', (kind) => {
  const open = (): FileStore =>
    createFileStore({ dataDir: folder, minio: kind === 'folder' ? undefined : s3.minio });

  it('keeps bytes under their key, replaces and removes them', async () => {
    const store = open();
    const key = newId();
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes, 'text/plain');
    await store.put(variantKey(key, 'small'), bytes.subarray(0, 4), 'text/plain');
    expect([await kept(store, key), await kept(store, variantKey(key, 'small'))]).toEqual([
      bytes,
      bytes.subarray(0, 4),
    ]);
    await store.put(key, Buffer.from('A man.'), 'text/plain');
    expect(String(await kept(open(), key))).toBe('A man.');
    for (let times = 0; times < 2; times += 1) await store.remove(key);
    expect(await store.get(key)).toBeNull();
    expect(await kept(store, variantKey(key, 'small'))).toEqual(bytes.subarray(0, 4));
  });

  it('takes many at once', async () => {
    const store = open();
    const keys = Array.from({ length: 20 }, newId);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'text/plain')));
    expect((await Promise.all(keys.map((key) => kept(store, key)))).map(String)).toEqual(keys);
  });
});

describe('a folder', () => {
  it('takes no key that leads out of it, and leaves no half file', async () => {
    const store = createFileStore({ dataDir: folder, minio: undefined });
    for (const key of ['../passwd', `${newId()}./../x`, `${newId()}.small.more`, ''])
      await expect((async () => store.put(key, bytes, 'text/plain'))()).rejects.toThrow(
        'a file key is an id',
      );
    expect(
      (await readdir(join(folder, 'files'), { recursive: true })).filter((name) =>
        name.endsWith('.part'),
      ),
    ).toEqual([]);
  });

  it('syncs bytes before they have their name, then the name; what is deleted stays deleted', async () => {
    const real = { ...disk };
    const key = newId();
    const file = join(folder, 'files', key.slice(-2), key);
    const order: string[] = [];
    disk.syncData = async ({ path, descriptor }) => {
      order.push(
        `${path}: ${fstatSync(descriptor).size} bytes, ${existsSync(file) ? 'named' : 'not named'}`,
      );
      await real.syncData({ path, descriptor });
    };
    disk.syncNames = async (path) => {
      if (path === dirname(file)) order.push(`names: ${existsSync(file) ? 'there' : 'not there'}`);
      await real.syncNames(path);
    };
    const store = createFileStore({ dataDir: folder, minio: undefined });
    await store.put(key, bytes, 'text/plain');
    await store.remove(key);
    Object.assign(disk, real);
    expect(order).toEqual([
      `${file}.part: ${bytes.length} bytes, not named`,
      'names: there',
      'names: not there',
    ]);
    disk.syncData = () => Promise.reject(new Error('input/output error'));
    await expect(store.put(key, bytes, 'text/plain')).rejects.toThrow('input/output error');
    Object.assign(disk, real);
    expect(await store.get(key)).toBeNull();
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});

describe('the folders of a folder', () => {
  /** Two keys of one folder. */
  const neighbours = (): [string, string] => {
    const first = newId();
    const second = newId().slice(0, -2) + first.slice(-2);
    return [first, second];
  };

  it('are on the disk before a file in them is acknowledged, whoever makes them', async () => {
    const real = { ...disk };
    const dataDir = await mkdtemp(join(folder, 'young-'));
    const files = join(dataDir, 'files');
    const order: string[] = [];
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    disk.syncNames = async (path) => {
      if (path === files) await held;
      await real.syncNames(path);
      if (path === files) order.push('the folder is synced');
    };
    const store = createFileStore({ dataDir, minio: undefined });
    const puts = neighbours().map(async (key) => {
      await store.put(key, bytes, 'text/plain');
      order.push('acknowledged');
    });
    // All that can be done without the sync has been done by then.
    await eventually(() => existsSync(files), 'the folder');
    for (let turns = 0; turns < 50; turns += 1) await new Promise((done) => setImmediate(done));
    expect(order).toEqual([]);
    goOn();
    await Promise.all(puts);
    Object.assign(disk, real);
    expect(order).toEqual(['the folder is synced', 'acknowledged', 'acknowledged']);
  });

  it('are synced by who finds them, once: their maker may have been killed before', async () => {
    const real = { ...disk };
    const dataDir = await mkdtemp(join(folder, 'found-'));
    const [first, second] = neighbours();
    await mkdir(join(dataDir, 'files', first.slice(-2)), { recursive: true });
    let synced = 0;
    disk.syncNames = async (path) => {
      if (path === join(dataDir, 'files')) synced += 1;
      await real.syncNames(path);
    };
    const store = createFileStore({ dataDir, minio: undefined });
    await store.put(first, bytes, 'text/plain');
    await store.put(second, bytes, 'text/plain');
    Object.assign(disk, real);
    expect(synced).toBe(1);
  });
});

describe('an object store', () => {
  const open = (minio = s3.minio, silence?: number): FileStore =>
    createFileStore({ dataDir: folder, minio }, silence);

  it('is given the type of the bytes, in a bucket that is made where it is missing', async () => {
    const store = open();
    const key = newId();
    await store.put(key, bytes, 'application/pdf');
    expect(s3.objects).toEqual(
      new Map([[`/college/${key}`, { bytes, contentType: 'application/pdf' }]]),
    );
    s3.buckets.clear();
    await expect(
      store.put(key, bytes, 'application/pdf'),
      'the bucket that was there',
    ).rejects.toThrow();
    await store.put(key, bytes, 'application/pdf');
    expect([...s3.buckets]).toEqual(['college']);
  });

  it('that another instance gave its bucket in the meantime is taken', async () => {
    s3.trouble.push(
      { status: 404, code: 'NoSuchBucket' },
      { status: 409, code: 'BucketAlreadyOwnedByYou' },
    );
    s3.buckets.add('college');
    await open().put(newId(), bytes, 'text/plain');
    expect([s3.trouble, s3.objects.size]).toEqual([[], 1]);
  });

  it('that fails is no empty one, and is asked anew', async () => {
    const store = open();
    const key = newId();
    await store.put(key, bytes, 'text/plain');
    s3.trouble.push({ status: 403, code: 'AccessDenied' });
    await expect(store.get(key)).rejects.toThrow('AccessDenied');
    expect(await kept(store, key)).toEqual(bytes);
    await expect(open({ ...s3.minio, secretKey: 'guessed' }).get(key)).rejects.toThrow();
    expect(await kept(store, key)).toEqual(bytes);
  });

  it('that says nothing, or stops in the middle, is given up', async () => {
    const [patient, hasty] = [open(), open(s3.minio, 50)];
    const key = newId();
    await patient.put(key, bytes, 'text/plain');
    s3.trouble.push('silence');
    await expect(hasty.get(key)).rejects.toThrow('the file store does not answer');
    s3.trouble.push('silence');
    await expect(hasty.put(key, bytes, 'text/plain')).rejects.toThrow(
      'the file store does not answer',
    );
    s3.trouble.push('half');
    await expect(kept(open(s3.minio, 2000), key)).rejects.toThrow('aborted');
    expect(await kept(patient, key)).toEqual(bytes);
  });

  it('that is not there is a failure', async () => {
    s3.close();
    await expect(open().get(newId())).rejects.toThrow('ECONNREFUSED');
  });
});
