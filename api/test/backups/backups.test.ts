import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { noWords } from '../../../schema/rules/college/college-texts.ts';
import { aBrowser, aPushService } from '../../src/testing/builders/push.ts';
import { eventually } from '../../src/testing/index.ts';
import { command, type ReadArchive, readWhole } from '../support/archives.ts';
import { endProcesses, type Started } from '../support/process.ts';
import {
  backedUpWhileWritten,
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
}, milliseconds);
beforeEach(() => {
  onTestFailed(() => {
    process.stderr.write(`What the college said last:\n${college.output().slice(-4000)}\n`);
  });
});
afterAll(() => {
  endProcesses();
});

describe('a backup of the embedded database, while people write', () => {
  it(
    'has all that was acknowledged before it began, and every file that it names',
    async () => {
      const { lines, before, during, ...made } = await backedUpWhileWritten({ env, college });
      ({ archive } = made);
      expect(lines.join('\n')).toMatch(
        /rows and \d+ files in [\d.]+ MB, after [\d.]+ s, encrypted/,
      );

      whole = await readWhole(archive, key);
      const ids = new Set(whole.rows.get('questions')?.map(({ id }) => id));
      expect(before.length).toBeGreaterThan(3);
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      expect(during, 'people went on meanwhile').toBeGreaterThan(0);

      const named = (whole.rows.get('users') ?? []).flatMap(({ picture_id }) => picture_id ?? []);
      expect(named.length).toBeGreaterThan(10);
      expect(named.filter((id) => !whole.files.has(id))).toEqual([]);
      expect(existsSync(join(env['DATA_DIR'] ?? '', 'database.copy')), 'the copy is gone').toBe(
        false,
      );
    },
    milliseconds,
  );

  it(
    'is made and tried out from the page of super admins, one at a time',
    async () => {
      const [keeper, admin] = await Promise.all([
        signedIn(college.url, 'sunita.kujur@vie.example'),
        signedIn(college.url, 'venkata.ramana.murthy@vie.example'),
      ]);
      const make = 'mutation { backUpNow { id } }';
      const tryOne = 'mutation ($name: ID!) { tryBackup(name: $name) { id } }';
      const list =
        '{ backups { name kind isEncrypted version drill { differences } } backupWork { kind state said archive } }';
      // What goes with a session that a restore ends: all that has been told to a device.
      await admin.ask(
        'mutation ($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { isOn } }',
        { input: aBrowser(aPushService()).subscription },
      );
      expect((await admin.refused(make)).code).toBe('FORBIDDEN');
      const folder = join(env['DATA_DIR'] ?? '', 'backups');
      const archives = (): number =>
        readdirSync(folder).filter((name) => name.endsWith('.tar.age')).length;
      const before = archives();
      const asked = await Promise.all([keeper.graphql(make), keeper.graphql(make)]);
      expect(asked.map(({ errors }) => errors?.[0]?.extensions.code ?? 'begun').sort()).toEqual([
        'CONFLICT',
        'begun',
      ]);
      /** What lies there tells that it is time to ask: a person may ask 600 times a minute. */
      const ended = async (kind: string, isThere: () => boolean) => {
        await eventually(isThere, kind, 60);
        return eventually(async () => {
          const found = await keeper.ask(list);
          const [last] = found.backupWork;
          return last.kind === kind && ['done', 'failed'].includes(last.state) && found;
        }, `the end of ${kind}`);
      };
      const made = await ended('making', () => archives() > before);
      const [newest] = made.backups;
      expect(made.backupWork[0]).toMatchObject({ state: 'done', said: null });
      expect(newest).toMatchObject({ kind: 'manual', isEncrypted: true, drill: null });
      expect(newest.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect((await keeper.refused(tryOne, { name: '../secrets/jwt-secret' })).code).toBe(
        'NOT_FOUND',
      );
      await keeper.ask(tryOne, { name: newest.name });
      const tried = await ended('trying', () => existsSync(join(folder, 'last-drill.json')));
      expect(tried.backupWork[0]).toMatchObject({ state: 'done', archive: newest.name });
      expect(tried.backups[0]).toMatchObject({ name: newest.name, drill: { differences: [] } });
      const { auditLog } = await keeper.ask('{ auditLog(first: 2) { nodes { action } } }');
      expect(auditLog.nodes).toEqual([{ action: 'backup.try' }, { action: 'backup.make' }]);
    },
    milliseconds,
  );

  it(
    'lies readable to its owner alone, and says what is in it',
    async () => {
      const { lines } = await command('backup', env, '--list', 'newest');
      expect(lines).toContain(
        `${String(whole.rows.get('users')?.length).padStart(9)} rows of users`,
      );
      expect(lines).toContain('It holds the secret.');
      expect((await command('backup', env, '--list')).lines.join()).toContain(archive);
    },
    milliseconds,
  );

  it(
    'names the college as super admins do',
    async () => {
      const keeper = await signedIn(college.url, 'sunita.kujur@vie.example');
      await keeper.ask(
        'mutation ($words: CollegeInput!, $name: String) { changeCollege(version: 0, words: $words, name: $name) { name } }',
        { words: noWords, name: 'Govindrao College' },
      );
      await command('backup', env);
      expect((await command('backup', env, '--list', 'newest')).lines.join('\n')).toContain(
        'Govindrao College, ',
      );
    },
    milliseconds,
  );
});

describe('backups of every night', () => {
  it(
    'take the place of those that are kept no longer; the newest is restored, compared and deleted',
    async () => {
      const backups = join(env['DATA_DIR'] ?? '', 'backups');
      const planted = Array.from(
        { length: 9 },
        (_, day) => `experiencia-2025010${day + 1}T020000Z-daily.tar.age`,
      );
      for (const name of planted) copyFileSync(archive, join(backups, name));
      const { code, lines } = await command('backup', env, '--daily');
      expect([code, lines.slice(2)]).toEqual([
        0,
        // Six days stay, and the new one; the newest of each week and month are among them.
        planted
          .slice(0, 3)
          .toReversed()
          .map((name) => `${name} is kept no longer`),
      ]);
      const drilled = await command('backup', env, '--drill');
      expect(drilled).toEqual({
        code: 0,
        lines: [expect.stringMatching(/^The drill went well: all of newest was restored/)],
      });
      expect(existsSync(join(env['DATA_DIR'] ?? '', 'drill'))).toBe(false);
      const note = JSON.parse(readFileSync(join(backups, 'last-drill.json'), 'utf8')) as object;
      const [newest] = readdirSync(backups)
        .filter((name) => name.endsWith('.age'))
        .sort()
        .reverse();
      expect(note).toMatchObject({ archive: newest, differences: [] });
    },
    milliseconds,
  );
});
