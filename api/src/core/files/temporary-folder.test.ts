import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTemporaryFolder } from './temporary-folder.ts';

it('what a killed process left goes, what another one uses stays', () => {
  const parent = mkdtempSync(join(tmpdir(), 'folders-'));
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const names = [
    `experiencia-${dead}-0123abcd`,
    `experiencia-${process.pid}-0123abcd`,
    `experiencia-${process.ppid}-0123abcd`,
    'of-somebody-else',
  ];
  for (const name of names) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'half'), '');
  }
  const folder = openTemporaryFolder(parent);
  folder.sweep();
  expect(names.map((name) => existsSync(join(parent, name)))).toEqual([false, false, true, true]);
  expect(existsSync(folder.path)).toBe(true);
  folder.remove();
  expect(existsSync(folder.path)).toBe(false);
  rmSync(parent, { recursive: true });
});
