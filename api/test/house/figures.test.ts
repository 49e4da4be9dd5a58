import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Its files are those that git knows: an unpacked archive has none. */
it.skipIf(!existsSync(join(root, '.git')))('the house in figures stays as it is declared', () => {
  const page = execFileSync(process.execPath, [join(root, 'scripts/house.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  const byHand = [...page.matchAll(/^\| (?:Lists|Forms) of the .* \| (\d+) \| (\d+) \|$/gm)];
  expect(byHand.map(([, , count]) => count)).toEqual(['0', '0', '0']);
  expect(page).toContain('Files that reach each other in a circle: api 0, web 0.');
  expect(page).toContain(
    'Folders with more than 20 files: 0. Files of tests with more than 300 lines: 0.',
  );
});
