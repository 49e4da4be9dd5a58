import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestTexts } from '../../../schema/rules/request-texts.ts';
import { type GuardedStore, guardStore } from '../../src/core/files/guarded-store.ts';
import { createFileStore } from '../../src/core/files/store.ts';
import { newId } from '../../src/core/ids.ts';
import { eventually } from '../../src/testing/eventually.ts';
import { anObjectStore, type ObjectStore } from '../../src/testing/servers/object-store.ts';
import { maskError } from '../../src/transports/error-masking.ts';

const bytes = Buffer.from('What walks on four legs in the morning?');
const masked = (error: unknown) => maskError(error, pino({ level: 'silent' }), 'request');

let folder: string;
let s3: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guarded-store-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  s3 = await anObjectStore();
  return () => {
    s3.close();
  };
});

const guarded = (): GuardedStore =>
  guardStore(createFileStore({ dataDir: folder, minio: s3.minio }, 300));

/** What people are told of a call. */
const told = (call: Promise<unknown>) => call.then(() => null, masked);

describe('the faults of a file store', () => {
  it.each([
    { status: 500, code: 'InternalError' },
    { status: 503, code: 'SlowDown' },
    { status: 403, code: 'AccessDenied' },
    'reset' as const,
    'silence' as const,
  ])('are told as its own, and pass: %j', async (trouble) => {
    const store = guarded();
    const key = newId();
    await store.put(key, bytes, 'text/plain');
    s3.lasting.trouble = trouble;
    for (const call of [told(store.get(key)), told(store.put(newId(), bytes, 'text/plain'))])
      expect(await call).toMatchObject({
        message: requestTexts.filesAway,
        extensions: { code: 'UNAVAILABLE', retryAfter: expect.any(Number) },
      });
    expect(store.state()).toBe('away');
    s3.lasting.trouble = undefined;
    await eventually(() => store.state() === 'ready', 'the store');
    expect(await told(store.get(key))).toBeNull();
  });

  it('are known while nobody calls', async () => {
    const store = guarded();
    s3.lasting.trouble = 'reset';
    await eventually(() => store.state() === 'away', 'the fault');
  });

  it('that keep it silent keep nobody waiting', async () => {
    const store = guarded();
    s3.lasting.trouble = 'silence';
    expect(await told(store.get(newId()))).toMatchObject({ message: requestTexts.filesAway });
    const before = store.failures;
    expect(await told(store.get(newId()))).toMatchObject({ message: requestTexts.filesAway });
    // Nobody asked the store: it is known to be silent.
    expect(store.failures).toBe(before);
  });

  it.each(['ENOSPC', 'EDQUOT'])('are a full disk where they are: %s', async (code) => {
    const full = Object.assign(new Error('write'), { code });
    const store = guardStore({
      ...createFileStore({ dataDir: folder, minio: undefined }),
      put: () => Promise.reject(full),
    });
    const error = { message: requestTexts.filesFull, extensions: { retryAfter: 60 } };
    expect(await told(store.put(newId(), bytes, 'text/plain'))).toMatchObject(error);
    expect(store.state()).toBe('full');
    // And where an upload lies before it is stored.
    expect(masked(full)).toMatchObject(error);
  });
});
