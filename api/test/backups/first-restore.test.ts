import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedArchiveBytes } from '../../src/backup-limits.ts';
import { readConfig } from '../../src/config.ts';
import { stagedArchive } from '../../src/core/backup/over/staged.ts';
import { carryOutOrder } from '../../src/restore-order.ts';
import { type Client as Caller, client, eventually } from '../../src/testing/index.ts';
import { createDatabase, dropWithCopies } from '../../src/testing/servers/server-databases.ts';
import { command, type ReadArchive, readWhole } from '../support/archives.ts';
import { demoFolder } from '../support/once-per-run.ts';
import { dataFolder, endProcesses, freePort, type Started, start } from '../support/process.ts';

const milliseconds = 240_000;
const key = 'correct horse battery staple';
const head = { email: 'head@college.example', password: 'Head-of-college9!' };
const fields = `{ isOpen why phase done all said
  contents { college people posts files missing hasSecret isOlder } }`;
const ask = `{ firstRestore ${fields} }`;
const look = `mutation ($name: ID, $key: String) { lookIntoBackup(name: $name, key: $key) ${fields} }`;
const restore = 'mutation { restoreBackup { phase } }';
const serverUrl = process.env['TEST_DATABASE_URL'];

let bytes: Buffer;
let whole: ReadArchive;
let backedUpAt = 0;
let there: Record<string, string>;
let college: Started;
let admin: Caller;
let database: { name: string; url: string } | undefined;

async function signedIn(url: string, account: { email: string; password: string }) {
  const { body } = await client(url).rest('POST', '/api/auth/signin', account);
  return client(url, body.token);
}

/** The machine that burns: of what it had, the newest backup is left. */
beforeAll(async () => {
  const env = {
    DATA_DIR: await demoFolder(),
    PORT: String(await freePort()),
    DEMO_DATA: 'on',
    BACKUP_KEY: key,
  };
  const burning = await start(env).ready();
  const { lines } = await command('backup', env);
  await burning.end('SIGKILL');
  bytes = readFileSync(lines[0] ?? '');
  whole = await readWhole(lines[0] ?? '', key);
  backedUpAt = Date.now();
  database = serverUrl ? await createDatabase(serverUrl) : undefined;
  there = {
    DATA_DIR: dataFolder(),
    PORT: String(await freePort()),
    ADMIN_EMAIL: head.email,
    ADMIN_PASSWORD: head.password,
    ...(database && { DATABASE_URL: database.url }),
  };
  college = await start(there).ready();
  admin = await signedIn(college.url, head);
}, milliseconds);
afterAll(async () => {
  endProcesses();
  if (serverUrl && database) await dropWithCopies(serverUrl, database.name);
});

