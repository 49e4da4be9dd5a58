import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { noWords } from '../../schema/rules/college-texts.ts';
import { sendUpload } from '../src/testing/files.ts';
import { type Client as Caller, client, eventually } from '../src/testing/index.ts';
import { anObjectStore } from '../src/testing/object-store.ts';
import { aBrowser, aPushService } from '../src/testing/push.ts';
import { createDatabase, dropWithCopies } from '../src/testing/server-databases.ts';
import { command, type ReadArchive, readWhole } from './support/archives.ts';
import { demoFolder } from './support/once-per-run.ts';
import { dataFolder, endProcesses, freePort, type Started, start } from './support/process.ts';

const key = 'correct horse battery staple';
const password = 'Demo@12345';
/** Stories that start whole programs several times, on a busy machine. */
const milliseconds = 180_000;
const serverUrl = process.env['TEST_DATABASE_URL'];

let college: Started;
let env: Record<string, string>;
let archive: string;
let whole: ReadArchive;

beforeAll(async () => {
  env = {
    DATA_DIR: await demoFolder(),
    PORT: String(await freePort()),
    DEMO_DATA: 'on',
    BACKUP_KEY: key,
  };
  college = await start(env).ready();
}, 180_000);
beforeEach(() => {
  onTestFailed(() => {
    process.stderr.write(`What the college said last:\n${college.output().slice(-4000)}\n`);
  });
});
afterAll(() => {
  endProcesses();
});

async function signedIn(url: string, email: string): Promise<Caller> {
  const { body } = await client(url).rest('POST', '/api/auth/signin', { email, password });
  return client(url, body.token);
}

const pauseMilliseconds = 50;
/** Does something again and again, each time after it was answered, and not at once if refused. */
function again(once: () => Promise<string>): { done: string[]; stop(): Promise<void> } {
  const done: string[] = [];
  let isOver = false;
  const loop = async (): Promise<void> => {
    while (!isOver) {
      const answer = await once();
      done.push(answer);
      if (answer === 'refused') await sleep(pauseMilliseconds);
    }
  };
  const running = loop();
  return {
    done,
    stop() {
      isOver = true;
      return running;
    },
  };
}

/** What is there after a restore: all but what ends with it, and what waits in the queue. */
const kept = ({ rows, files }: ReadArchive): unknown => ({
  files,
  rows: Object.fromEntries(
    [...rows].filter(
      ([name]) => !['sessions', 'codes', 'health_states', 'restored_jobs'].includes(name),
    ),
  ),
});

