import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { FileStore } from '../../files/store.ts';
import { newId } from '../../ids.ts';
import { FilesLoader } from './files-loader.ts';

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
