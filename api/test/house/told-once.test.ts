import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedOfServers, embeddedAlways, toldOnce } from '../../vitest.once.ts';

const api = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(api, path), 'utf8');
const once = toldOnce();

describe('tests that a run on servers leaves out', () => {
  it('are those that ask for no server, directly or by what they load', () => {
    expect(once).toEqual(
      expect.arrayContaining([
        'test/house/names.test.ts',
        'test/process/doctor.test.ts',
        'src/core/secrets/secrets.mocked.test.ts',
      ]),
    );
    // By startTestApp, by the client of tests, by themselves, or under a name made up.
    for (const name of ['live/live-chat', 'process/process', 'process/pooler', 'house/singular'])
      expect(once).not.toContain(`test/${name}.test.ts`);
  });

  it('start neither the application nor a database of the run', () => {
    const start = /\b(?:startTestApp|testDatabase|borrowOnServer|createDatabase|anAlumnus)\b/;
    expect(once.filter((path) => start.test(textOf(path)))).toEqual([]);
  });

  it('or start the embedded database, and have no story of a server', () => {
    const ofServers =
      /\b(?:TEST_\w+|startTestApp|testDatabase|borrowOnServer|createDatabase|migratedDatabase)\b/;
    expect(embeddedAlways.filter((path) => ofServers.test(textOf(path)))).toEqual([]);
    expect(
      embeddedAlways.filter((path) => once.includes(path)),
      'named without need',
    ).toEqual([]);
  });

  it('never see a variable that such a run sets', () => {
    const scripts = globSync('../scripts/**/*.mjs', { cwd: api }).map(textOf).join('\n');
    const set = [...new Set(scripts.match(/\bTEST_[A-Z_]+\b/g))];
    expect(set.length).toBeGreaterThan(2);
    expect(set.filter((name) => !askedOfServers.test(name))).toEqual([]);
  });
});