describe('a backup of the embedded database, while people write', () => {
  it(
    'has all that was acknowledged before it began, and every file that it names',
    async () => {
      const [asha, kabir] = await Promise.all([
        signedIn(college.url, 'asha.rao@vie.example'),
        signedIn(college.url, 'kabir.nair@vie.example'),
      ]);
      const { feedPosts } = await kabir.ask('{ feedPosts(first: 50) { nodes { id } } }');
      const posts = (feedPosts.nodes as { id: string }[]).map(({ id }) => id);
      let [colour, asked] = [0, 0];
      // Each picture takes the place of the one before, whose bytes are deleted.
      const pictures = again(async () => {
        const bytes = await sharp({
          create: {
            width: 64,
            height: 64,
            channels: 3,
            background: { r: (colour += 1), g: 0, b: 0 },
          },
        })
          .png()
          .toBuffer();
        const { body } = await sendUpload(
          college.url,
          asha,
          'mutation ($file: Upload!) { setProfilePicture(picture: $file) { id } }',
          'file',
          { bytes, name: 'me.png' },
        );
        return body.data?.setProfilePicture.id ?? 'refused';
      });
      const questions = again(async () => {
        const { data } = await kabir.graphql(
          'mutation ($id: ID!, $text: String!) { askQuestion(postId: $id, content: $text) { id } }',
          { id: posts[asked % posts.length], text: `How long did round ${(asked += 1)} take?` },
        );
        return data?.askQuestion.id ?? 'refused';
      });
      await eventually(() => pictures.done.length > 1 && questions.done.length > 3, 'writing');
      const before = questions.done.filter((id) => id !== 'refused');

      const { code, lines } = await command('backup', env);
      const during = questions.done.length - before.length;
      await Promise.all([pictures.stop(), questions.stop()]);
      expect(lines.join('\n')).toMatch(
        /rows and \d+ files in [\d.]+ MB, after [\d.]+ s, encrypted/,
      );
      expect(code).toBe(0);
      archive = lines[0] ?? '';

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

// Stories of the embedded database alone: they were told just before the run on a server.
describe.skipIf(serverUrl)('backups of every night', () => {
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

/** A product that was started where something was restored. */
async function startedAt(settings: Record<string, string>): Promise<Started> {
  return start({ ...settings, PORT: String(await freePort()), DEMO_DATA: 'off' }).ready();
}

/** Everybody is there, with what they had, and can go on. */
async function expectAlive(settings: Record<string, string>, formerToken: string): Promise<void> {
  const running = await startedAt(settings);
  const kabir = await signedIn(running.url, 'kabir.nair@vie.example');
  const { me, feedPosts } = await kabir.ask(
    '{ me { email } feedPosts(first: 1) { nodes { id } } }',
  );
  expect(me.email).toBe('kabir.nair@vie.example');
  const { askQuestion } = await kabir.ask(
    'mutation ($id: ID!) { askQuestion(postId: $id, content: "Is all of it here again?") { id } }',
    { id: feedPosts.nodes[0].id },
  );
  expect(askQuestion.id).toBeTruthy();
  expect((await client(running.url, formerToken).rest('GET', '/api/auth/user')).status).toBe(401);
  expect(await running.end('SIGTERM')).toBe(0);
}

describe.skipIf(serverUrl)('what was restored', () => {
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

describe.skipIf(!serverUrl)('a database server', () => {
  let database: { name: string; url: string };
  beforeAll(async () => {
    database = await createDatabase(serverUrl ?? '');
  });
  afterAll(async () => {
    if (serverUrl) await dropWithCopies(serverUrl, database.name);
  }, milliseconds);

  it(
    'takes what the embedded database had, with files in a bucket, and gives it back',
    async () => {
      const bucket = await anObjectStore();
      const there = {
        DATA_DIR: dataFolder(),
        DATABASE_URL: database.url,
        MINIO_ENDPOINT: bucket.minio.endpoint,
        MINIO_ACCESS_KEY: bucket.minio.accessKey,
        MINIO_SECRET_KEY: bucket.minio.secretKey,
        BACKUP_KEY: key,
      };
      const direct = new Client({ connectionString: database.url });
      await direct.connect();
      const unfinished = async (): Promise<boolean> =>
        (await direct.query(`select from pg_class where relname = 'unfinished_restore'`)).rows
          .length > 0;
      const cut = start(there, 'dist/server/restore.js', [archive]);
      await eventually(unfinished, 'its begin', 60);
      await cut.end('SIGKILL');
      const refused = start({ ...there, PORT: '0' });
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toMatch(/^DATABASE_URL: a restore did not end here, .*\n$/);

      expect((await command('restore', there, archive)).code).toBe(0);
      expect(await unfinished()).toBe(false);
      await direct.end();
      expect(bucket.objects.size).toBe(whole.files.size);
      const { lines } = await command('backup', there);
      expect(kept(await readWhole(lines[0] ?? '', key))).toEqual(kept(whole));
      await expectAlive(there, 'none');
      expect((await command('restore', there, archive)).lines[0]).toMatch(
        /^DATABASE_URL: the database has tables already/,
      );

      const home = { DATA_DIR: dataFolder(), BACKUP_KEY: key };
      expect((await command('restore', home, lines[0] ?? '')).code).toBe(0);
      const { lines: back } = await command('backup', home);
      expect(kept(await readWhole(back[0] ?? '', key))).toEqual(kept(whole));
      bucket.close();
    },
    milliseconds,
  );
});
