import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { FileStore } from '../../files/store.ts';
import { newId } from '../../ids.ts';
import { FilesLoader, filesAtOnce } from './files-loader.ts';

/** A store with what it holds. */
function aStore(held: Map<string, string>): FileStore {
  return {
    put: (key, bytes) => Promise.resolve(void held.set(key, String(bytes))),
    get: (key) => Promise.resolve(held.has(key) ? Readable.from([held.get(key)]) : null),
    remove: (key) => Promise.resolve(void held.delete(key)),
    sweep: () => Promise.resolve(),
    check: () => Promise.resolve(),
  };
}
const everyFile = { query: <Row>() => Promise.resolve({ rows: [{ type: 'image/png' } as Row] }) };

describe('a restore that fails', () => {
  it.each([
    ['none that a bucket had before', false],
    ['those that one which was cut off left in a folder', true],
  ])('takes back the files that it brought, and %s', async (_what, isFolder) => {
    const [kept, brought] = [newId(), newId()];
    const held = new Map([[kept, 'of before']]);
    const loader = new FilesLoader(aStore(held), everyFile, isFolder);
    for (const key of [kept, brought, brought])
      await loader.part({ kind: 'file', key, number: 1, isLast: true, bytes: Buffer.from('x') });
    expect([...held.keys()]).toEqual([kept, brought]);
    await loader.takeBack();
    await loader.end();
    expect([...held.keys()]).toEqual(isFolder ? [] : [kept]);
  });
});

describe('files of an archive', () => {
  const aPart = () =>
    ({ kind: 'file', key: newId(), number: 1, isLast: true, bytes: Buffer.from('x') }) as const;

  /** A store that is told when to end a put. */
  function aSlowStore() {
    const held = new Map<string, string>();
    const store = aStore(held);
    const asked: { end: () => void; fail: (why: Error) => void }[] = [];
    return {
      held,
      asked,
      store: {
        ...store,
        put: async (key: string, bytes: Buffer) => {
          const { promise, resolve, reject } = Promise.withResolvers<null>();
          asked.push({ end: () => resolve(null), fail: reject });
          await promise;
          await store.put(key, bytes, '');
        },
      } as FileStore,
    };
  }

  it('are put four at a time; all are there once it has settled', async () => {
    const { held, asked, store } = aSlowStore();
    const loader = new FilesLoader(store, everyFile, true);
    for (let n = 1; n < filesAtOnce; n += 1) await loader.part(aPart());
    let hasTaken = false;
    const fourth = loader.part(aPart()).then(() => {
      hasTaken = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked.length, hasTaken, held.size]).toEqual([filesAtOnce, false, 0]);
    asked[2]?.end();
    await fourth;
    expect(held.size).toBe(1);
    for (const { end } of asked) end();
    await loader.settle();
    expect(held.size).toBe(filesAtOnce);
  });

  it('of which one fails end it, and what was on its way is taken back too', async () => {
    const { held, asked, store } = aSlowStore();
    const loader = new FilesLoader(store, everyFile, true);
    await loader.part(aPart());
    await loader.part(aPart());
    await new Promise((resolve) => setImmediate(resolve));
    asked[0]?.fail(new Error('the disk is full'));
    await new Promise((resolve) => setImmediate(resolve));
    const third = loader.part(aPart());
    await expect(third).rejects.toThrow('the disk is full');
    const back = loader.takeBack();
    for (const { end } of asked) end();
    await back;
    expect(held.size).toBe(0);
    await expect(loader.settle()).rejects.toThrow('the disk is full');
  });
});
