import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedOfServers, toldOnce } from '../vitest.once.ts';

const api = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(api, path), 'utf8');
const once = toldOnce();

describe('tests that a run on servers leaves out', () => {
  it('are those that ask for no server, directly or by what they load', () => {
    expect(once).toEqual(
      expect.arrayContaining(['test/names.test.ts', 'src/core/secrets.mocked.test.ts']),
    );
    // By startTestApp, by a copy of the demo college, by themselves, or under a name made up.
    for (const name of ['live-chat', 'process', 'doctor', 'pooler', 'singular'])
      expect(once).not.toContain(`test/${name}.test.ts`);
  });

  it('start neither the application nor a database of the run', () => {
    const start = /\b(?:startTestApp|testDatabase|borrowOnServer|createDatabase|anAlumnus)\b/;
    expect(once.filter((path) => start.test(textOf(path)))).toEqual([]);
  });

  it('never see a variable that such a run sets', () => {
    const scripts = globSync('../scripts/*.mjs', { cwd: api }).map(textOf).join('\n');
    const set = [...new Set(scripts.match(/\bTEST_[A-Z_]+\b/g))];
    expect(set.length).toBeGreaterThan(2);
    expect(set.filter((name) => !askedOfServers.test(name))).toEqual([]);
  });
});
