import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { eventually } from '../../src/testing/index.ts';
import { command, type ReadArchive, readWhole } from '../support/archives.ts';
import { dataFolder, endProcesses, type Started, start } from '../support/process.ts';
import {
  backedUpWhileWritten,
  expectAlive,
  kept,
  key,
  milliseconds,
  signedIn,
  startedCollege,
} from './support/kept-college.ts';

let college: Started;
let env: Record<string, string>;
let archive: string;
let whole: ReadArchive;

beforeAll(async () => {
  ({ env, college } = await startedCollege());
  ({ archive } = await backedUpWhileWritten({ env, college }));
  whole = await readWhole(archive, key);
  // A start and a backup.
}, 2 * milliseconds);
beforeEach(() => {
  onTestFailed(() => {
    process.stderr.write(`What the college said last:\n${college.output().slice(-4000)}\n`);
  });
});
afterAll(() => {
  endProcesses();
});

describe('what was restored', () => {
  it(
    'is the same on another embedded database, and alive; sessions have ended',
    async () => {
      const { token = '' } = await signedIn(college.url, 'kabir.nair@vie.example');
      const there = { DATA_DIR: dataFolder(), BACKUP_KEY: key };
      const { code, lines } = await command('restore', there, archive);
      expect([code, lines.at(-1)]).toEqual([
        0,
        expect.stringMatching(/^Restored after .* signs in again/),
      ]);

      const { lines: second } = await command('backup', there);
      expect(kept(await readWhole(second[0] ?? '', key))).toEqual(kept(whole));
      await expectAlive(there, token);

      const again = await command('restore', there, archive);
      expect(again).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^DATA_DIR: .* has a database already/)],
      });
    },
    milliseconds,
  );

  it(
    'is refused whole while the product runs there, with another key, and with none',
    async () => {
      const used = await command('restore', env, archive);
      expect(used.lines[0]).toMatch(/^DATA_DIR: another process uses/);
      const there = dataFolder();
      const other = { DATA_DIR: there, BACKUP_KEY: 'a key of somebody else' };
      expect((await command('restore', other, archive)).lines).toEqual([
        'BACKUP_KEY: the archive was encrypted with another key.',
      ]);
      expect((await command('restore', { DATA_DIR: there }, archive)).lines).toEqual([
        'BACKUP_KEY: the archive is encrypted; set the key it was made with.',
      ]);
      expect(readdirSync(there).filter((name) => /database$|files|restore/.test(name))).toEqual([]);
    },
    milliseconds,
  );

  it(
    'says that it is not whole when it was cut off, and is whole after the next',
    async () => {
      const there = { DATA_DIR: dataFolder(), BACKUP_KEY: key };
      const cut = start(there, 'dist/server/restore.js', [archive]);
      await eventually(
        () => existsSync(join(there.DATA_DIR, 'restore.unfinished')),
        'its begin',
        60,
      );
      await cut.end('SIGKILL');
      const refused = start({ ...there, PORT: '0' });
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toMatch(/^DATA_DIR: a restore did not end here, .*\n$/);
      expect((await command('restore', there, archive)).code).toBe(0);
    },
    milliseconds,
  );
});