const post = (part: Record<string, string | number>, body: Buffer, token = admin.token) =>
  fetch(
    `${college.url}/backups/upload?${new URLSearchParams(
      Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value)])),
    ).toString()}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: new Uint8Array(body),
    },
  );

const partBytes = 1024 * 1024;
async function upload(archive: Buffer): Promise<void> {
  const id = randomUUID();
  for (let at = 0; at < archive.length; at += partBytes) {
    const answer = await post(
      { upload: id, at, size: archive.length },
      archive.subarray(at, at + partBytes),
    );
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
}

const looked = async (variables: Record<string, unknown>) => {
  await admin.ask(look, variables);
  return eventually(async () => {
    // One person's requests are counted.
    await sleep(200);
    const { firstRestore } = await admin.ask(ask);
    return ['ready', 'refused'].includes(firstRestore.phase) && firstRestore;
  }, 'all of it read');
};

/** A job of the fifth minute of each hour reminds admins of what waits, also after the backup. */
const withoutLaterReminder = (row: Record<string, string | null>): Record<string, string | null> =>
  Date.parse(String(row['reminded_at'])) > backedUpAt ? { ...row, reminded_at: null } : row;

/** A job of each hour writes down of which figures a day had none. */
const isFigureOfNone = (name: string, row: Record<string, string | null>): boolean =>
  name === 'daily_figures' && row['value'] === '0';

/** What is there after a restore: all but what ends with it, and what waits in the queue. */
function kept({ rows }: ReadArchive) {
  // The account of the settings is made beside them, with its profile and what the log says.
  const own = rows.get('users')?.find(({ email }) => email === head.email)?.['id'];
  return new Map(
    [...rows]
      .filter(
        ([name]) =>
          ![
            ...['sessions', 'codes', 'active_days', 'health_states', 'restored_jobs'],
            // The first look at the health of the place makes its row.
            'sealing_secret',
            // What a job of the minute works off.
            'people_changes',
          ].includes(name),
      )
      .map(([name, all]) => [
        name,
        all
          .filter((row) => own === undefined || !Object.values(row).includes(own))
          .filter((row) => !isFigureOfNone(name, row))
          .map(withoutLaterReminder),
      ]),
  );
}

it('what was brought and never restored is gone with the next start', async () => {
  const folder = dataFolder();
  const archive = stagedArchive(folder);
  await mkdir(dirname(archive), { recursive: true });
  await writeFile(archive, 'of another college');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  expect(await carryOutOrder(config)).toBe(config);
  expect(existsSync(archive)).toBe(false);
});

describe('an empty college on a new machine', () => {
  it(
    'refuses what is no whole backup with words, and stays as it is',
    async () => {
      const changed = Buffer.from(bytes);
      changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1;
      for (const [archive, sent, words] of [
        [Buffer.from('not an archive at all'), null, /no archive of Experiencia|cut off/],
        [Buffer.alloc(4096), null, /it was changed/],
        [bytes, null, /encrypted; set the key/],
        [bytes, 'another key', /encrypted with another key/],
        [bytes.subarray(0, bytes.length - 70_000), key, /cut off/],
        [changed, key, /changed|damaged/],
      ] as const) {
        await upload(archive);
        const { phase, said, contents } = await looked({ key: sent });
        expect([phase, contents]).toEqual(['refused', null]);
        expect(said).toMatch(words);
        expect((await admin.refused(restore)).code).toBe('CONFLICT');
      }
      expect((await admin.ask('{ me { email } }')).me.email).toBe(head.email);
    },
    milliseconds,
  );

  it('takes parts of a super admin alone, in their order, of one archive at a time', async () => {
    const id = randomUUID();
    const some = Buffer.alloc(64, 1);
    expect((await post({ upload: id, at: 0, size: 128 }, some, '')).status).toBe(401);
    expect((await post({ upload: 'x', at: 0, size: 128 }, some)).status).toBe(400);
    expect((await post({ upload: id, at: 0, size: 32 }, some)).status).toBe(400);
    expect((await post({ upload: id, at: 0, size: 2 ** 50 }, some)).status).toBe(400);
    const { bavail, bsize } = await statfs(there['DATA_DIR'] ?? '');
    const size = Math.min(bavail * bsize, uploadedArchiveBytes);
    // A disk that holds the largest twice refuses none for its room.
    if (2 * size > bavail * bsize) {
      const huge = await post({ upload: id, at: 0, size }, some);
      expect([huge.status, await huge.text()]).toEqual([
        409,
        expect.stringContaining('too little room'),
      ]);
    }
    const ids = [id, randomUUID()];
    const first = await Promise.all(
      ids.map((each) => post({ upload: each, at: 0, size: 128 }, some)),
    );
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner = '', loser = ''] = first[0]?.status === 200 ? ids : ids.toReversed();
    for (const wrong of [
      { upload: loser, at: 64, size: 128 },
      { upload: winner, at: 32, size: 128 },
      { upload: winner, at: 64, size: 256 },
    ])
      expect((await post(wrong, some)).status).toBe(409);
    expect((await post({ upload: winner, at: 64, size: 128 }, some)).status).toBe(200);
    expect((await admin.refused(look, { name: '../secrets/jwt-secret' })).code).toBe('NOT_FOUND');
  });

  it(
    'says what is in the newest backup, and gives its place to it: everything is back',
    async () => {
      await upload(bytes);
      const { contents, said, phase } = await looked({ key });
      expect([phase, said]).toEqual(['ready', null]);
      expect(contents).toMatchObject({
        college: whole.manifest.college,
        people: whole.rows.get('users')?.length,
        posts: whole.rows.get('posts')?.length,
        files: whole.end.files,
        missing: 0,
        hasSecret: true,
        isOlder: false,
      });
      const asked = await Promise.all([admin.graphql(restore), admin.graphql(restore)]);
      expect(asked.map(({ errors }) => errors?.[0]?.extensions.code ?? 'begun').sort()).toEqual([
        'CONFLICT',
        'begun',
      ]);
      const kabir = { email: 'kabir.nair@vie.example', password: 'Demo@12345' };
      const reader = await eventually(
        () =>
          signedIn(college.url, kabir).then(
            (caller) => caller.token !== undefined && caller,
            () => false as const,
          ),
        'everybody back',
        120,
      );
      expect((await reader.ask('{ me { email } }')).me.email).toBe(kabir.email);
      expect((await admin.rest('GET', '/api/auth/user')).status).toBe(401);
      const { lines } = await command('backup', there);
      const now = await readWhole(lines[0] ?? '');
      expect(now.files).toEqual(whole.files);
      const [is, was] = [kept(now), kept(whole)];
      expect([...is.keys()]).toEqual([...was.keys()]);
      for (const [name, rows] of is) expect(rows, name).toEqual(was.get(name));
      const figures = new Set(now.rows.get('daily_figures')?.map((row) => JSON.stringify(row)));
      const lost = whole.rows
        .get('daily_figures')
        ?.filter((row) => !figures.has(JSON.stringify(row)));
      expect(lost).toEqual([]);
    },
    milliseconds,
  );

  it(
    'is not empty then: nothing takes its place any more, not even what was ordered before',
    async () => {
      admin = await signedIn(college.url, head);
      expect((await admin.ask(ask)).firstRestore).toMatchObject({
        isOpen: false,
        why: 'This college is not empty any more.',
        phase: 'nothing',
      });
      const refused = await post({ upload: randomUUID(), at: 0, size: 64 }, Buffer.alloc(64));
      expect(refused.status).toBe(409);
      expect((await admin.refused(look)).code).toBe('CONFLICT');
      await college.end('SIGTERM');
      const staged = join(there['DATA_DIR'] ?? '', 'restore.staged');
      await mkdir(staged, { recursive: true });
      await writeFile(join(staged, 'archive'), bytes);
      await writeFile(join(staged, 'order.json'), JSON.stringify({ archive: null, key }));
      college = await start(there).ready();
      admin = await signedIn(college.url, head);
      expect((await admin.ask(ask)).firstRestore.said).toMatch(/not empty any more/);
      expect((await admin.ask('{ me { email } }')).me.email).toBe(head.email);
    },
    milliseconds,
  );
});
